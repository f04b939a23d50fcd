import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether the variable belongs to the type instead of to its instances.
  var isStatic: Bool {
    modifiers.contains { modifier in
      modifier.name.tokenKind == .keyword(.static) || modifier.name.tokenKind == .keyword(.class)
    }
  }

  /// Whether the variable is computed on its first read.
  var isLazy: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
  }

  /// Whether the declaration begins with `let`.
  var isConstant: Bool {
    bindingSpecifier.tokenKind == .keyword(.let)
  }
}

extension PatternBindingSyntax {
  /// Whether the binding has storage: no accessors, or only observers.
  var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy { accessor in
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.willSet), .keyword(.didSet): true
      default: false
      }
    }
  }

  /// The declared name without backticks, or `nil` for a tuple pattern.
  var name: String? {
    guard let identifier = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
    return identifier.identifier?.name ?? identifier.text
  }
}
