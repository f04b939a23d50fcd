import Foundation

/// Which values a property may have.
public struct GenerationGuide<Value>: Sendable {
  fileprivate let apply: @Sendable (GenerationSchema.Node) -> GenerationSchema.Node

  fileprivate init(_ apply: @escaping @Sendable (GenerationSchema.Node) -> GenerationSchema.Node) { self.apply = apply }

  fileprivate static func limits(_ minimum: Double?, _ maximum: Double?) -> GenerationGuide {
    GenerationGuide { node in
      guard case .number(let isInteger, let lower, let upper) = node else { return node }
      return .number(isInteger: isInteger, minimum: minimum ?? lower, maximum: maximum ?? upper)
    }
  }

  fileprivate static func counts(_ minimum: Int?, _ maximum: Int?) -> GenerationGuide {
    GenerationGuide { node in
      guard case .array(let element, let lower, let upper) = node else { return node }
      return .array(element, minimum: minimum ?? lower, maximum: maximum ?? upper)
    }
  }
}

extension Array {
  func applied<Value: Generable>(to type: Value.Type) -> GenerationSchema.Node where Element == GenerationGuide<Value> {
    reduce(type.generationSchema.node) { $1.apply($0) }
  }
}

extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> GenerationGuide<String> { anyOf([value]) }

  public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
    GenerationGuide { _ in .text(choices: values) }
  }

  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
    let pattern = TextPattern(regex)
    return GenerationGuide { _ in .text(pattern: pattern) }
  }
}

extension GenerationGuide where Value == Int {
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { limits(Double(value), nil) }
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { limits(nil, Double(value)) }

  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
    limits(Double(range.lowerBound), Double(range.upperBound))
  }
}

extension GenerationGuide where Value == Float {
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { limits(Double(value), nil) }
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { limits(nil, Double(value)) }

  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    limits(Double(range.lowerBound), Double(range.upperBound))
  }
}

extension GenerationGuide where Value == Double {
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { limits(value, nil) }
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { limits(nil, value) }

  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    limits(range.lowerBound, range.upperBound)
  }
}

extension GenerationGuide where Value == Decimal {
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { limits(number(value), nil) }
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { limits(nil, number(value)) }

  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    limits(number(range.lowerBound), number(range.upperBound))
  }

  private static func number(_ value: Decimal) -> Double { NSDecimalNumber(decimal: value).doubleValue }
}

extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    counts(count, nil)
  }

  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    counts(nil, count)
  }

  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element] {
    counts(range.lowerBound, range.upperBound)
  }

  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    counts(count, count)
  }

  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
  where Value == [Element] {
    GenerationGuide { node in
      guard case .array(let element, let minimum, let maximum) = node else { return node }
      return .array({ guide.apply(element()) }, minimum: minimum, maximum: maximum)
    }
  }
}

// In an attribute nothing says of what elements an array is: those guides take this type.
extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { counts(count, nil) }
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { counts(nil, count) }

  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
    counts(range.lowerBound, range.upperBound)
  }

  public static func count(_ count: Int) -> GenerationGuide<Value> { counts(count, count) }
}
