import Foundation

/// Determines where a scroll ends.
public protocol ScrollTargetBehavior {
  /// Adjusts the target at which a gesture would end.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The properties of the scroll view to which the behavior applies.
  func properties(context: PropertiesContext) -> Properties

  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  /// The usual properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The properties of a scroll view that a scroll target behavior sets.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a gesture scrolls a shorter distance than usual.
  public var limitsScrolls = false

  public init() {}
}

/// The scroll view to which the properties of a scroll target behavior apply.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues

  /// The scrollable axes.
  public let axes: Axis.Set
}

/// The target at which a scroll ends.
public struct ScrollTarget {
  /// The rectangle of the content that the viewport will show, in points.
  public var rect: CGRect

  public var anchor: UnitPoint?
}

/// The context of a scroll for a scroll target behavior.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target when the gesture began.
  public let originalTarget: ScrollTarget

  /// The velocity of the viewport relative to the content when the finger was lifted, in points per second.
  public let velocity: CGVector

  /// The size of the content, in points.
  public let contentSize: CGSize

  /// The size of the viewport, in points.
  public let containerSize: CGSize

  /// The scrollable axes.
  public let axes: Axis.Set

  let environment: EnvironmentValues

  /// The rectangles of the scroll targets in the coordinates of the content.
  let targets: [CGRect]

  /// The margins that scroll with the content, within which targets are aligned.
  let margins: EdgeInsets

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Ends a scroll where the gesture ends.
struct FreeScrollTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension EnvironmentValues {
  @Entry var scrollTargetBehavior: any ScrollTargetBehavior = FreeScrollTargetBehavior()
}

extension View {
  /// Sets the behavior that determines where scrolls of the scroll views inside end.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior as any ScrollTargetBehavior)
  }
}

extension ScrollElement {
  /// The offset at which a gesture that would end at `offset` comes to rest.
  ///
  /// - Parameter start: The offset before the gesture.
  func settled(_ offset: CGPoint, velocity: CGVector, from start: CGPoint) -> CGPoint {
    let window = geometry.containerSize
    var target = ScrollTarget(rect: CGRect(origin: offset, size: window))
    let targets = scrollTargets.map { contentRect(of: CGRect(origin: .zero, size: $0.size), in: $0) }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start, size: window)), velocity: velocity,
      contentSize: geometry.contentSize, containerSize: window, axes: style.axes, environment: environment,
      targets: targets, margins: geometry.margins)
    environment.scrollTargetBehavior.updateTarget(&target, context: context)
    if let anchor = target.anchor {
      return CGPoint(
        x: target.rect.minX + anchor.x * (target.rect.width - window.width),
        y: target.rect.minY + anchor.y * (target.rect.height - window.height))
    }
    return target.rect.origin
  }

  /// Lets the target behavior adjust the offset after a change of the viewport's size. If the offset does not stay, the
  /// view of the scroll position does.
  func settleAfterResizing() {
    guard phase == .idle else { return }
    let target = settled(offset, velocity: .zero, from: offset)
    guard target != offset else { return }
    guard heldOffset == offset, let held = heldView else { return scroll(to: target) }
    let request = ScrollRequest(id: held.id, anchor: held.anchor ?? .topLeading, root: self, reportsPosition: false)
    // A view that is out of view is scrolled to already.
    if !request.isOutOfView { request.start() }
  }
}

/// A scroll target behavior with its type erased.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior.
  public var base: any ScrollTargetBehavior

  public init(_ base: some ScrollTargetBehavior) {
    self.base = base
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}
