/// Views that are described but not shown: their semantics become part of those of the modified view.
struct DescribedViews<Layer: View, Value>: LayeredModifier {
  let layer: Layer
  let value: Value
  let change: @MainActor (Value, inout SemanticsProperties, _ nodes: [SemanticsNode], _ element: Element) -> Void

  static var affectsLayout: Bool { false }
  static var drawsLayer: Bool { false }

  @MainActor func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    guard let host = storage(of: element) else { return builder.describe(child) }
    let nodes = builder.children { $0.describe(host) }
    let (value, change) = (value, change)
    let modifier = AccessibilityAttachmentModifier { properties, element in change(value, &properties, nodes, element) }
    modifier.describe(child, in: element, into: &builder)
  }
}

extension View {
  /// Adds a label made of views, which may contain the view itself with its existing label.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      DescribedViews(layer: content(PlaceholderContentView(self)), value: ()) { _, properties, nodes, _ in
        properties.label = nodes.mergedText
      })
  }

  /// Adds an action with a label made of views.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(
      DescribedViews(layer: label(), value: action) { action, properties, nodes, _ in
        properties.actions.append(SemanticsAction(.named(nodes.mergedText ?? "")) { action() })
      })
  }

  /// Adds multiple accessibility actions to the view: the buttons in the content, named by their labels.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(
      DescribedViews(layer: content(), value: ()) { _, properties, nodes, _ in
        properties.actions += nodes.compactMap { node in
          node.action(.activate)?.named(.named(node.label ?? ""))
        }
      })
  }

  /// Adds multiple accessibility actions to the view, in a category.
  ///
  /// - Note: Approximate: actions have no category; a warning is recorded for another than the default.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
      .approximate(
        "accessibilityActions(category:_:)", "the actions have no category.", when: category != .default)
  }
}

/// Designates an accessibility action category that is provided and named by the system.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// The default category.
  public static let `default` = AccessibilityActionCategory(name: "")

  /// The category of editing actions.
  public static let edit = AccessibilityActionCategory(name: "Edit")

  private init(name: String) {
    self.name = name
  }

  /// Creates a category with a name.
  public init<S: StringProtocol>(_ name: S) {
    self.init(name: String(name))
  }
}
