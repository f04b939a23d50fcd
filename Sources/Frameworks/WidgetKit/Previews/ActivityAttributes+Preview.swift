import FlowActivityKit
import FlowFoundation
import SwiftUI

extension ActivityAttributes {
  /// Shows a live activity in a preview.
  ///
  /// On iOS the app's extension has its views, which this call does not name: a box with the name of the attributes is in
  /// their place. `#Preview(as:using:widget:contentStates:)` draws them.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    UnknownActivity(name: String(describing: Self.self))
  }
}

/// What is shown for a live activity of which the views are not known.
private struct UnknownActivity: View {
  let name: String

  var body: some View {
    let _ = report(
      .missing(
        "previewContext(_:isStale:viewKind:)",
        "the views of \(name) are not known; #Preview with its widget draws them."))
    LockScreenActivity(content: AnyView(Text(verbatim: name).foregroundStyle(.secondary)))
  }
}
