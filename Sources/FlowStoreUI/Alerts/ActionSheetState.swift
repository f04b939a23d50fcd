import FlowStore
import SwiftUI

/// An action sheet in the state of a feature: it is set while the sheet is shown, and its buttons send actions.
public struct ActionSheetState<Action> {
  /// A button.
  public typealias Button = AlertState<Action>.Button

  /// Distinguishes this sheet from the next one.
  public let id = UUID()

  /// The title.
  public var title: TextState

  /// The text below the title.
  public var message: TextState?

  /// The buttons.
  public var buttons: [Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - buttons: The buttons.
  public init(title: TextState, message: TextState? = nil, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension ActionSheetState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ActionSheetState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ActionSheetState: Identifiable {}
extension ActionSheetState: Sendable where Action: Sendable {}

extension ActionSheetState: CustomReflectable {
  /// The members shown in differences; the identifier is omitted because it is irrelevant to a test.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["title": title, "message": message as Any, "buttons": buttons], displayStyle: .struct)
  }
}

#if !os(macOS)
  extension View {
    /// Shows an action sheet while the state has one.
    ///
    /// - Parameters:
    ///   - store: The store of the sheet.
    ///   - dismissal: Sent when the sheet is dismissed; it should set the sheet to `nil`.
    public func actionSheet<Action>(
      _ store: Store<ActionSheetState<Action>?, Action>, dismiss dismissal: Action
    ) -> some View {
      WithViewStore(store, removeDuplicates: { $0?.id == $1?.id }) { viewStore in
        self.actionSheet(item: viewStore.binding(send: dismissal)) { state in
          ActionSheet(
            title: state.title.text,
            message: state.message?.text,
            buttons: state.buttons.map { $0.button(send: viewStore.send) })
        }
      }
    }
  }
#endif
