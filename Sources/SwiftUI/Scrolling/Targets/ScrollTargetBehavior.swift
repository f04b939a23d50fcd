import Foundation

/// Decides where a scroll comes to rest.
public protocol ScrollTargetBehavior {
  /// Moves the target that a gesture would end at.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where a scroll is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What the window will show, in the content's coordinates, in points.
  public var rect: CGRect

  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a scroll target behaviour knows about the scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the window stood when the gesture began.
  public let originalTarget: ScrollTarget

  /// How fast the window moved over the content when the finger was lifted, in points per second.
  public let velocity: CGVector

  /// The size of what is scrolled, in points.
  public let contentSize: CGSize

  /// The size of the window, in points.
  public let containerSize: CGSize

  /// The axes along which the view scrolls.
  public let axes: Axis.Set

  let environment: EnvironmentValues

  /// The places of the scroll targets, in the content's coordinates.
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A scroll that ends where the gesture ends.
struct FreeScrollTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension EnvironmentValues {
  private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: any ScrollTargetBehavior { FreeScrollTargetBehavior() }
  }

  var scrollTargetBehavior: any ScrollTargetBehavior {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets where scrolls in the scrolling views inside come to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(keyPath: \.scrollTargetBehavior, value: behavior as any ScrollTargetBehavior))
  }
}

extension ScrollElement {
  /// Where a gesture comes to rest that would end at `offset`.
  ///
  /// - Parameter start: Where the window stood before it.
  func settled(_ offset: CGPoint, velocity: CGVector, from start: CGPoint) -> CGPoint {
    let window = geometry.containerSize
    var target = ScrollTarget(rect: CGRect(origin: offset, size: window))
    let targets = scrollTargets.map { contentRect(of: CGRect(origin: .zero, size: $0.size), in: $0) }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start, size: window)), velocity: velocity,
      contentSize: geometry.contentSize, containerSize: window, axes: style.axes, environment: environment,
      targets: targets)
    environment.scrollTargetBehavior.updateTarget(&target, context: context)
    if let anchor = target.anchor {
      return CGPoint(
        x: target.rect.minX + anchor.x * (target.rect.width - window.width),
        y: target.rect.minY + anchor.y * (target.rect.height - window.height))
    }
    return target.rect.origin
  }
}
