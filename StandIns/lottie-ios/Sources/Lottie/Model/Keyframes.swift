import Foundation
import SwiftUI

/// A value that changes between keyframes.
protocol Blended: Sendable {
  init?(_ value: FileValue)

  /// The value on the way to another one.
  ///
  /// - Parameter part: How far each component is, from 0 to 1.
  func blended(with other: Self, _ part: (Int) -> Double) -> Self
}

extension Array: Blended where Element == Double {
  init?(_ value: FileValue) {
    guard let numbers = value.numbers else { return nil }
    self = numbers
  }

  func blended(with other: [Double], _ part: (Int) -> Double) -> [Double] {
    zip(self, other).enumerated().map { $1.0 + ($1.1 - $1.0) * part($0) }
  }
}

/// How fast a value moves between two keyframes.
struct Easing: Sendable {
  private let curve: UnitCurve?

  init(from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    let isLinear = from.x == from.y && to.x == to.y
    curve =
      isLinear
      ? nil
      : .bezier(startControlPoint: UnitPoint(x: from.x, y: from.y), endControlPoint: UnitPoint(x: to.x, y: to.y))
  }

  func value(at part: Double) -> Double { curve?.value(at: part) ?? part }
}

/// A value that stays, or changes from frame to frame.
struct Keyframes<Value: Blended>: Sendable {
  private struct Keyframe: Sendable {
    let frame: Double
    let value: Value
    /// The value at the next keyframe, if it is not that one's own.
    let end: Value?
    let isHeld: Bool
    /// One for all components, or one for each.
    let easings: [Easing]
    /// The bends of a way through space.
    let bends: (out: [Double], in: [Double])?
  }

  private let keyframes: [Keyframe]

  /// A value that stays.
  init(_ value: Value) { keyframes = [Self.resting(value)] }

  private static func resting(_ value: Value) -> Keyframe {
    Keyframe(frame: 0, value: value, end: nil, isHeld: true, easings: [], bends: nil)
  }

  /// - Parameter property: An object whose `k` is the value or the list of keyframes.
  init?(_ property: FileValue?) {
    guard let content = property?["k"] else { return nil }
    if let value = Value(content) {
      keyframes = [Self.resting(value)]
      return
    }
    var keyframes: [Keyframe] = []
    for keyframe in content.list {
      // In older files, the last keyframe has a time alone.
      guard let frame = keyframe["t"]?.number,
        let value = keyframe["s"].flatMap(Self.value) ?? keyframes.last.flatMap({ $0.end ?? $0.value })
      else { continue }
      let bends = keyframe["to"]?.numbers.flatMap { out in keyframe["ti"]?.numbers.map { (out, $0) } }
      keyframes.append(
        Keyframe(
          frame: frame, value: value, end: keyframe["e"].flatMap(Self.value), isHeld: keyframe["h"]?.isTrue ?? false,
          easings: Self.easings(keyframe["o"], keyframe["i"]), bends: bends))
    }
    if keyframes.isEmpty { return nil }
    self.keyframes = keyframes
  }

  /// A shape is the only element of a list.
  private static func value(_ value: FileValue) -> Value? { Value(value) ?? value.list.first.flatMap(Value.init) }

  private static func easings(_ from: FileValue?, _ to: FileValue?) -> [Easing] {
    guard let fromX = from?["x"]?.numbers, let fromY = from?["y"]?.numbers, let toX = to?["x"]?.numbers,
      let toY = to?["y"]?.numbers
    else { return [] }
    let count = [fromX, fromY, toX, toY].map(\.count).min() ?? 0
    return (0..<count).map { Easing(from: (fromX[$0], fromY[$0]), to: (toX[$0], toY[$0])) }
  }

  func value(at frame: Double) -> Value {
    guard let index = keyframes.lastIndex(where: { $0.frame <= frame }) else { return keyframes[0].value }
    let keyframe = keyframes[index]
    guard index + 1 < keyframes.count else { return keyframe.value }
    let next = keyframes[index + 1]
    if keyframe.isHeld || next.frame <= keyframe.frame { return keyframe.value }
    let part = (frame - keyframe.frame) / (next.frame - keyframe.frame)
    let end = keyframe.end ?? next.value
    if let bends = keyframe.bends, let way = keyframe.value as? [Double], let goal = end as? [Double],
      let point = Self.point(
        way, goal, bends, at: keyframe.easings.first?.value(at: part) ?? part) as? Value
    {
      return point
    }
    return keyframe.value.blended(with: end) { component in
      guard let easing = component < keyframe.easings.count ? keyframe.easings[component] : keyframe.easings.first
      else { return part }
      return easing.value(at: part)
    }
  }

  /// A point of a bent way, by the parameter of its curve.
  private static func point(
    _ start: [Double], _ end: [Double], _ bends: (out: [Double], in: [Double]), at part: Double
  ) -> [Double] {
    let rest = 1 - part
    return start.indices.prefix(end.count).map { index in
      let first = start[index] + (index < bends.out.count ? bends.out[index] : 0)
      let second = end[index] + (index < bends.in.count ? bends.in[index] : 0)
      return rest * rest * rest * start[index] + 3 * rest * rest * part * first + 3 * rest * part * part * second
        + part * part * part * end[index]
    }
  }
}

extension Keyframes<[Double]> {
  func number(at frame: Double) -> Double { value(at: frame).first ?? 0 }

  func point(at frame: Double) -> CGPoint {
    let values = value(at: frame)
    return values.count > 1 ? CGPoint(x: values[0], y: values[1]) : .zero
  }
}
