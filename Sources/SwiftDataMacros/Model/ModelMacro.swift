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
    let superclass = superclass(of: model, missing: protocols)
    let isFinal = model.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    let access = model.modifiers.contains { $0.name.tokenKind == .keyword(.open) } ? "open" : "public"
    // The key paths of a class with a superclass or subclasses begin with the class whose models are described.
    let isInFamily = !isFinal || superclass != nil
    let entries = properties.filter { !$0.isTransient }.map { entry(for: $0, of: isInFamily ? "_Model" : name) }
    let declared = model.memberBlock.members.compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }
      .compactMap { self.entry(for: $0, of: name) }
    let list = (entries + declared).map { "\n    \($0)," }.joined()
    var members: [DeclSyntax] = [
      """
      private var _$backingData: any SwiftData.BackingData<\(raw: name)> = \(raw: name).createBackingData()
      """
    ]
    if superclass == nil {
      members += rootMembers(name)
    } else {
      members += subclassMembers(hasDesignatedInitializer: hasDesignatedInitializer(model))
    }
    if isInFamily {
      members += familyMembers(name, superclass, access, list)
    } else {
      members.append(
        """
        public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
          [\(raw: list)
          ]
        }
        """)
    }
    return members + [
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

  /// The model that a class inherits from: it is a model if the class conforms to PersistentModel without this macro.
  private static func superclass(of model: ClassDeclSyntax, missing protocols: [TypeSyntax]) -> String? {
    if protocols.contains(where: { $0.trimmedDescription.hasSuffix("PersistentModel") }) { return nil }
    return model.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }

  /// Whether a class declares an initializer that keeps it from inheriting those of its superclass.
  private static func hasDesignatedInitializer(_ model: ClassDeclSyntax) -> Bool {
    model.memberBlock.members.contains { member in
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { return false }
      return !initializer.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
  }

  /// What a class without another model as its superclass has.
  private static func rootMembers(_ name: String) -> [DeclSyntax] {
    [
      """
      public var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
        get { _$backingData }
        set { _$backingData = newValue }
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
      public nonisolated var _$modelObservation: Observation.ObservationRegistrar { _$observationRegistrar }
      """,
    ]
  }

  /// What a class with another model as its superclass has.
  private static func subclassMembers(hasDesignatedInitializer: Bool) -> [DeclSyntax] {
    let registrar: DeclSyntax =
      """
      private nonisolated var _$observationRegistrar: Observation.ObservationRegistrar { _$modelObservation }
      """
    guard hasDesignatedInitializer else { return [registrar] }
    return [
      registrar,
      """
      public required init(backingData: any SwiftData.BackingData<_ModelRoot>) {
        super.init(backingData: backingData)
      }
      """,
    ]
  }

  /// What lets a class inherit from another model, or be inherited from.
  private static func familyMembers(
    _ name: String, _ superclass: String?, _ access: String, _ list: String
  ) -> [DeclSyntax] {
    let override = superclass == nil ? "" : "override "
    let records = superclass == nil ? "" : "super._$records + "
    let inherited = superclass.map { "_$schemaMetadata(of: _model, from: \($0).self) + " } ?? ""
    let members: [DeclSyntax] = [
      """
      \(raw: override)\(raw: access) var _$records: [SwiftData._ModelRecord] { \(raw: records)[_$backingData._record] }
      """,
      """
      \(raw: override)\(raw: access) class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        _$schemaMetadata(of: \(raw: name).self, from: \(raw: name).self)
      }
      """,
      """
      public static func _$schemaMetadata<_Model: \(raw: name)>(
        of _model: _Model.Type, from: \(raw: name).Type
      ) -> [SwiftData.Schema.PropertyMetadata] {
        \(raw: inherited)[\(raw: list)
        ]
      }
      """,
    ]
    return superclass == nil ? members + ["public typealias _ModelRoot = \(raw: name)"] : members
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
    // A model that inherits from another one conforms already.
    let names = ["SwiftData.PersistentModel", "Observation.Observable"].filter { name in
      protocols.contains { name.hasSuffix($0.trimmedDescription) }
    }
    return try names.map { try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: $0) {}") }
  }
}

extension MacroExpansionContext {
  /// Reports an error at a location in the user's source.
  func error(_ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: node, message: MacroExpansionErrorMessage(message)))
  }
}
