import SwiftUI

/// A message with a title, for the first responder that has the method.
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?

  open override var title: String {
    get { label.title }
    set { label.title = newValue }
  }

  open override var image: UIImage? {
    get { label.image }
    set { label.image = newValue }
  }

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image, subtitle: nil)
  }

  /// Sends the message to the first responder that has the method.
  ///
  /// - Parameter responder: Where the chain begins if nothing has the keyboard.
  func send(from responder: UIResponder?) {
    UIApplication.shared.send(action, alongChainOf: UIWindow.current.firstResponder ?? responder, from: self, for: nil)
  }
}

/// A command with a key of a hardware keyboard. A menu shows it; the key sends it if a responder from the first one on has it
/// among its `keyCommands`.
open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}
