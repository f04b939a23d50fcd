/// The ways in which you can stack marks in a chart.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Storage: String { case standard, normalized, center, unstacked }

  let storage: Storage

  /// Stacks marks starting at zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }

  /// Stacks marks so that their sum is 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }

  /// Stacks marks around the center of the chart.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }

  /// Does not stack marks.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
}

extension MarkStackingMethod: CustomStringConvertible {
  public var description: String { storage.rawValue }
}
