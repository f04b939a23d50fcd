import SwiftUI

/// What a view in a plot is.
enum PlotItem: Equatable {
  /// A layer of the size of the plot.
  case layer

  /// The symbol of a mark.
  case symbol(Int)

  /// An annotation by its index.
  case annotation(Int)
}

struct PlotItemKey: LayoutValueKey {
  static let defaultValue = PlotItem.layer
}

/// Arranges the layers, symbols and annotations of a plot.
struct PlotContentLayout: Layout {
  let model: ChartModel
  let geometry: ChartGeometry

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    assumeMainActor {
      let geometry = PlotGeometry(model: model, size: bounds.size, strips: self.geometry.strips)
      for subview in subviews {
        switch subview[PlotItemKey.self] {
        case .layer: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        case .symbol(let mark):
          let point = geometry.point(of: model.placed[mark])
          subview.place(
            at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center, proposal: .unspecified)
        case .annotation(let index):
          let size = subview.sizeThatFits(.unspecified)
          let origin = model.annotations[index].origin(of: size, in: geometry)
          subview.place(
            at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
        }
      }
    }
  }
}
