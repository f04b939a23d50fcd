import FlowStore
import SwiftUI

/// An alert in the state of a feature: it is set while the alert is shown, and its buttons send actions.
///
/// ```swift
/// state.alert = AlertState(
///   title: TextState("Delete?"),
///   primaryButton: .destructive(TextState("Delete"), send: .deleteConfirmed),
///   secondaryButton: .cancel()
/// )
/// ```
public struct AlertState<Action> {
  /// Distinguishes this alert from the next one.
  public let id = UUID()

  /// The title.
  public var title: TextState

  /// The text below the title.
  public var message: TextState?

  /// The only button, or the first of two; if it is `nil`, the alert has one button that only dismisses it.
  public var primaryButton: Button?

  /// The second button.
  public var secondaryButton: Button?

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - dismissButton: The button; "OK" if it is `nil`.
  public init(title: TextState, message: TextState? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    primaryButton = dismissButton
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(title: TextState, message: TextState? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    self.primaryButton = primaryButton
    self.secondaryButton = secondaryButton
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    /// The role and the label of a button.
    public enum `Type`: Hashable, Sendable {
      /// A cancel button, with the system's label if it has none.
      case cancel(label: TextState?)

      /// A default button.
      case `default`(label: TextState)

      /// A destructive button.
      case destructive(label: TextState)
    }

    /// The action to send.
    public var action: Action?

    /// The role and the label.
    public var type: `Type`

    /// A cancel button.
    public static func cancel(_ label: TextState, send action: Action? = nil) -> Self {
      Self(action: action, type: .cancel(label: label))
    }

    /// A cancel button with the system's label.
    public static func cancel(send action: Action? = nil) -> Self {
      Self(action: action, type: .cancel(label: nil))
    }

    /// A default button.
    public static func `default`(_ label: TextState, send action: Action? = nil) -> Self {
      Self(action: action, type: .default(label: label))
    }

    /// A destructive button.
    public static func destructive(_ label: TextState, send action: Action? = nil) -> Self {
      Self(action: action, type: .destructive(label: label))
    }
  }
}

// Two alerts are equal if their appearance and their actions are equal.
extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.primaryButton == rhs.primaryButton
      && lhs.secondaryButton == rhs.secondaryButton
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(primaryButton)
    hasher.combine(secondaryButton)
  }
}

extension AlertState: Identifiable {}
extension AlertState: Sendable where Action: Sendable {}
extension AlertState.Button: Equatable where Action: Equatable {}
extension AlertState.Button: Hashable where Action: Hashable {}
extension AlertState.Button: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
  /// The members shown in differences; the identifier is omitted because it is irrelevant to a test.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "title": title, "message": message as Any, "primaryButton": primaryButton as Any,
        "secondaryButton": secondaryButton as Any,
      ],
      displayStyle: .struct)
  }
}

extension View {
  /// Shows an alert while the state has one.
  ///
  /// - Parameters:
  ///   - store: The store of the alert.
  ///   - dismissal: Sent when the alert is dismissed; it should set the alert to `nil`.
  public func alert<Action>(_ store: Store<AlertState<Action>?, Action>, dismiss dismissal: Action) -> some View {
    WithViewStore(store, removeDuplicates: { $0?.id == $1?.id }) { viewStore in
      self.alert(item: viewStore.binding(send: dismissal)) { state in
        state.alert(send: viewStore.send)
      }
    }
  }
}

extension AlertState {
  /// Converts the alert to SwiftUI's type.
  ///
  /// - Parameter send: Receives the action of the pressed button.
  func alert(send: @escaping (Action) -> Void) -> Alert {
    let (title, message) = (title.text, message?.text)
    guard let primaryButton, let secondaryButton else {
      return Alert(title: title, message: message, dismissButton: primaryButton?.button(send: send))
    }
    return Alert(
      title: title,
      message: message,
      primaryButton: primaryButton.button(send: send),
      secondaryButton: secondaryButton.button(send: send))
  }
}

extension AlertState.Button {
  /// Converts the button to SwiftUI's type.
  func button(send: @escaping (Action) -> Void) -> Alert.Button {
    let perform: () -> Void = { if let action { send(action) } }
    return switch type {
    case .cancel(let label?): .cancel(label.text, action: perform)
    case .cancel(nil): .cancel(perform)
    case .default(let label): .default(label.text, action: perform)
    case .destructive(let label): .destructive(label.text, action: perform)
    }
  }
}
