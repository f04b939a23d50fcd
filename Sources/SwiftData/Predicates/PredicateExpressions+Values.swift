import FlowSQLite
import Foundation

extension PredicateExpressions.Variable: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm { try translator.term(of: key) }
}

extension PredicateExpressions.Value: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm { try translator.constant(value) }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm { .constant(.null) }
}

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    switch try translator.term(root) {
    case .model(let model): return try translator.property(keyPath, of: model)
    case .models(let models): return try models.property(keyPath)
    case .value(let text, let isText) where isText && keyPath == \String.isEmpty:
      return .value("(" + text + " = '')", isText: false)
    case .value(let value, _):
      // The raw value of an enumeration is what the column has.
      if let type = Root.Output.self as? any RawRepresentable.Type, keyPath.isRawValue(of: type) {
        return .value(value, isText: Output.self == String.self)
      }
      throw UntranslatableError.inMemory
    case .optional, .constant, .constants: throw UntranslatableError.inMemory
    }
  }
}

extension AnyKeyPath {
  /// Whether it leads from each case of an enumeration to its raw value.
  ///
  /// The key path `\.rawValue` that this module can form is not equal to one that names the type.
  fileprivate func isRawValue(of type: any RawRepresentable.Type) -> Bool {
    func isRawValue<Value: RawRepresentable>(_: Value.Type) -> Bool {
      guard let keyPath = self as? KeyPath<Value, Value.RawValue>, Value.self is any Encodable.Type,
        let cases = (Value.self as? any CaseIterable.Type).map({ Self.cases(of: $0) }) as? [Value]
      else { return false }
      return cases.allSatisfy { $0[keyPath: keyPath] as? AnyHashable == $0.rawValue as? AnyHashable }
    }
    return isRawValue(type)
  }

  private static func cases(of type: any CaseIterable.Type) -> [Any] {
    func cases<Value: CaseIterable>(_ type: Value.Type) -> [Any] { Array(type.allCases) }
    return cases(type)
  }
}

extension SQLModels {
  /// `count` and `isEmpty`.
  fileprivate func property(_ keyPath: AnyKeyPath) throws -> SQLTerm {
    func isCount<Element>(_: Element.Type) -> Bool { keyPath == \[Element].count }
    func isEmpty<Element>(_: Element.Type) -> Bool { keyPath == \[Element].isEmpty }
    if _openExistential(description.type as Any.Type, do: isCount) { return .value(count, isText: false) }
    if _openExistential(description.type as Any.Type, do: isEmpty) {
      return .value("(NOT " + exists + ")", isText: false)
    }
    throw UntranslatableError.inMemory
  }

  var count: SQLFragment { "(SELECT COUNT(*) FROM \(source) WHERE " + condition + ")" }

  var exists: SQLFragment { "EXISTS (SELECT 1 FROM \(source) WHERE " + condition + ")" }

  /// The models for which a further condition holds.
  func filtered(by further: SQLFragment) -> SQLModels {
    var copy = self
    copy.condition = condition + " AND (" + further + ")"
    return copy
  }

  var element: SQLTerm {
    .model(SQLModel(description: description, key: SQLFragment(sql: "\(alias).\(SQLName.key)"), alias: alias))
  }
}

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    let wrapped = try translator.term(wrapped)
    let isPresent: SQLFragment
    let inner: SQLTerm
    if case .optional(let value, let isText, let condition) = wrapped {
      isPresent = condition
      inner = .value(value, isText: isText)
    } else {
      isPresent = try PredicateTranslator.value(wrapped).0 + " IS NOT NULL"
      inner = wrapped
    }
    switch try translator.with(variable.key, inner, { try $0.term(transform) }) {
    case .value(let value, let isText):
      // What is missing in the body is missing in the result.
      if RHS.Output.self is any OptionalValue.Type {
        return .value("(CASE WHEN " + isPresent + " THEN " + value + " END)", isText: isText)
      }
      return .optional(value, isText: isText, isPresent: isPresent)
    case .optional(let value, let isText, let further):
      return .optional(value, isText: isText, isPresent: "(" + isPresent + " AND " + further + ")")
    case .model(let model) where model.alias == nil: return .model(model)
    case .models(let models): return .models(models)
    default: throw UntranslatableError.inMemory
    }
  }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    let (second, isOtherText) = try translator.value(rhs)
    if case .optional(let first, let isText, let isPresent) = try translator.term(lhs) {
      return .value(
        "(CASE WHEN " + isPresent + " THEN " + first + " ELSE " + second + " END)", isText: isText || isOtherText)
    }
    let (first, isText) = try translator.value(lhs)
    return .value("COALESCE(" + first + ", " + second + ")", isText: isText || isOtherText)
  }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm { try translator.term(inner) }
}

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw UntranslatableError.inMemory
      }
    guard LHS.Output.self is any SQLScalar.Type, LHS.Output.self != Decimal.self else {
      throw UntranslatableError.inMemory
    }
    return .value(
      "(" + (try translator.value(lhs).0) + " \(sign) " + (try translator.value(rhs).0) + ")", isText: false)
  }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    .value("(-" + (try translator.value(wrapped).0) + ")", isText: false)
  }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  func term(in translator: inout PredicateTranslator) throws -> SQLTerm {
    .value("(" + (try translator.value(lhs).0) + " % " + (try translator.value(rhs).0) + ")", isText: false)
  }
}
