import FlowUIKit
import SwiftUI

/// Shows a file: a picture or a text; of others the name and the size.
struct PreviewFace: View {
  let items: [any QLPreviewItem]
  @State var index: Int
  let close: @MainActor () -> Void

  private var item: (any QLPreviewItem)? { items.indices.contains(index) ? items[index] : nil }

  var body: some View {
    NavigationStack {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("QLPreviewControllerView")
        .navigationTitle(Text(verbatim: item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent ?? ""))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Done", action: close).accessibilityIdentifier("QLOverlayDoneButtonAccessibilityIdentifier")
          }
          if items.count > 1 {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Previous", systemImage: "chevron.left") { index -= 1 }.disabled(index <= 0)
              Text(verbatim: "\(index + 1) of \(items.count)")
              Button("Next", systemImage: "chevron.right") { index += 1 }.disabled(index >= items.count - 1)
            }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    let data = item?.previewItemURL.flatMap { try? Data(contentsOf: $0) }
    if let data, let image = UIImage(data: data) {
      Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
        .accessibilityLabel(Text(verbatim: item?.previewItemURL?.lastPathComponent ?? ""))
    } else if let data, isText, let text = String(data: data, encoding: .utf8) {
      ScrollView { Text(verbatim: text).frame(maxWidth: .infinity, alignment: .leading).padding() }
    } else if let data {
      placeholder("doc", "\(data.count) bytes")
    } else {
      placeholder("questionmark.folder", "The file is not there.")
    }
  }

  private var isText: Bool {
    let names = ["txt", "md", "json", "xml", "csv", "swift", "html", "css", "js", "log", "yml", "yaml", "strings"]
    return names.contains(item?.previewItemURL?.pathExtension.lowercased() ?? "")
  }

  private func placeholder(_ symbol: String, _ text: String) -> some View {
    VStack(spacing: 8) {
      Image(systemName: symbol).font(.largeTitle).accessibilityHidden(true)
      Text(verbatim: item?.previewItemURL?.lastPathComponent ?? "").font(.headline)
      Text(verbatim: text)
    }
    .foregroundStyle(.secondary)
  }
}
