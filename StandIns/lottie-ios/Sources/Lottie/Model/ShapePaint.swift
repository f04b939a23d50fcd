import SwiftUI

/// What fills or strokes the paths before it.
struct ShapePaint: Sendable {
  /// Colors along a line or around a point.
  struct Gradient: Sendable {
    let isRadial: Bool
    let start: Keyframes<[Double]>
    let end: Keyframes<[Double]>
    private let colors: Keyframes<[Double]>
    private let count: Int

    init?(_ value: FileValue) {
      guard let count = value["g"]?["p"]?.number, let colors = Keyframes<[Double]>(value["g"]?["k"]) else { return nil }
      (self.count, self.colors) = (Int(count), colors)
      isRadial = value["t"]?.number == 2
      start = Keyframes(value["s"]) ?? Keyframes([0, 0])
      end = Keyframes(value["e"]) ?? Keyframes([0, 0])
    }

    /// The colors, each with its place. Behind the colors of a file come places with opacities.
    func stops(at frame: Double) -> [(place: CGFloat, color: LottieColor)] {
      let values = colors.value(at: frame)
      let own = stride(from: 0, to: min(count * 4, values.count - 3), by: 4).map { Array(values[$0..<$0 + 4]) }
      let rest = Array(values.dropFirst(count * 4))
      let opacities = stride(from: 0, to: rest.count - 1, by: 2).map { (rest[$0], rest[$0 + 1]) }
      return own.map { color in
        (color[0], LottieColor(r: color[1], g: color[2], b: color[3], a: Self.opacity(at: color[0], opacities)))
      }
    }

    private static func opacity(at place: Double, _ list: [(place: Double, opacity: Double)]) -> Double {
      guard let next = list.firstIndex(where: { $0.place >= place }) else { return list.last?.opacity ?? 1 }
      guard next > 0, list[next].place > list[next - 1].place else { return list[next].opacity }
      let (first, second) = (list[next - 1], list[next])
      return first.opacity + (second.opacity - first.opacity) * (place - first.place) / (second.place - first.place)
    }
  }

  /// How a line is drawn.
  struct Stroke: Sendable {
    private let width: Keyframes<[Double]>
    private let dashes: [Keyframes<[Double]>]
    private let phase: Keyframes<[Double]>?
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let limit: Double

    init(_ value: FileValue) {
      width = Keyframes(value["w"]) ?? Keyframes([0])
      let parts = value["d"]?.list ?? []
      dashes = parts.filter { $0["n"]?.text != "o" }.compactMap { Keyframes($0["v"]) }
      phase = parts.first { $0["n"]?.text == "o" }.flatMap { Keyframes($0["v"]) }
      cap = [CGLineCap.butt, .round, .square][min(2, max(0, Int(value["lc"]?.number ?? 2) - 1))]
      join = [CGLineJoin.miter, .round, .bevel][min(2, max(0, Int(value["lj"]?.number ?? 2) - 1))]
      limit = value["ml"]?.number ?? 4
    }

    func style(at frame: Double) -> StrokeStyle {
      var dashes = dashes.map { CGFloat(max(0, $0.number(at: frame))) }
      if dashes.allSatisfy({ $0 == 0 }) { dashes = [] }
      return StrokeStyle(
        lineWidth: width.number(at: frame), lineCap: cap, lineJoin: join, miterLimit: limit, dash: dashes,
        dashPhase: phase?.number(at: frame) ?? 0)
    }
  }

  let name: String
  /// `nil` for what fills.
  let stroke: Stroke?
  /// `nil` for one color.
  let gradient: Gradient?
  let fillsEvenOdd: Bool
  private let color: Keyframes<[Double]>
  private let opacity: Keyframes<[Double]>

  init?(_ value: FileValue, _ type: String) {
    name = value["nm"]?.text ?? ""
    stroke = type == "st" || type == "gs" ? Stroke(value) : nil
    gradient = type == "gf" || type == "gs" ? Gradient(value) : nil
    if gradient == nil, type.hasPrefix("g") { return nil }
    fillsEvenOdd = value["r"]?.number == 2
    color = Keyframes(value["c"]) ?? Keyframes([0, 0, 0])
    opacity = Keyframes(value["o"]) ?? Keyframes([100])
  }

  func opacity(at frame: Double) -> Double { min(1, max(0, opacity.number(at: frame) / 100)) }

  func color(at frame: Double) -> LottieColor {
    let values = color.value(at: frame)
    guard values.count > 2 else { return LottieColor(r: 0, g: 0, b: 0, a: 1) }
    // Old files count to 255.
    let whole: Double = values.prefix(3).contains { $0 > 1 } ? 255 : 1
    return LottieColor(r: values[0] / whole, g: values[1] / whole, b: values[2] / whole, a: 1)
  }
}
