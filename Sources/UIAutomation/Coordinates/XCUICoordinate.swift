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

  private var session: AutomationSession { referencedElement.session }

  /// Where the point is now, in points of the screen.
  public var screenPoint: CGPoint { point(or: "Failed to get screen point: ") ?? .zero }

  /// A point at a distance from this one, in points.
  public func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: self.offset.dx + offset.dx, dy: self.offset.dy + offset.dy))
  }

  private func point(or prefix: @autoclosure () -> String) -> CGPoint? {
    guard let found = referencedElement.found(or: prefix()) else { return nil }
    let frame = found.entry.node.frame
    return CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
  }

  // MARK: - Fingers

  /// Taps the point.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    touch("tap", file, line) { FingerPath.taps(at: $0, count: 1, fingers: 1) }
  }

  /// Taps the point twice in quick succession.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    touch("double tap", file, line) { FingerPath.taps(at: $0, count: 2, fingers: 1) }
  }

  /// Rests a finger on the point.
  ///
  /// - Parameter duration: In seconds of the screen's clock.
  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    touch("press", file, line) { [.press(at: $0, duration: max(0, duration))] }
  }

  /// Rests a finger on the point, then drags it to another.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0, file: file,
      line: line)
  }

  /// Rests a finger on the point, drags it to another, and rests there.
  ///
  /// A finger that comes from beside the screen goes down on its edge, as one that swipes back from the edge. What comes
  /// from above or below the screen is the system's, and the app does not hear of it.
  ///
  /// - Parameters:
  ///   - duration: In seconds of the screen's clock.
  ///   - velocity: In points per second.
  ///   - holdDuration: In seconds of the screen's clock.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    touch("press and drag", file, line, from: .edges) { start in
      guard let end = otherCoordinate.point(or: "Failed to drag to coordinate: ") else { return [] }
      return [
        .drag(
          from: start, to: end, after: max(0, duration), velocity: velocity.rawValue, hold: max(0, holdDuration))
      ]
    }
  }

  // MARK: - Pointer

  /// Moves the pointer to the point.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    guard !session.isStopped, let point = point(or: "Failed to hover over coordinate: ") else { return }
    referencedElement.app.screen?.movePointer(to: point)
  }

  public func click(file: StaticString = #filePath, line: UInt = #line) { tap(file: file, line: line) }
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) { doubleTap(file: file, line: line) }

  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    press(forDuration: 1, file: file, line: line)
  }

  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(forDuration: duration, thenDragTo: otherCoordinate, file: file, line: line)
  }

  /// Where fingers may come from.
  private enum Origin {
    case screen, edges
  }

  /// A point is touched whatever is there; only one that is not on the screen is a failure.
  private func touch(
    _ verb: String, _ file: StaticString, _ line: UInt, from origin: Origin = .screen,
    _ fingers: (CGPoint) -> [FingerPath]
  ) {
    session.note(file, line)
    guard !session.isStopped else { return }
    referencedElement.app.screen?.becomeIdle()
    guard var point = point(or: "Failed to \(verb) coordinate: "), let screen = referencedElement.app.screen else {
      return
    }
    let bounds = CGRect(origin: .zero, size: screen.rootElement?.size ?? .zero)
    if origin == .edges {
      if point.y < bounds.minY || point.y >= bounds.maxY { return }
      // The last point of the screen is the one before its edge.
      point.x = min(max(point.x, bounds.minX), bounds.maxX - 1)
    }
    guard bounds.contains(point) else {
      return session.fail(
        "Failed to \(verb) coordinate: the point {\(point.x), \(point.y)} is not on the screen of "
          + "\(Int(bounds.width)) x \(Int(bounds.height)) points.")
    }
    let paths = fingers(point)
    if !paths.isEmpty { screen.touch(paths) }
    screen.runReadyTasks()
  }
}

extension XCUICoordinate: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension XCUIElement {
  /// A point relative to the element: 0 is the left or upper edge of its frame, 1 the right or lower one.
  public func coordinate(
    withNormalizedOffset normalizedOffset: CGVector, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUICoordinate {
    session.note(file, line)
    return XCUICoordinate(self, normalizedOffset: normalizedOffset)
  }
}
