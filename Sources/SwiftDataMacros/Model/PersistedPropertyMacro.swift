import SwiftSyntax
import SwiftSyntaxMacros

/// `@_PersistedProperty`: accessors that read and write the backing data.
struct PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    let (name, storage) = (property.identifier, property.storage)
    let transformable = property.isTransformable ? "Transformable" : ""
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: \(raw: storage))
      init(initialValue) {
        _$backingData.set\(raw: transformable)Value(forKey: \\.\(raw: name), to: initialValue)
        \(raw: storage) = _SwiftDataNoType()
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return self.get\(raw: transformable)Value(forKey: \\.\(raw: name))
      }
      """,
      """
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) {
          self.set\(raw: transformable)Value(forKey: \\.\(raw: name), to: newValue)
        }
      }
      """,
    ]
  }
}

extension PersistedPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    return ["private var \(raw: property.storage): _SwiftDataNoType = _SwiftDataNoType()"]
  }
}

extension ModelProperty {
  /// Whether the value is stored by a transformer.
  fileprivate var isTransformable: Bool {
    attribute("Attribute").map { Self.arguments(of: $0).contains("transformable(") } ?? false
  }
}

/// `@_TransientProperty`: a stored property that is observed.
struct TransientPropertyMacro {}

extension TransientPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration), !property.isConstant else { return [] }
    let (name, storage) = (property.identifier, property.storage)
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """,
      """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
        return \(raw: storage)
      }
      """,
      """
      set {
        _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) { \(raw: storage) = newValue }
      }
      """,
    ]
  }
}

extension TransientPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration), !property.isConstant else { return [] }
    var binding = property.binding.trimmed
    binding.pattern = PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(property.storage)))
    binding.accessorBlock = nil
    return ["private var \(binding)"]
  }
}

extension ModelProperty {
  fileprivate var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
}
