import SwiftUI

struct GalleryTable: View {
  private struct Name: Identifiable {
    let id: String
  }

  var body: some View {
    Table([Name(id: "Ada"), Name(id: "Grace")]) {
      TableColumn("Name", value: \.id)
      TableColumn("Letters") { Text("\($0.id.count)") }
    }
  }
}

struct GalleryScopes: View {
  var body: some View {
    NavigationStack {
      List(1..<5) { Text("Row \($0)") }
        .navigationTitle("Search")
        .searchable(text: .constant("Row"), isPresented: .constant(true))
        .searchScopes(.constant(1)) {
          Text("All").tag(1)
          Text("New").tag(2)
        }
    }
  }
}

struct GalleryColumns: View {
  var body: some View {
    NavigationSplitView {
      List(1..<5) { Text("Row \($0)") }.navigationTitle("Sidebar")
    } detail: {
      Text("Detail").navigationTitle("Detail")
    }
  }
}

struct GalleryTabs: View {
  var body: some View {
    TabView(selection: .constant(6)) {
      ForEach(Array(1..<8), id: \.self) { number in
        Text("Tab \(number)").tabItem { Label("Tab \(number)", systemImage: "\(number).circle") }.tag(number)
      }
    }
  }
}
