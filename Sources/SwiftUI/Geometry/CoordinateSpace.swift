/// A resolved coordinate space created by the coordinate space protocol.
public enum CoordinateSpace: Hashable {
  /// The global coordinate space at the root of the view hierarchy.
  case global

  /// The local coordinate space of the current view.
  case local

  /// A named reference to a view's local coordinate space.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
public protocol CoordinateSpaceProtocol {
  /// The resolved coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A named coordinate space, set with `coordinateSpace(_:)` on an ancestor.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable

  package init(name: AnyHashable) {
    self.name = name
  }

  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The name of a scroll view's coordinate space, for each of its axes.
  package struct ScrollViewName: Hashable, Sendable {
    package var axis: Axis?
  }
}

/// The local coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The global coordinate space at the root of the view hierarchy.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Creates a named coordinate space using the given value.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The innermost scroll view that contains the current view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: nil)))
  }

  /// The innermost scroll view that scrolls along `axis` and contains the current view.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: axis)))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The local coordinate space of the current view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The global coordinate space at the root of the view hierarchy.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
