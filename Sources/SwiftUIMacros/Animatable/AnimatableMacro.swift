import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: generates `animatableData` from the stored properties of a type, and the conformance.
///
///     @Animatable
///     struct Arc: Shape {
///       var radius: CGFloat
///       var angle: Angle
///       @AnimatableIgnored var clockwise: Bool
///     }
///
/// It includes every stored `var` whose type is `VectorArithmetic` or `Animatable`, and excludes constants, computed
/// and static properties, properties with a property wrapper, and those marked `@AnimatableIgnored`.
struct AnimatableMacro {}

extension AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Empty if the type already conforms, for example as a Shape.
    guard !protocols.isEmpty, declaration.animatableTypeName != nil else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }
}

extension AnimatableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.animatableTypeName else {
      context.error("@Animatable can only be attached to a struct, a class or an enum.", at: node)
      return []
    }
    let group = AnimatableProperties(of: declaration)
    for refused in group.refused {
      context.error(
        """
        '\(refused.name)' of type '\(refused.type)' cannot be animated: mark it with @AnimatableIgnored, or conform \
        its type to VectorArithmetic or Animatable.
        """,
        at: refused.node
      )
    }
    guard group.refused.isEmpty, !group.declaresAnimatableData, let last = group.names.last else { return [] }

    // Pairs nest to the right: (a, (b, c)).
    func data(of name: String) -> String { "SwiftUI._AnimatableProperty.data(\\\(type).\(name))" }
    let value = group.names.dropLast().reversed().reduce(data(of: last)) { tail, name in
      "SwiftUI.AnimatablePair(\(data(of: name)), \(tail))"
    }
    let names = group.names.map { "\"\($0)\"" }.joined(separator: ", ")
    // SwiftUI reads the values off the main actor, so the accessors of a main-actor struct are nonisolated.
    let isolation = declaration.is(StructDeclSyntax.self) ? "nonisolated " : ""
    return [
      """
      @SwiftUI.__AnimatableAccessors(\(raw: names))
      \(raw: declaration.accessOfMembers)\(raw: isolation)var animatableData = \(raw: value)
      """
    ]
  }
}

extension DeclGroupSyntax {
  /// The name of a type that can be animated, or `nil` for other declarations.
  fileprivate var animatableTypeName: String? {
    if let declaration = self.as(StructDeclSyntax.self) { return declaration.name.text }
    if let declaration = self.as(ClassDeclSyntax.self) { return declaration.name.text }
    if let declaration = self.as(EnumDeclSyntax.self) { return declaration.name.text }
    return nil
  }

  /// The modifier that makes a member as visible as its type.
  fileprivate var accessOfMembers: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}
