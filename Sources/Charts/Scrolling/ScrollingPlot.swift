import SwiftUI

/// A plot that is longer than its place, in a scroll view.
struct ScrollingPlot: View {
  let model: ChartModel
  let geometry: ChartGeometry

  @State private var position = ScrollPosition()

  /// The offset that the app's value requested, or that was written to it.
  @State private var known: CGPoint?

  var body: some View {
    GeometryReader { proxy in
      let length = CGSize(
        width: proxy.size.width / model.visiblePart.width, height: proxy.size.height / model.visiblePart.height)
      ScrollView(model.settings.scrolling.axes, showsIndicators: false) {
        PlotArea(model: model, geometry: geometry).frame(width: length.width, height: length.height)
      }
      .scrollPosition($position)
      .modifier(ScrollTargetModifier(model: model, geometry: geometry))
      .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { _, offset in
        guard length.width > 0, length.height > 0 else { return }
        known = offset
        tell(offset, in: length)
      }
      .onAppear { scroll(to: wanted(isFirst: true), in: length) }
      .onChange(of: wanted(isFirst: false)) { _, new in scroll(to: new, in: length) }
    }
  }

  private var scrolling: ChartScrollSettings { model.settings.scrolling }

  /// The units at the starts of the visible parts that the app asks for.
  private struct Wanted: Equatable {
    var x: Double?
    var y: Double?
  }

  private func wanted(isFirst: Bool) -> Wanted {
    func unit(_ position: ChartScrollSettings.Position, _ scale: PositionScale) -> Double? {
      guard let datum = position.get?() ?? (isFirst ? position.initial : nil) else { return nil }
      return scale.units(of: datum)?.low
    }
    return Wanted(x: unit(scrolling.x, model.x), y: unit(scrolling.y, model.y))
  }

  private func scroll(to wanted: Wanted, in length: CGSize) {
    var target = known ?? .zero
    if let x = wanted.x { target.x = model.xPosition(x, in: length) }
    if let y = wanted.y {
      // The value is at the start of the axis, that is at the bottom of the visible part.
      target.y = model.yPosition(y, in: length) - length.height * model.visiblePart.height
    }
    // What the scroll itself has told is not a request.
    if let known, abs(known.x - target.x) < 0.5, abs(known.y - target.y) < 0.5 { return }
    if wanted.x == nil && wanted.y == nil { return }
    known = target
    position.scrollTo(point: target)
  }

  private func tell(_ offset: CGPoint, in length: CGSize) {
    if let set = scrolling.x.set, let datum = model.x.datum(at: model.x.unit(at: offset.x, in: length.width)) {
      set(datum)
    }
    if let set = scrolling.y.set {
      let bottom = offset.y + length.height * model.visiblePart.height
      if let datum = model.y.datum(at: model.y.unit(at: length.height - bottom, in: length.height)) { set(datum) }
    }
  }
}

/// Lets the app's behavior determine where scrolls end.
private struct ScrollTargetModifier: ViewModifier {
  let model: ChartModel
  let geometry: ChartGeometry

  @ViewBuilder func body(content: Content) -> some View {
    if let behavior = model.settings.scrolling.behavior {
      content.scrollTargetBehavior(ChartTargetBehavior(behavior: behavior, proxy: ChartProxy(geometry: geometry)))
    } else {
      content
    }
  }
}
