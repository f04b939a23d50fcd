import Foundation
import SwiftUI

extension NSLayoutConstraint {
  /// How views of a visual format are aligned across its direction, and which way it goes.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The attributes by which views are aligned.
    fileprivate var attributes: [Attribute] {
      (1...12).compactMap { rawValue & 1 << UInt($0) != 0 ? Attribute(rawValue: $0) : nil }
    }
  }

  /// Makes the constraints that a text describes, such as `H:|-[name]-8-[field(>=100@750)]-|`. They are not active.
  ///
  /// A text that is not such a description, or that names what is not there, makes none, with a warning; UIKit ends the
  /// app.
  ///
  /// - Parameters:
  ///   - format: The description, from `H:` or `V:` on; horizontal without them.
  ///   - opts: How the views are aligned across the direction.
  ///   - metrics: The numbers that are named in the text.
  ///   - views: The views and guides that are named in the text.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
    do {
      return try parser.constraints()
    } catch {
      reportMistake("The visual format \"\(format)\" makes no constraints: \(error.message)")
      return []
    }
  }
}

/// Reads a visual format.
@MainActor
private struct VisualFormat {
  struct Failure: Error {
    let message: String
  }

  /// A number or another view's length.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var multiplier: CGFloat = 1
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// The space between two items: some numbers, or the standard one.
  private enum Space {
    case numbers([Predicate])
    case standard
  }

  /// The space between siblings without a number, in points.
  private static let standardSpace: CGFloat = 8

  private var rest: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) {
    rest = format.filter { !$0.isWhitespace }[...]
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(Failure) -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var found: [AnyObject] = []
    var first: Space?
    let beginsAtSuperview = take("|")
    if beginsAtSuperview { first = try space() }
    while true {
      let next = try view()
      if let last = found.last {
        add(next, start, first ?? .numbers([Predicate()]), last, end, margin: nil)
      } else if beginsAtSuperview {
        let around = try superview(of: next)
        add(next, start, first ?? .numbers([Predicate()]), around, start, margin: startMargin)
      }
      found.append(next)
      if rest.isEmpty { break }
      first = try space()
      if take("|") {
        let around = try superview(of: next)
        add(around, end, first ?? .numbers([Predicate()]), next, end, margin: endMargin)
        break
      }
    }
    if !rest.isEmpty { throw Failure(message: "there is \"\(rest)\" behind its end.") }
    for (before, next) in zip(found, found.dropFirst()) {
      for attribute in options.attributes { made.append(.init(next, attribute, Predicate(), before, attribute)) }
    }
    return made
  }

  // MARK: - Constraints

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isAbsolute: Bool { !options.isDisjoint(with: .directionMask) }
  private var isFromRight: Bool { options.contains(.directionRightToLeft) }

  private var start: Attribute {
    isVertical ? .top : isAbsolute ? (isFromRight ? .right : .left) : .leading
  }

  private var end: Attribute {
    isVertical ? .bottom : isAbsolute ? (isFromRight ? .left : .right) : .trailing
  }

  private var startMargin: Attribute {
    isVertical ? .topMargin : isAbsolute ? (isFromRight ? .rightMargin : .leftMargin) : .leadingMargin
  }

  private var endMargin: Attribute {
    isVertical ? .bottomMargin : isAbsolute ? (isFromRight ? .leftMargin : .rightMargin) : .trailingMargin
  }

  /// Adds the constraints of a space: the edge of the later item is behind that of the earlier one.
  ///
  /// - Parameter margin: The margin of the view around, which stands for the standard space to its edge.
  private mutating func add(
    _ later: AnyObject, _ laterEdge: Attribute, _ space: Space, _ earlier: AnyObject, _ earlierEdge: Attribute,
    margin: Attribute?
  ) {
    switch space {
    case .standard:
      guard let margin else {
        let gap = Predicate(constant: Self.standardSpace)
        return made.append(.init(later, laterEdge, signed(gap), earlier, earlierEdge))
      }
      let isEnd = laterEdge == end
      made.append(
        .init(later, isEnd ? margin : laterEdge, Predicate(), earlier, isEnd ? earlierEdge : margin))
    case .numbers(let numbers):
      for number in numbers { made.append(.init(later, laterEdge, signed(number), earlier, earlierEdge)) }
    }
  }

  /// From right to left, what is behind has the smaller coordinate.
  private func signed(_ predicate: Predicate) -> Predicate {
    guard isFromRight, !isVertical else { return predicate }
    var turned = predicate
    turned.constant = -predicate.constant
    turned.relation = NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue) ?? .equal
    return turned
  }

  private func superview(of item: AnyObject) throws(Failure) -> UIView {
    guard let around = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      throw Failure(message: "the view beside \"|\" has no superview.")
    }
    return around
  }

  // MARK: - Reading

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func expect(_ text: String) throws(Failure) {
    guard take(text) else {
      throw Failure(message: "there is \(rest.isEmpty ? "nothing" : "\"\(rest)\"") where \"\(text)\" is expected.")
    }
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest.removeFirst(name.count)
    return String(name)
  }

  /// A view with the conditions for its length.
  private mutating func view() throws(Failure) -> AnyObject {
    try expect("[")
    let name = name()
    guard let view = views[name] else { throw Failure(message: "there is no view with the name \"\(name)\".") }
    let item = view as AnyObject
    if take("(") {
      let length: Attribute = isVertical ? .height : .width
      for predicate in try predicates() {
        made.append(.init(item, length, predicate, predicate.view, predicate.view == nil ? .notAnAttribute : length))
      }
    }
    try expect("]")
    return item
  }

  /// What is between two items; `nil` if they touch.
  private mutating func space() throws(Failure) -> Space? {
    guard take("-") else { return nil }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let numbers = take("(") ? try predicates() : [try predicate()]
    try expect("-")
    return .numbers(numbers)
  }

  /// Conditions up to a closing bracket.
  private mutating func predicates() throws(Failure) -> [Predicate] {
    var all: [Predicate] = []
    repeat { all.append(try predicate()) } while take(",")
    try expect(")")
    return all
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let sign: CGFloat = take("-") ? -1 : 1
    let name = name()
    if let view = views[name] {
      predicate.view = view as AnyObject
      if take("*") { predicate.multiplier = try number() }
      if take("/") { predicate.multiplier = 1 / (try number()) }
      if take("+") { predicate.constant = try number() }
      if take("-") { predicate.constant = -(try number()) }
    } else {
      predicate.constant = sign * (try number(name))
    }
    if take("@") { predicate.priority = UILayoutPriority(Float(try number())) }
    return predicate
  }

  private mutating func number() throws(Failure) -> CGFloat { try number(name()) }

  /// A number, or that which a name stands for.
  private func number(_ name: String) throws(Failure) -> CGFloat {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw Failure(message: "there is no number with the name \"\(name)\".")
    }
  }
}

extension NSLayoutConstraint {
  fileprivate convenience init(
    _ first: AnyObject, _ attribute: Attribute, _ predicate: VisualFormat.Predicate, _ second: AnyObject?,
    _ other: Attribute
  ) {
    self.init(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second, attribute: other,
      multiplier: predicate.multiplier, constant: predicate.constant)
    priority = predicate.priority
  }
}
