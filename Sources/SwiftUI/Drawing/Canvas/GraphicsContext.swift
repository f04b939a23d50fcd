import FlowRendering
import Foundation

/// An immediate mode drawing destination, and its current state.
///
/// Copies draw on the same destination, each with its own state.
public struct GraphicsContext {
  let destination: GraphicsDestination

  /// The opacity of drawing operations in the context.
  public var opacity: Double = 1

  /// The blend mode used by drawing operations in the context.
  public var blendMode: BlendMode = .normal

  /// The environment associated with the graphics context.
  public let environment: EnvironmentValues

  /// The current transform matrix, defining user space coordinates.
  public var transform: CGAffineTransform = .identity

  private var clips: [GraphicsClip] = []
  private var filters: [ContextFilter] = []

  init(destination: GraphicsDestination, environment: EnvironmentValues) {
    self.destination = destination
    self.environment = environment
  }

  // MARK: - Transforms

  /// Scales subsequent drawing operations by an amount in each dimension.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves subsequent drawing operations by an amount in each dimension, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawing operations by an angle.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Appends the given transform to the context's existing transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: - Clips

  /// Options that affect the use of clip shapes.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An option to invert the shape or layer alpha as the clip mask.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the intersection of all current clip shapes in the current user space.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: destination.size)
    for clip in clips { bounds = bounds.intersection(clip.bounds ?? bounds) }
    return bounds.applying(transform.inverted())
  }

  /// Adds a path to the context's array of clip shapes.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    if options.contains(.inverse) {
      var outside = Path(CGRect(origin: .zero, size: destination.size).insetBy(dx: -10_000, dy: -10_000))
      outside.addPath(path)
      clips.append(.path(outside.renderPath, evenOdd: true, bounds: nil))
    } else {
      clips.append(.path(path.renderPath, evenOdd: style.isEOFilled, bounds: path.boundingRect))
    }
  }

  /// Adds a clip shape that you define in a new layer to the context's array of clip shapes.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer.
  ///   - options: Whether the layer's content is kept or removed.
  ///   - content: A closure that draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try layer(content)
    if opacity != 1 {
      items = [DisplayItem(offset: .zero, content: .group(DisplayGroup(opacity: opacity), items))]
    }
    if options.contains(.inverse) {
      // The opaque parts of the layer are subtracted from a rectangle that covers everything.
      let everything = Path(CGRect(origin: .zero, size: destination.size).insetBy(dx: -10_000, dy: -10_000))
      let cover = DisplayItem(offset: .zero, content: .fill(everything.renderPath, .color(.black), evenOdd: false))
      let cut = DisplayItem(offset: .zero, content: .group(DisplayGroup(blendMode: .destinationOut), items))
      items = [DisplayItem(offset: .zero, content: .group(DisplayGroup(isIsolated: true), [cover, cut]))]
    }
    clips.append(.mask(items))
  }

  // MARK: - Layers

  /// Draws a new layer, created by drawing into another graphics context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    // The inner context starts with this one's transform; all other state applies to the layer as a whole.
    var outer = self
    outer.transform = .identity
    let items = try layer(content)
    outer.add([DisplayItem(offset: .zero, content: .group(DisplayGroup(isIsolated: true), items))])
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    guard let inner = destination.makeLayer() else { return [] }
    var context = GraphicsContext(destination: inner, environment: environment)
    context.transform = transform
    try withStackRoom { try content(&context) }
    return inner.items
  }

  // MARK: - Filters

  mutating func add(_ filter: ContextFilter) {
    // The last filter is applied first; the previous ones filter its output.
    filters.insert(filter, at: 0)
  }

  // MARK: - Drawing

  /// Adds items, in user space, with the state of the context.
  package func add(_ items: [DisplayItem]) {
    var items = items
    func wrap(_ group: DisplayGroup) {
      items = [DisplayItem(offset: .zero, content: .group(group, items))]
    }
    if !transform.isIdentity { wrap(DisplayGroup(transform: RenderTransform(transform))) }
    var pixelFilters: [RenderFilter] = []
    for filter in filters {
      switch filter {
      case .pixels(let filter): pixelFilters.append(filter)
      case .projection(let transform):
        if !pixelFilters.isEmpty { wrap(DisplayGroup(filters: pixelFilters)) }
        pixelFilters = []
        // Content that is rotated edge-on is not visible.
        guard let group = DisplayGroup(transform, inSpaceOf: destination.size) else { return }
        wrap(group)
      }
    }
    if opacity != 1 || blendMode != .normal || !pixelFilters.isEmpty {
      wrap(DisplayGroup(opacity: opacity, blendMode: blendMode.renderMode, filters: pixelFilters))
    }
    for clip in clips.reversed() {
      switch clip {
      case .path(let path, let evenOdd, _): wrap(DisplayGroup(clip: path, clipIsEvenOdd: evenOdd))
      case .mask(let mask): wrap(DisplayGroup(mask: mask))
      }
    }
    destination.items += items
  }
}

/// A filter of a context.
enum ContextFilter {
  case pixels(RenderFilter)

  /// In the coordinates of the destination.
  case projection(PointTransform)
}

/// The clip of the drawing, in the coordinates of the destination.
enum GraphicsClip {
  /// Without bounds, the clip removes almost nothing.
  case path(RenderPath, evenOdd: Bool, bounds: CGRect?)
  case mask([DisplayItem])

  var bounds: CGRect? {
    if case .path(_, _, let bounds) = self { bounds } else { nil }
  }
}

/// The destination of graphics contexts.
final class GraphicsDestination {
  let size: CGSize
  let element: CanvasElementBase
  var items: [DisplayItem] = []

  /// The greatest number of nested layers.
  private static let layerLimit = 5_000

  /// The number of layers that this one is in.
  private let depth: Int

  /// The state of the drawing; its layers share it.
  private let drawing: Drawing

  private final class Drawing {
    /// Whether a layer was left out. Then all further ones are, so that a function without an end comes back.
    var isTooDeep = false
  }

  init(size: CGSize, element: CanvasElementBase) {
    self.size = size
    self.element = element
    depth = 0
    drawing = Drawing()
  }

  private init(layerOf outer: GraphicsDestination) {
    size = outer.size
    element = outer.element
    depth = outer.depth + 1
    drawing = outer.drawing
  }

  /// Makes the destination of a layer, or returns `nil` if there are too many nested layers.
  func makeLayer() -> GraphicsDestination? {
    if drawing.isTooDeep { return nil }
    if depth < Self.layerLimit { return GraphicsDestination(layerOf: self) }
    drawing.isTooDeep = true
    let message =
      "A drawing has more than \(Self.layerLimit) layers in each other: this one and all further ones are left out. "
      + "Does a function draw itself without end?"
    assumeMainActor(with: element) { $0.graph.report(_RuntimeIssue(message, at: $0)) }
    return nil
  }
}
