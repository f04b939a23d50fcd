import SwiftUI

/// Draws a figure with its colors.
struct MapFigureView: View {
  let figure: MapFigure
  let viewport: MapViewport
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle = StrokeStyle()

  var body: some View {
    let shape = MapFigureShape(figure: figure, viewport: viewport)
    ZStack {
      if let fill, case .area = figure.kind {
        shape.fill(fill, style: FillStyle(eoFill: true))
      } else if let fill, case .circle = figure.kind {
        shape.fill(fill)
      }
      if let stroke, strokeStyle.lineWidth > 0 { shape.stroke(stroke, style: strokeStyle) }
    }
    .frame(width: viewport.size.width, height: viewport.size.height)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

private struct MapFigureShape: Shape {
  let figure: MapFigure
  let viewport: MapViewport

  nonisolated func path(in rect: CGRect) -> Path { figure.path(in: viewport) }
}
