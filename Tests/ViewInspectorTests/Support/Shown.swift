import SwiftUI
import ViewInspector

/// A custom view around another one.
struct Shown<Content: View>: View {
  let content: Content

  var body: some View { content }
}

/// Inspects the text "x" while its view is on a screen.
@MainActor
func shown<V: View, Result>(
  _ view: V, _ read: (InspectableView<ViewType.Text>) throws -> Result
) throws -> Result {
  let root = Shown(content: view)
  ViewHosting.host(view: root, function: "shown")
  defer { ViewHosting.expel(function: "shown") }
  return try read(root.inspect(function: "shown").find(text: "x"))
}
