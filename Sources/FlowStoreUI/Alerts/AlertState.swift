import FlowStore
import SwiftUI

/// An alert in the state of a feature: it is there while the alert is shown, and its buttons send actions.
///
/// ```swift
/// state.alert = AlertState(
///   title: TextState("Delete?"),
///   primaryButton: .destructive(TextState("Delete"), send: .deleteConfirmed),
///   secondaryButton: .cancel()
/// )
/// ```
public struct AlertState<Action> {
  /// What tells this alert from the next one.
  public let id = UUID()

  /// The title.
  public var title: TextState

  /// What is said below the title.
  public var message: TextState?

  /// The buttons; none stands for one that only dismisses.
  public var buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: What is said below the title.
  ///   - dismissButton: The button; "OK" if there is none.
  public init(title: TextState, message: TextState? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: What is said below the title.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(title: TextState, message: TextState? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    /// What the button is for.
    public enum Role: Hashable, Sendable {
      case `default`, cancel, destructive
    }

    /// What is written on it; a button that cancels has its own word if there is nothing.
    public let label: TextState?

    /// What it is for.
    public let role: Role

    /// What it sends.
    public let action: Action?

    /// A button that cancels.
    public static func cancel(_ label: TextState, send action: Action? = nil) -> Self {
      Self(label: label, role: .cancel, action: action)
    }

    /// A button that cancels, with the word of the system.
    public static func cancel(send action: Action? = nil) -> Self {
      Self(label: nil, role: .cancel, action: action)
    }

    /// An ordinary button.
    public static func `default`(_ label: TextState, send action: Action? = nil) -> Self {
      Self(label: label, role: .default, action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: TextState, send action: Action? = nil) -> Self {
      Self(label: label, role: .destructive, action: action)
    }
  }
}

// Two alerts are alike if they look alike and do the same.
extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Identifiable {}
extension AlertState: Sendable where Action: Sendable {}
extension AlertState.Button: Equatable where Action: Equatable {}
extension AlertState.Button: Hashable where Action: Hashable {}
extension AlertState.Button: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
  /// What differences are shown of: not the identifier, which means nothing to a test.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["title": title, "message": message as Any, "buttons": buttons], displayStyle: .struct)
  }
}

extension View {
  /// Shows an alert while there is one in the state.
  ///
  /// - Parameters:
  ///   - store: The store of the alert.
  ///   - dismissal: Sent when the alert goes away; it should take the alert out of the state.
  public func alert<Action>(_ store: Store<AlertState<Action>?, Action>, dismiss dismissal: Action) -> some View {
    WithViewStore(store, removeDuplicates: { $0?.id == $1?.id }) { viewStore in
      self.alert(item: viewStore.binding(send: dismissal)) { state in
        state.alert(send: viewStore.send)
      }
    }
  }
}

extension AlertState {
  /// The alert as SwiftUI has it.
  ///
  /// - Parameter send: Is given the action of the button that is pressed.
  func alert(send: @escaping (Action) -> Void) -> Alert {
    let (title, message) = (title.text, message?.text)
    guard buttons.count > 1 else {
      return Alert(title: title, message: message, dismissButton: buttons.first?.button(send: send))
    }
    return Alert(
      title: title,
      message: message,
      primaryButton: buttons[0].button(send: send),
      secondaryButton: buttons[1].button(send: send))
  }
}

extension AlertState.Button {
  /// The button as SwiftUI has it.
  func button(send: @escaping (Action) -> Void) -> Alert.Button {
    let perform: () -> Void = { if let action { send(action) } }
    switch (role, label) {
    case (.cancel, let label?): return .cancel(label.text, action: perform)
    case (.cancel, nil): return .cancel(perform)
    case (.default, let label): return .default(label?.text ?? Text("OK"), action: perform)
    case (.destructive, let label): return .destructive(label?.text ?? Text("OK"), action: perform)
    }
  }
}
