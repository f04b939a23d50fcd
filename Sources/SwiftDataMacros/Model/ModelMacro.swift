import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: keeps the stored properties of a class in a backing data object, observes them, and describes them to the
/// schema.
struct ModelMacro {}

extension ModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      context.error("@Model can only be attached to a class.", at: node)
      return []
    }
    let name = model.name.trimmedDescription
    let properties = model.memberBlock.members.compactMap { ModelProperty($0.decl) }
    let hasInitializer = model.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    if !hasInitializer, properties.contains(where: { $0.needsInitializer }) {
      context.error("@Model requires an initializer be provided for '\(name)'.", at: node)
    }
    let entries = properties.filter { !$0.isTransient }.map { entry(for: $0, of: name) }
    let declared = model.memberBlock.members.compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }
      .compactMap { self.entry(for: $0, of: name) }
    let list = (entries + declared).map { "\n    \($0)," }.joined()
    return [
      """
      private var _$backingData: any SwiftData.BackingData<\(raw: name)> = \(raw: name).createBackingData()
      """,
      """
      public var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
        get { _$backingData }
        set { _$backingData = newValue }
      }
      """,
      """
      public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [\(raw: list)
        ]
      }
      """,
      """
      public required init(backingData: any SwiftData.BackingData<\(raw: name)>) {
        _$backingData = backingData
      }
      """,
      """
      private let _$observationRegistrar = Observation.ObservationRegistrar()
      """,
      """
      public var _$modelObservation: Observation.ObservationRegistrar { _$observationRegistrar }
      """,
      """
      internal nonisolated func access<_M>(keyPath: KeyPath<\(raw: name), _M>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<_M, _R>(
        keyPath: KeyPath<\(raw: name), _M>, _ mutation: () throws -> _R
      ) rethrows -> _R {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      """
      struct _SwiftDataNoType {}
      """,
    ]
  }

  private static func entry(for property: ModelProperty, of model: String) -> String {
    let value = property.defaultValue ?? "nil"
    return """
      SwiftData.Schema.PropertyMetadata(name: "\(property.name)", keypath: \\\(model).\(property.identifier), \
      defaultValue: \(value), metadata: \(property.metadata ?? "nil"))
      """
  }

  /// The entry for `#Unique` or `#Index`.
  private static func entry(for declaration: MacroExpansionDeclSyntax, of model: String) -> String? {
    let kind = declaration.macroName.text
    guard kind == "Unique" || kind == "Index" else { return nil }
    return """
      SwiftData.Schema.PropertyMetadata(name: "#\(kind)", keypath: \\\(model).persistentModelID, \
      metadata: SwiftData.Schema.\(kind)<\(model)>(\(declaration.arguments.trimmedDescription)))
      """
  }
}

extension ModelProperty {
  /// Whether only an initializer can give the property its first value.
  fileprivate var needsInitializer: Bool {
    guard binding.initializer == nil, let type = binding.typeAnnotation?.type else { return false }
    return !type.is(OptionalTypeSyntax.self) && !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension ModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self), let property = ModelProperty(member), !property.name.hasPrefix("_$")
    else { return [] }
    if property.isTransient { return ["@SwiftData._TransientProperty"] }
    return ["@SwiftData._PersistedProperty"]
  }
}

extension ModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    return try ["SwiftData.PersistentModel", "Observation.Observable"].map {
      try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: $0) {}")
    }
  }
}

extension MacroExpansionContext {
  /// Reports an error at a location in the user's source.
  func error(_ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: node, message: MacroExpansionErrorMessage(message)))
  }
}
