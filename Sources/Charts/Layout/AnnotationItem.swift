import SwiftUI

/// An annotation and the marks that it is beside.
struct AnnotationItem: Identifiable {
  let id: Int
  let annotation: Annotation

  /// The indices of the marks.
  var marks: [Int]

  /// The rectangle of the marks in a plot.
  @MainActor
  func target(in geometry: PlotGeometry) -> CGRect {
    var target = CGRect.null
    for mark in marks {
      let bounds = geometry.bounds(of: geometry.model.placed[mark])
      if !bounds.isNull { target = target.isNull ? bounds : target.union(bounds) }
    }
    return target.isNull ? CGRect(origin: .zero, size: geometry.size) : target
  }

  /// The origin of the annotation in a plot.
  @MainActor
  func origin(of size: CGSize, in geometry: PlotGeometry) -> CGPoint {
    let target = target(in: geometry)
    let spacing = annotation.spacing ?? geometry.model.look.marks.annotationSpacing
    let alignment = annotation.alignment
    var origin = CGPoint(
      x: target.minX + alignment.horizontalPart * (target.width - size.width),
      y: target.minY + alignment.verticalPart * (target.height - size.height))
    let (before, after) = (target.minX - spacing - size.width, target.maxX + spacing)
    let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
    switch automaticPosition(in: geometry).storage {
    case .automatic, .top: origin.y = above
    case .overlay: break
    case .bottom: origin.y = below
    case .leading: origin.x = before
    case .trailing: origin.x = after
    case .topLeading: origin = CGPoint(x: before, y: above)
    case .topTrailing: origin = CGPoint(x: after, y: above)
    case .bottomLeading: origin = CGPoint(x: before, y: below)
    case .bottomTrailing: origin = CGPoint(x: after, y: below)
    }
    return fitted(origin, size, in: geometry)
  }

  /// Above a mark, but beside a bar that goes along x.
  @MainActor
  private func automaticPosition(in geometry: PlotGeometry) -> AnnotationPosition {
    guard annotation.position == .automatic, let first = marks.first else { return annotation.position }
    let placed = geometry.model.placed[first]
    switch geometry.model.marks[placed.mark].kind {
    case .sector: return .overlay
    case .bar:
      if case .between = placed.x, case .value = geometry.model.marks[placed.mark].x { return .trailing }
      return .top
    default: return .top
    }
  }

  /// The origin moved into the boundaries that the app asks for.
  @MainActor
  private func fitted(_ origin: CGPoint, _ size: CGSize, in geometry: PlotGeometry) -> CGPoint {
    var result = origin
    let strips = geometry.strips
    if let (low, high) = range(annotation.overflow.x, length: geometry.size.width, strips.leading, strips.trailing) {
      result.x = max(low, min(high - size.width, origin.x))
    }
    if let (low, high) = range(annotation.overflow.y, length: geometry.size.height, strips.top, strips.bottom) {
      result.y = max(low, min(high - size.height, origin.y))
    }
    return result
  }

  private func range(
    _ strategy: AnnotationOverflowResolution.Strategy, length: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> (CGFloat, CGFloat)? {
    guard case .fit(let boundary) = strategy.storage else { return nil }
    return boundary == .plot ? (0, length) : (-before, length + after)
  }
}

/// The view of an annotation, which may ask for the size of its marks.
struct AnnotationView: View {
  let item: AnnotationItem
  let model: ChartModel
  let geometry: ChartGeometry

  var body: some View {
    let plot = PlotGeometry(model: model, size: geometry.plotSize)
    item.annotation.content(AnnotationContext(targetSize: item.target(in: plot).size))
      .environment(\.chartSettings, ChartSettings())
  }
}

/// A view that is the symbol of a mark.
struct SymbolView: Identifiable {
  let id: Int

  /// The index of the placed mark.
  let mark: Int
  let view: AnyView
}
