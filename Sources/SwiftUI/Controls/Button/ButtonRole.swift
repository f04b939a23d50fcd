/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private enum Purpose: Hashable, Sendable { case destructive, cancel, confirm, close }

  private let purpose: Purpose

  private init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// A role that indicates a destructive button.
  public static let destructive = ButtonRole(.destructive)

  /// A role that indicates a button that cancels an operation.
  public static let cancel = ButtonRole(.cancel)

  /// A role that indicates a button that confirms an operation.
  public static let confirm = ButtonRole(.confirm)

  /// A role that indicates a button that closes something.
  public static let close = ButtonRole(.close)
}
