import Foundation

/// A parsed predicate.
package indirect enum PredicateTree {
  case constant(Bool)
  case and(PredicateTree, PredicateTree)
  case or(PredicateTree, PredicateTree)
  case not(PredicateTree)
  case comparison(PredicateComparison)

  /// A predicate that is no format, such as one of a closure.
  case predicate(NSPredicate)
}

/// A comparison of two values.
package struct PredicateComparison {
  package enum Operator: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// The number of list elements that must satisfy the comparison.
  package enum Quantifier: String, Sendable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  package var quantifier: Quantifier?
  package var left: PredicateTerm
  package var comparison: Operator
  package var options: PredicateTextOptions
  package var right: PredicateTerm
}

/// How texts are compared.
package struct PredicateTextOptions: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let caseInsensitive = PredicateTextOptions(rawValue: 1)
  package static let diacriticInsensitive = PredicateTextOptions(rawValue: 2)
  /// The texts are compared byte by byte.
  package static let normalized = PredicateTextOptions(rawValue: 4)
  /// The rules of the current locale decide.
  package static let localeSensitive = PredicateTextOptions(rawValue: 8)

  /// The letters in brackets.
  package var letters: String {
    zip("cdnl", [Self.caseInsensitive, .diacriticInsensitive, .normalized, .localeSensitive])
      .filter { contains($0.1) }.map { String($0.0) }.joined()
  }

  /// What the letters in brackets say; `nil` if one means nothing.
  init?(letters: String) {
    self = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": insert(.caseInsensitive)
      case "d": insert(.diacriticInsensitive)
      case "n": insert(.normalized)
      case "l": insert(.localeSensitive)
      case "w": break
      default: return nil
      }
    }
  }
}

/// One side of a comparison.
package indirect enum PredicateTerm {
  case value(Any?)

  /// The value of an expression for keys.
  case keyPath(PredicateTerm, [String])
  case list([PredicateTerm])

  /// The object itself.
  case object

  /// A value that is given when the predicate is evaluated, or that a SUBQUERY gives.
  case variable(String)

  /// A function by its name with colons, such as `sum:`.
  case function(String, [PredicateTerm])
  case subquery(PredicateTerm, variable: String, PredicateTree)
  case conditional(PredicateTree, PredicateTerm, PredicateTerm)
  case element(PredicateTerm, PredicateIndex)
  case set(PredicateSetOperation, PredicateTerm, PredicateTerm)
  case closure((Any?, [Any], NSMutableDictionary?) -> Any?, [PredicateTerm])

  /// The value of the object for keys.
  static func keys(_ path: String) -> PredicateTerm { .keyPath(.object, path.split(separator: ".").map(String.init)) }
}

/// The place of an element in a list.
package enum PredicateIndex {
  case first, last, size
  case at(PredicateTerm)
}

package enum PredicateSetOperation: String, Sendable {
  case union = "UNION"
  case intersection = "INTERSECT"
  case difference = "MINUS"
}
