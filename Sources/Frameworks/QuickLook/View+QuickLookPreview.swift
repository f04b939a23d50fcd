import Foundation
import PhoneSimulation
import SwiftUI

extension View {
  /// Shows a file while the binding has one.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(PreviewSheet(selection: item, items: nil))
  }

  /// Shows one of several files while the binding has one.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(PreviewSheet(selection: selection, items: Array(items)))
  }
}

private struct PreviewSheet: ViewModifier {
  @Binding var selection: URL?
  let items: [URL]?

  nonisolated init(selection: Binding<URL?>, items: [URL]?) {
    _selection = selection
    self.items = items
  }

  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: Binding(get: { selection != nil }, set: { if !$0 { selection = nil } })) {
      if let selection {
        PreviewFace(
          items: items ?? [selection], index: items?.firstIndex(of: selection) ?? 0, close: { self.selection = nil })
      }
    }
  }
}
