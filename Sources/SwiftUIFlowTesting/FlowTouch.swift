import Foundation

/// What one finger did on the screen in a step, from going down to being lifted.
public struct FlowTouch: Sendable, Equatable {
  /// Where the finger was, in points of the screen: one place for a tap, the way it took for a drag.
  public let path: [CGPoint]

  /// - Parameter path: Where the finger was; places in a row that are the same count once.
  init(path: [CGPoint]) {
    self.path = path.enumerated().filter { $0 == 0 || path[$0 - 1] != $1 }.map(\.element)
  }
}
