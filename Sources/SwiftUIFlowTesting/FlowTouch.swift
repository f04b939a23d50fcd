import Foundation

/// The path of one finger on the screen in a step, from touch down to touch up.
public struct FlowTouch: Sendable, Equatable {
  /// The positions of the finger, in points of the screen: one position for a tap, the path for a drag.
  public let path: [CGPoint]

  /// - Parameter path: The positions of the finger; consecutive equal positions are merged.
  init(path: [CGPoint]) {
    self.path = path.enumerated().filter { $0 == 0 || path[$0 - 1] != $1 }.map(\.element)
  }
}
