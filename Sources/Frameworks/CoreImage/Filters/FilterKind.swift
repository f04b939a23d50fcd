import Foundation
import SwiftUI

/// A filter of Apple's: its inputs with their defaults, and how it makes its image.
struct FilterKind: Sendable {
  /// The default value of an input.
  enum Value: Sendable {
    case none
    case number(Double)
    case text(String)
    case vector([Double])
    case color(CIColor)
    case transform

    var any: Any? {
      switch self {
      case .none: nil
      case .number(let number): number
      case .text(let text): text
      case .vector(let numbers): numbers.map { CGFloat($0) }.withUnsafeBufferPointer { CIVector($0) }
      case .color(let color): color
      case .transform: CGAffineTransform.identity
      }
    }
  }

  struct Input {
    let key: String
    let value: Any?
  }

  let name: String
  let category: String
  private let defaults: [(key: String, value: Value)]
  /// What the filter does not do, or not exactly.
  let limit: String?
  let make: (@Sendable (FilterInputs) -> ImageRecipe?)?

  var inputs: [Input] { defaults.map { Input(key: $0.key, value: $0.value.any) } }

  /// The name as people read it: `Sepia Tone` for `CISepiaTone`.
  var displayName: String {
    name.dropFirst(2).reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isLowercase == true { text += " " }
      text.append(letter)
    }
  }

  private init(
    _ name: String, _ category: String, _ defaults: KeyValuePairs<String, Value>, limit: String? = nil,
    make: (@Sendable (FilterInputs) -> ImageRecipe?)?
  ) {
    self.name = name
    self.category = category
    self.defaults = defaults.map { ($0.key, $0.value) }
    self.limit = limit
    self.make = make
  }

  /// A filter that makes an image of its other inputs alone.
  static func generator(
    _ name: String, _ inputs: KeyValuePairs<String, Value>, limit: String? = nil,
    _ make: @escaping @Sendable (FilterInputs) -> ImageRecipe?
  ) -> FilterKind {
    FilterKind(name, kCICategoryGenerator, inputs, limit: limit, make: make)
  }

  /// A filter that changes an image.
  static func image(
    _ name: String, _ category: String, _ inputs: KeyValuePairs<String, Value> = [:], limit: String? = nil,
    _ make: @escaping @Sendable (ImageRecipe, FilterInputs) -> ImageRecipe
  ) -> FilterKind {
    var kind = FilterKind(name, category, inputs, limit: limit) { inputs in inputs.image().map { make($0, inputs) } }
    kind = kind.adding(kCIInputImageKey)
    return kind
  }

  /// A filter that changes each color alone.
  static func color(
    _ name: String, _ inputs: KeyValuePairs<String, Value> = [:], limit: String? = nil,
    category: String = kCICategoryColorEffect,
    _ make: @escaping @Sendable (FilterInputs) -> @Sendable (LinearColor) -> LinearColor
  ) -> FilterKind {
    image(name, category, inputs, limit: limit) { image, inputs in image.mapColors(make(inputs)) }
  }

  /// A filter that returns its input image.
  static func unchanged(
    _ name: String, _ inputs: KeyValuePairs<String, Value> = [:], hasImage: Bool = true
  ) -> FilterKind {
    let kind = FilterKind(
      name, kCICategoryBuiltIn, inputs, limit: hasImage ? "the image stays as it is." : "there is no image.", make: nil)
    return hasImage ? kind.adding(kCIInputImageKey) : kind
  }

  private func adding(_ key: String) -> FilterKind {
    FilterKind(
      name: name, category: category, defaults: [(key, .none)] + defaults.filter { $0.key != key }, limit: limit,
      make: make)
  }

  private init(
    name: String, category: String, defaults: [(key: String, value: Value)], limit: String?,
    make: (@Sendable (FilterInputs) -> ImageRecipe?)?
  ) {
    (self.name, self.category, self.defaults, self.limit, self.make) = (name, category, defaults, limit, make)
  }

  /// All filters by their names.
  static let all = Dictionary(
    (codes + colorAdjustments + colorEffects + blurs + geometry + composites + gradients + missing).map {
      ($0.name, $0)
    }, uniquingKeysWith: { first, _ in first })

  static func named(_ name: String) -> FilterKind? { all[name] }
}

extension CIVector {
  fileprivate convenience init(_ numbers: UnsafeBufferPointer<CGFloat>) {
    if let start = numbers.baseAddress {
      self.init(values: start, count: numbers.count)
    } else {
      self.init(x: 0)
    }
  }
}
