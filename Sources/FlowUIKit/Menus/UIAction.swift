import SwiftUI

/// An element of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// Whether an element is marked.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// What an element looks like.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// What an element shows.
  final var label: (title: String, subtitle: String?, image: UIImage?)

  open var title: String { label.title }
  open var image: UIImage? { label.image }
  open var subtitle: String? { label.subtitle }

  init(title: String, image: UIImage?, subtitle: String?) {
    label = (title, subtitle, image)
    super.init()
  }
}

/// A closure with a title.
open class UIAction: UIMenuElement {
  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
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

  /// The control or the item that performs the action.
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image, subtitle: subtitle)
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A list of actions.
open class UIMenu: UIMenuElement {
  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
  }

  public let options: Options
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image, subtitle: subtitle)
  }
}

/// The elements of a menu as SwiftUI shows them.
struct MenuParts: View {
  let menu: UIMenu
  /// Where the chain of responders for a command begins if nothing has the keyboard.
  var responder: UIResponder?

  var body: some View {
    ForEach(Array(menu.children.enumerated()), id: \.offset) { _, element in
      if let action = element as? UIAction {
        MenuButton(element: action, attributes: action.attributes, isOn: action.state == .on) {
          action.perform(sender: menu)
        }
      } else if let command = element as? UICommand {
        MenuButton(element: command, attributes: command.attributes, isOn: command.state == .on) {
          command.send(from: responder)
        }
      } else if let inner = element as? UIMenu {
        if inner.options.contains(.displayInline) {
          Section { MenuParts(menu: inner, responder: responder) }
        } else {
          Menu(inner.title) { MenuParts(menu: inner, responder: responder) }
        }
      }
    }
  }
}

/// An element of a menu that does something.
private struct MenuButton: View {
  let element: UIMenuElement
  let attributes: UIMenuElement.Attributes
  let isOn: Bool
  let action: @MainActor () -> Void

  var body: some View {
    if !attributes.contains(.hidden) {
      Button(role: attributes.contains(.destructive) ? .destructive : nil, action: action) {
        Label {
          Text(verbatim: element.title)
        } icon: {
          if let image = element.image {
            Image(uiImage: image)
          } else if isOn {
            Image(systemName: "checkmark")
          }
        }
      }
      .disabled(attributes.contains(.disabled))
    }
  }
}
