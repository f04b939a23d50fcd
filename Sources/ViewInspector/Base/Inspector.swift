import Foundation
import SwiftUI

/// The names of types in messages and paths.
@MainActor @preconcurrency
public enum Inspector {
  enum GenericParameters {
    case keep
    case remove

    /// Replaces all generic arguments by `EmptyView`.
    case customViewPlaceholder
  }

  static func typeName(value: Any, namespaced: Bool = false, generics: GenericParameters = .keep) -> String {
    typeName(type: Swift.type(of: value), namespaced: namespaced, generics: generics)
  }

  static func typeName(type: Any.Type, namespaced: Bool = false, generics: GenericParameters = .keep) -> String {
    let name =
      namespaced
      ? String(reflecting: type).replacing(#/\.\(unknown context at \$?[0-9a-f]+\)/#, with: "")
      : String(describing: type)
    switch generics {
    case .keep: return name
    case .remove: return name.replacingGenericArguments(with: "")
    case .customViewPlaceholder: return name.replacingGenericArguments(with: "<EmptyView>")
    }
  }

  /// Whether the view or modifier is SwiftUI's.
  static func isSystemType(type: Any.Type) -> Bool {
    type is any ComposedView.Type || type is any ComposedModifier.Type || type is any ComposedItem.Type
      || type is any PrimitiveView.Type || type is any PrimitiveModifier.Type
  }

  static func isSystemType(value: Any) -> Bool { isSystemType(type: Swift.type(of: value)) }

  static func cast<T>(value: Any, type: T.Type) throws -> T {
    guard let result = value as? T else { throw InspectionError.typeMismatch(value, T.self) }
    return result
  }
}

extension InspectionError {
  @MainActor
  static func typeMismatch<T>(_ value: Any, _ expected: T.Type) -> InspectionError {
    let names = (Inspector.typeName(value: value), Inspector.typeName(type: expected))
    guard names.0 == names.1 else { return .typeMismatch(factual: names.0, expected: names.1) }
    return .typeMismatch(
      factual: Inspector.typeName(value: value, namespaced: true),
      expected: Inspector.typeName(type: expected, namespaced: true))
  }
}

extension String {
  var firstLetterLowercased: String { prefix(1).lowercased() + dropFirst() }

  func removing(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }

  /// The name of a type with a replacement for each list of generic arguments.
  func replacingGenericArguments(with replacement: String) -> String {
    var result = ""
    var depth = 0
    var last: Character?
    for character in self {
      defer { last = character }
      switch character {
      case "<":
        depth += 1
      case ">" where last != "-":
        depth -= 1
        if depth == 0 { result += replacement }
      default:
        if depth == 0 { result.append(character) }
      }
    }
    return result
  }
}
