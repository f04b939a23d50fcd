import SwiftUI

/// Arranges the plot, the labels of the y axis, the titles of the axes, the legend and the layers of a chart.
struct ChartLayout: Layout {
  let model: ChartModel
  let geometry: ChartGeometry

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    assumeMainActor { arrange(subviews, in: bounds) }
  }

  @MainActor
  private func arrange(_ subviews: Subviews, in bounds: CGRect) {
    var free = bounds
    placeLegend(subviews, in: &free, of: bounds)
    placeTitle(.horizontal, subviews, in: &free)
    placeTitle(.vertical, subviews, in: &free)
    let strips = strips(subviews)
    geometry.strips = strips
    let plot = CGRect(
      x: free.minX + strips.leading, y: free.minY + strips.top,
      width: max(0, free.width - strips.leading - strips.trailing),
      height: max(0, free.height - strips.top - strips.bottom))
    subviews.first(.plot)?.place(
      at: CGPoint(x: plot.minX, y: free.minY), proposal: ProposedViewSize(width: plot.width, height: free.height))
    // The style of the plot may have chosen another size.
    let size = geometry.plotSizeInLayout ?? plot.size
    let shown = CGRect(
      x: plot.minX, y: plot.minY, width: model.visiblePart.width < 1 ? plot.width : size.width,
      height: model.visiblePart.height < 1 ? plot.height : size.height)
    placeLabels(subviews, beside: shown, in: bounds)
    for subview in subviews {
      switch subview[ChartRoleKey.self] {
      case .background, .overlay:
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .axisStyle(.horizontal):
        subview.place(
          at: CGPoint(x: shown.minX, y: shown.maxY),
          proposal: ProposedViewSize(width: shown.width, height: strips.bottom))
      case .axisStyle(.vertical):
        subview.place(
          at: CGPoint(x: shown.maxX, y: shown.minY),
          proposal: ProposedViewSize(width: strips.trailing, height: shown.height))
      case .sample: subview.place(at: CGPoint(x: shown.minX, y: shown.maxY), proposal: .unspecified)
      default: break
      }
    }
  }

  /// The space of the axes around the plot.
  @MainActor
  private func strips(_ subviews: Subviews) -> ChartStrips {
    let look = model.look.labels
    var strips = ChartStrips()
    func height(_ side: ResolvedAxis.Side) -> CGFloat {
      guard let sample = subviews.first(.sample(side)) else { return 0 }
      let spacing = model.xAxis.labels.first { $0.side == side }?.part.verticalSpacing
      return sample.sizeThatFits(.unspecified).height + (spacing ?? look.abovePlotLabel) + look.belowPlotLabel
    }
    strips.top = height(.top)
    strips.bottom = height(.bottom)
    for label in model.yAxis.labels where !label.isInside {
      guard let view = subviews.first(.yLabel(label.id)) else { continue }
      let width = view.sizeThatFits(.unspecified).width
      let needed = width == 0 ? 0 : width + (label.part.horizontalSpacing ?? look.besidePlot)
      if label.side == .leading {
        strips.leading = max(strips.leading, needed)
      } else {
        strips.trailing = max(strips.trailing, needed)
      }
    }
    return strips
  }

  // MARK: - Labels of the y axis

  @MainActor
  private func placeLabels(_ subviews: Subviews, beside plot: CGRect, in bounds: CGRect) {
    let look = model.look.labels
    for label in model.yAxis.labels {
      guard let view = subviews.first(.yLabel(label.id)) else { continue }
      let size = view.sizeThatFits(.unspecified)
      let middle = label.middle.map { ($0.lowerBound + $0.upperBound) / 2 }
      var y = plot.minY + model.yPosition(middle ?? label.unit, in: plot.size)
      let spacing = label.part.horizontalSpacing ?? look.besidePlot
      var x: CGFloat
      if label.isInside {
        x = plot.minX + (label.part.horizontalSpacing ?? look.insidePlot)
        // Below the upper line of a category.
        if model.y.kind == .category {
          let end = plot.minY + model.yPosition(label.unit + 1, in: plot.size)
          y = min(y, end) + size.height / 2 + look.gap
        } else {
          y -= size.height / 2 + look.gap
        }
      } else {
        x = label.side == .leading ? plot.minX - spacing - size.width : plot.maxX + spacing
      }
      if let anchor = label.part.anchor { y += (0.5 - anchor.y) * size.height }
      if label.preset.storage == .aligned {
        y = max(plot.minY + size.height / 2, min(plot.maxY - size.height / 2, y))
      }
      x += label.part.style.offset.width
      y += label.part.style.offset.height
      view.place(at: CGPoint(x: x, y: y - size.height / 2), proposal: ProposedViewSize(size))
    }
  }

  // MARK: - Titles

  @MainActor
  private func placeTitle(_ axis: Axis, _ subviews: Subviews, in free: inout CGRect) {
    let settings = axis == .horizontal ? model.settings.x.label : model.settings.y.label
    guard let title = settings, let view = subviews.first(.title(axis)) else { return }
    let size = view.sizeThatFits(.unspecified)
    let spacing = title.spacing ?? model.look.labels.beforeTitle
    let position = title.position == .automatic ? (axis == .horizontal ? .bottom : .topTrailing) : title.position
    let automatic: Alignment = axis == .horizontal ? .leading : position.isBeside ? .center : .trailing
    place(view, size, position, alignment: title.alignment ?? position.alignment ?? automatic, spacing, in: &free)
  }

  // MARK: - Legend

  @MainActor
  private func placeLegend(_ subviews: Subviews, in free: inout CGRect, of bounds: CGRect) {
    guard let legend = subviews.first(.legend) else { return }
    let settings = model.settings.legend
    let position = settings.position == .automatic ? .bottom : settings.position
    let size = legend.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
    place(
      legend, size, position, alignment: settings.alignment ?? position.alignment ?? .leading,
      settings.spacing ?? model.look.legend.spacing, in: &free)
  }

  /// Places a view at a side of the free area, and takes its space away.
  @MainActor
  private func place(
    _ view: LayoutSubview, _ size: CGSize, _ position: AnnotationPosition, alignment: Alignment, _ spacing: CGFloat,
    in free: inout CGRect
  ) {
    let across = alignment.horizontalPart * (free.width - size.width)
    let along = alignment.verticalPart * (free.height - size.height)
    var origin = free.origin
    switch position.storage {
    case .leading:
      origin.y += along
      free.origin.x += size.width + spacing
      free.size.width -= size.width + spacing
    case .trailing:
      origin = CGPoint(x: free.maxX - size.width, y: free.minY + along)
      free.size.width -= size.width + spacing
    case .top, .topLeading, .topTrailing:
      origin.x += across
      free.origin.y += size.height + spacing
      free.size.height -= size.height + spacing
    case .overlay: origin = CGPoint(x: free.minX + across, y: free.minY + along)
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      origin = CGPoint(x: free.minX + across, y: free.maxY - size.height)
      free.size.height -= size.height + spacing
    }
    free.size = CGSize(width: max(0, free.width), height: max(0, free.height))
    view.place(at: origin, proposal: ProposedViewSize(size))
  }
}

extension AnnotationPosition {
  /// The alignment that a position at a corner says.
  var alignment: Alignment? {
    switch storage {
    case .topLeading, .bottomLeading: .leading
    case .topTrailing, .bottomTrailing: .trailing
    default: nil
    }
  }
}

extension Alignment {
  /// The part of the free width before an aligned view.
  var horizontalPart: CGFloat { horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5 }

  /// The part of the free height above an aligned view.
  var verticalPart: CGFloat { vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5 }
}
