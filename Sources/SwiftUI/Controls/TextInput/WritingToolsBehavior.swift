/// The extent of the system's writing tools in a text view.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind {
    case automatic, complete, limited, disabled
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The system's choice.
  public static let automatic = WritingToolsBehavior(.automatic)

  /// The tools rewrite the text in place.
  public static let complete = WritingToolsBehavior(.complete)

  /// The tools show their result in a panel.
  public static let limited = WritingToolsBehavior(.limited)

  /// No tools.
  public static let disabled = WritingToolsBehavior(.disabled)
}

extension View {
  /// Sets the extent of the system's writing tools.
  ///
  /// It has no effect, because there are no writing tools.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(InertModifier(name: "writingToolsBehavior", value: behavior))
  }
}
