import SwiftUI

/// An alert, or a list of actions at the bottom of the screen.
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The text below the title.
  open var message: String? { didSet { presenting?.changes.note() } }

  /// How the alert is shown.
  public let preferredStyle: Style

  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []

  /// The text fields of an alert.
  public private(set) var textFields: [UITextField]?

  /// The button of the return key.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.alert = self
    presenting?.changes.note()
  }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: Sets up the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    presenting?.changes.note()
  }
}

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The role of a button.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?

  /// The role of the button.
  public let style: Style

  /// Whether the button can be used.
  open var isEnabled = true { didSet { alert?.presenting?.changes.note() } }

  /// What VoiceOver says for the title.
  open var accessibilityLabel: String? { didSet { alert?.presenting?.changes.note() } }

  fileprivate weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  fileprivate func perform() { handler?(self) }
}

/// The text fields and the buttons of an alert.
struct AlertParts: View {
  let alert: UIAlertController

  var body: some View {
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { _, field in
      AlertField(field: field)
    }
    ForEach(Array(alert.actions.enumerated()), id: \.offset) { _, action in
      Button(role: action.style.role) {
        action.perform()
      } label: {
        let title = Text(verbatim: action.title ?? "")
        action.accessibilityLabel.map { title.accessibilityLabel(Text(verbatim: $0)) } ?? title
      }
      .disabled(!action.isEnabled)
    }
  }
}

/// A text field of an alert.
private struct AlertField: View {
  let field: UITextField

  var body: some View {
    _ = field.changes.count
    return Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: field.textBinding)
      } else {
        TextField(field.placeholder ?? "", text: field.textBinding)
      }
    }
    .keyboardType(field.keyboardType)
    .accessibilityIdentifier(field.accessibilityIdentifier ?? "")
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
