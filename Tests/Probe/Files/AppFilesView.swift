import SwiftUI

/// Shows every resource of a bundle.
struct AppFilesView: View {
  let bundle: Bundle

  private static let images = ["png", "Icons/star", "jpeg", "gif", "webp", "svg", "pdf", "box"]

  var body: some View {
    VStack(spacing: 2) {
      Text("hello", bundle: bundle)
      ForEach([1, 5], id: \.self) { count in
        Text("\(count) files", bundle: bundle)
        Text("\(count) windows", tableName: "Menu", bundle: bundle)
      }
      Text("open", tableName: "Menu", bundle: bundle)
      Text("close", tableName: "Menu", bundle: bundle)
      ForEach(Self.images, id: \.self) { Image($0, bundle: bundle) }
      Image("svg", bundle: bundle).resizable().frame(width: 40, height: 30)
      Color("brand", bundle: bundle).frame(height: 10)
    }
    .environment(\.locale, Locale(identifier: "de_DE"))
  }
}
