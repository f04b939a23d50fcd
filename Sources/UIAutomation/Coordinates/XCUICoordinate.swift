import Foundation
import SwiftUI

/// A point of the screen, relative to an element.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
  /// The element that the point is relative to.
  public let referencedElement: XCUIElement

  private let normalizedOffset: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
    super.init()
  }

  var session: AutomationSession { referencedElement.session }

  /// The current location in points of the screen.
  public var screenPoint: CGPoint { point(or: "Failed to get screen point: ") ?? .zero }

  /// Returns a point with an offset from this one.
  ///
  /// - Parameter offset: The distance to the right and down, in points; it is added to that of this point.
  public func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: self.offset.dx + offset.dx, dy: self.offset.dy + offset.dy))
  }

  func point(or prefix: @autoclosure () -> String) -> CGPoint? {
    guard let found = referencedElement.found(or: prefix()) else { return nil }
    let frame = found.entry.node.frame
    return CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
  }

  /// Touches the point regardless of the elements there; fails if it is outside the screen or nothing takes the touch.
  func perform(_ action: FingerAction, _ file: StaticString, _ line: UInt) {
    session.note(file, line)
    guard !session.isStopped else { return }
    if let problem = action.problem { return session.fail("Failed to \(action.verb) coordinate: \(problem).") }
    referencedElement.app.screen?.becomeIdle()
    guard let screen = referencedElement.app.screen,
      let point = action.comesFromEdges ? pointOnEdge(for: action.verb) : pointOnScreen(for: action.verb)
    else { return }
    session.interruptions.handleAlert(blocking: referencedElement.query, at: point)
    let paths = action.paths(point)
    if !paths.isEmpty, let outcome = screen.touch(paths).first {
      session.lost(outcome, of: paths, to: "\(action.verb) coordinate")
    }
    screen.runReadyTasks()
  }

  /// The current location; the test fails if it is outside the screen.
  func pointOnScreen(for verb: String) -> CGPoint? {
    guard let point = point(or: "Failed to \(verb) coordinate: "), let bounds = screenBounds else { return nil }
    guard !bounds.contains(point) else { return point }
    session.fail(
      "Failed to \(verb) coordinate: the point {\(point.x), \(point.y)} is not on the screen of "
        + "\(Int(bounds.width)) x \(Int(bounds.height)) points.")
    return nil
  }

  /// The start of a touch at the point, moved to the edge if it is beside the screen.
  ///
  /// Touches that begin above or below the screen are system gestures; the app does not receive them.
  private func pointOnEdge(for verb: String) -> CGPoint? {
    guard var point = point(or: "Failed to \(verb) coordinate: "), let bounds = screenBounds else { return nil }
    if point.y < bounds.minY || point.y >= bounds.maxY { return nil }
    // The last point of the screen is one point before its edge.
    point.x = min(max(point.x, bounds.minX), bounds.maxX - 1)
    return point
  }

  private var screenBounds: CGRect? {
    referencedElement.app.screen.map { CGRect(origin: .zero, size: $0.rootElement?.size ?? .zero) }
  }
}

extension XCUICoordinate: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension XCUIElement {
  /// A point relative to the element: 0 is the left or upper edge of its frame, 1 the right or lower one.
  ///
  /// - Parameter normalizedOffset: The place in the element's frame, from 0 to 1 in each direction.
  public func coordinate(
    withNormalizedOffset normalizedOffset: CGVector, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUICoordinate {
    session.note(file, line)
    return XCUICoordinate(self, normalizedOffset: normalizedOffset)
  }
}
