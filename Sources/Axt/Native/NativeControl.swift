#if os(Linux)
  import SwiftUI

  /// A native control, as its live element describes it.
  @MainActor
  final class NativeControl {
    weak var element: Element?
    var kind = NativeKind.button

    var label: String? { node.flatMap { $0.label ?? $0.placeholder } }
    var value: Any? { currentValue }

    var action: (() -> Void)? {
      (performable(.activate) ?? performable(.focus)).map { action in { action(.none) } }
    }

    var setValue: ((Any?) -> Void)? {
      guard kind == .textField, let action = performable(.setText) else { return nil }
      return { value in action(.text(value as? String ?? "")) }
    }

    private var currentValue: Any? {
      switch kind {
      case .toggle: node?.value.flatMap { ["0": false, "1": true][$0] }
      // Not the value of the semantics node, which is the placeholder while there is no text.
      case .textField: node?.element?.controlInteraction?.behavior.textInput?.text()
      case .button, .navigationLink, .text: nil
      }
    }

    private func performable(_ action: SemanticsAction.Kind) -> ((SemanticsAction.Argument) -> Void)? {
      guard kind != .text, node?.action(action) != nil else { return nil }
      // The control may have changed by the time the action runs.
      return { [weak self] argument in self?.node?.action(action)?.perform(argument) }
    }

    /// The semantics of the control.
    private var node: SemanticsNode? {
      guard let element, element.isMounted else { return nil }
      var builder = SemanticsBuilder()
      builder.describe(element)
      return builder.nodes.lazy.compactMap { self.control(in: $0) }.first
    }

    private func control(in node: SemanticsNode) -> SemanticsNode? {
      isControl(node) ? node : node.children.lazy.compactMap { self.control(in: $0) }.first
    }

    private func isControl(_ node: SemanticsNode) -> Bool {
      switch kind {
      case .text: node.role == .staticText
      case .textField: node.action(.setText) != nil
      case .toggle: node.action(.setOn) != nil || node.role == .switch || node.role == .toggle
      case .button, .navigationLink: node.action(.activate) != nil
      }
    }
  }

  /// Stores the element of a control.
  struct NativeControlModifier: ElementModifier {
    let control: NativeControl
    let kind: NativeKind

    static var affectsLayout: Bool { false }

    func didMount(_ element: ModifiedElement) {
      control.element = element
      control.kind = kind
    }
  }
#else
  import SwiftUI

  /// Apple's SwiftUI has no API to read its controls: there a control exposes only the values of its modifiers.
  @MainActor
  final class NativeControl {
    var label: String? { nil }
    var value: Any? { nil }
    var action: (() -> Void)? { nil }
    var setValue: ((Any?) -> Void)? { nil }
  }

  struct NativeControlModifier: ViewModifier {
    let control: NativeControl
    let kind: NativeKind

    func body(content: Content) -> some View { content }
  }
#endif
