import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@__AnimatableAccessors`: the accessors of a generated `animatableData`.
///
/// ``AnimatableMacro`` generates it. The type of `animatableData` follows from the types of the properties, which a
/// macro cannot see: the variable is declared with a value of that type, and this macro replaces the value with
/// accessors.
struct AnimatableAccessorsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let names = propertyNames(in: node), let last = names.last else {
      context.error("@__AnimatableAccessors is a part of @Animatable: write @Animatable instead.", at: node)
      return []
    }
    func data(of name: String) -> String { "SwiftUI._AnimatableProperty.data(of: self.\(name))" }
    let value = names.dropLast().reversed().reduce(data(of: last)) { tail, name in
      "SwiftUI.AnimatablePair(\(data(of: name)), \(tail))"
    }
    let assignments = names.indices.map { index in
      "SwiftUI._AnimatableProperty.setData(newValue\(path(to: index, count: names.count)), of: &self.\(names[index]))"
    }
    return [
      """
      get {
        \(raw: value)
      }
      """,
      """
      set {
        \(raw: assignments.joined(separator: "\n"))
      }
      """,
    ]
  }

  private static func propertyNames(in node: AttributeSyntax) -> [String]? {
    guard case .argumentList(let arguments) = node.arguments else { return nil }
    return arguments.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }

  /// The key path to one value in pairs that nest to the right.
  private static func path(to index: Int, count: Int) -> String {
    if count == 1 { return "" }
    let seconds = String(repeating: ".second", count: index)
    return index == count - 1 ? seconds : seconds + ".first"
  }
}
