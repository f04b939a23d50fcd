import SwiftUI

/// What all modifiers around a mark say together.
struct MarkLook {
  enum Source<Value> {
    case automatic
    case value(Value)
    case by(PlottedValue)

    var by: PlottedValue? {
      if case .by(let value) = self { value } else { nil }
    }
  }

  enum Symbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
  }

  enum Size {
    case area(CGFloat)
    case extent(CGSize)
  }

  /// A place beside the marks of other data.
  struct Position {
    let value: PlottedValue
    let axis: Axis?
    let span: MarkDimension
  }

  var foreground = Source<AnyShapeStyle>.automatic
  var symbol = Source<Symbol>.automatic
  var symbolSize = Source<Size>.automatic
  var lineStyle = Source<StrokeStyle>.automatic
  var position: Position?
  var interpolation: InterpolationMethod?
  var opacity = 1.0
  var cornerRadius: (radius: CGFloat, style: RoundedCornerStyle)?
  var offset = MarkOffset()
  var zIndex = 0.0
  var alignsStylesWithPlot = false
  var annotations: [(id: ObjectIdentifier, annotation: Annotation)] = []

  /// The effects around the mark, the outermost one first; marks with the same one are drawn as one.
  var effects: [(id: ObjectIdentifier, effect: MarkEffect)] = []

  /// The group that the mark is in for assistive technologies.
  var group: ObjectIdentifier?
  var accessibilityLabel: ChartLabel?
  var accessibilityValue: ChartLabel?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden = false

  /// Inner modifiers have precedence over outer ones; opacities and offsets add up.
  init(_ style: MarkStyle?) {
    var chain: [MarkStyle] = []
    var next = style
    while let current = next {
      chain.append(current)
      next = current.outer
    }
    for style in chain.reversed() { apply(style) }
  }

  private mutating func apply(_ style: MarkStyle) {
    switch style.attribute {
    case .foreground(let style): foreground = .value(style)
    case .foregroundBy(let value): foreground = .by(value)
    case .symbol(let shape): symbol = .value(.shape(shape))
    case .symbolView(let view): symbol = .value(.view(view))
    case .symbolBy(let value): symbol = .by(value)
    case .symbolArea(let area): symbolSize = .value(.area(area))
    case .symbolExtent(let size): symbolSize = .value(.extent(size))
    case .symbolSizeBy(let value): symbolSize = .by(value)
    case .lineStyle(let style): lineStyle = .value(style)
    case .lineStyleBy(let value): lineStyle = .by(value)
    case .position(let value, let axis, let span): position = Position(value: value, axis: axis, span: span)
    case .interpolation(let method): interpolation = method
    case .opacity(let value): opacity *= max(0, min(1, value))
    case .cornerRadius(let radius, let style): cornerRadius = (radius, style)
    case .offset(let value): offset = offset + value
    case .zIndex(let value): zIndex = value
    case .alignsStylesWithPlot(let aligns): alignsStylesWithPlot = aligns
    case .annotation(let annotation): annotations.append((ObjectIdentifier(style), annotation))
    case .effect(let effect): effects.append((ObjectIdentifier(style), effect))
    case .accessibilityLabel(let label): accessibilityLabel = label
    case .accessibilityValue(let value): accessibilityValue = value
    case .accessibilityIdentifier(let identifier): accessibilityIdentifier = identifier
    case .accessibilityHidden(let isHidden): isAccessibilityHidden = isHidden
    case .group: group = ObjectIdentifier(style)
    }
  }
}
