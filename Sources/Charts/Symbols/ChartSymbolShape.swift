import SwiftUI

/// A type that can act as a shape for the marks that you add to a chart.
public nonisolated protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the symbol seems to fill: symbols of one size are drawn so that these parts are
  /// equal.
  var perceptualUnitRect: CGRect { get }
}

extension Circle: ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { SymbolFigure.circle.perceptualUnitRect }
}

/// A basic chart symbol shape.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
  let figure: SymbolFigure

  /// The width of the border if the shape is not filled, in points.
  var borderWidth: CGFloat?

  public func path(in rect: CGRect) -> Path {
    guard let borderWidth else { return figure.path(in: rect) }
    return figure.path(in: rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2))
      .strokedPath(StrokeStyle(lineWidth: borderWidth))
  }

  public var perceptualUnitRect: CGRect { figure.perceptualUnitRect }

  /// The shape as a border inside of it, with a width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape(figure: figure, borderWidth: lineWidth)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(figure: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(figure: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(figure: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(figure: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(figure: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(figure: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(figure: .asterisk) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The shape as a border inside of it, with a width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape as a border inside of it.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedSymbolShape(shape: self, style: style)
  }
}

/// A symbol drawn as its border.
nonisolated struct BorderedSymbolShape<Symbol: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  let shape: Symbol
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path { shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style) }
}

/// A type-erased plotting shape.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  private let storage: any ChartSymbolShape

  public init(_ content: any ChartSymbolShape) { storage = content }

  public func path(in rect: CGRect) -> Path { storage.path(in: rect) }

  public var perceptualUnitRect: CGRect { storage.perceptualUnitRect }

  /// Whether the symbol is a filled circle, which is drawn faster.
  var isCircle: Bool {
    if let basic = storage as? BasicChartSymbolShape { return basic.figure == .circle && basic.borderWidth == nil }
    return storage is Circle
  }
}
