import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// FoundationModels' `@Generable`: the schema of a structure or an enumeration, and its values from and to content.
///
///     @Generable struct Trip {
///       @Guide(description: "Stars", .range(1...5)) var stars: Int
///     }
struct GenerableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = GenerableType(declaration, of: node, in: context, reporting: true) else { return [] }
    return type.members
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let generable = GenerableType(declaration, of: node, in: context, reporting: false) else { return [] }
    return [
      try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): Generable { \(raw: generable.initializer) }")
    ]
  }
}

/// The type that `@Generable` is attached to.
private enum GenerableType {
  case structure([GenerableProperty], description: String, access: String)
  case enumeration([GenerableCase], description: String, access: String)

  /// - Parameter isReporting: Whether mistakes are errors.
  init?(
    _ declaration: some DeclGroupSyntax, of node: AttributeSyntax, in context: some MacroExpansionContext,
    reporting isReporting: Bool
  ) {
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == "description" }
    let description = argument.map { "\($0.expression.trimmed)" } ?? "nil"
    let access = declaration.modifiers.contains { ["public", "package"].contains($0.name.text) } ? "public " : ""
    if let structure = declaration.as(StructDeclSyntax.self) {
      var properties: [GenerableProperty] = []
      for variable in structure.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
      where !variable.isStatic {
        for binding in variable.bindings where binding.isStored && !(variable.isConstant && binding.initializer != nil)
        {
          if let property = GenerableProperty(binding, of: variable) {
            properties.append(property)
          } else if isReporting {
            context.error("A property of a @Generable type needs a type: write `var name: Type`.", at: binding)
          }
        }
      }
      self = .structure(properties, description: description, access: access)
    } else if let enumeration = declaration.as(EnumDeclSyntax.self) {
      let elements = enumeration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        .flatMap(\.elements)
      self = .enumeration(elements.map { GenerableCase($0) }, description: description, access: access)
    } else {
      if isReporting { context.error("@Generable can only be attached to a structure or an enumeration.", at: node) }
      return nil
    }
  }

  var members: [DeclSyntax] {
    switch self {
    case .structure(let properties, let description, let access):
      let generated = properties.filter { !$0.isIdentifier }
      let schema = generated.map(\.schema).joined(separator: ", ")
      let content = generated.map { "(\"\($0.name)\", \($0.code))" }.joined(separator: ", ")
      let fields = properties.map { $0.partial(access) }.joined(separator: "\n")
      let values = properties.map(\.partialValue).joined(separator: "\n")
      let id = properties.contains { $0.name == "id" } ? "" : "\(access)var id: GenerationID\n"
      let idValue = id.isEmpty ? "" : "self.id = content.id ?? GenerationID()\n"
      return [
        """
        nonisolated \(raw: access)static var generationSchema: GenerationSchema {
          GenerationSchema(type: Self.self, description: \(raw: description), properties: [\(raw: schema)])
        }
        """,
        """
        nonisolated \(raw: access)var generatedContent: GeneratedContent {
          let properties: [(String, any ConvertibleToGeneratedContent)] = [\(raw: content)]
          return GeneratedContent(properties: properties) { $1 }
        }
        """,
        """
        nonisolated \(raw: access)struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
          \(raw: id)\(raw: fields)
          nonisolated \(raw: access)init(_ content: GeneratedContent) throws {
            \(raw: idValue)\(raw: values)
          }
        }
        """,
      ]
    case .enumeration(let cases, let description, let access):
      let schema =
        if cases.contains(where: \.hasValues) {
          "choices: [\(cases.map(\.schema).joined(separator: ", "))]"
        } else {
          "description: \(description), anyOf: [\(cases.map { "\"\($0.name)\"" }.joined(separator: ", "))]"
        }
      return [
        """
        nonisolated \(raw: access)static var generationSchema: GenerationSchema {
          GenerationSchema(type: Self.self, \(raw: schema))
        }
        """,
        """
        nonisolated \(raw: access)var generatedContent: GeneratedContent {
          switch self {
          \(raw: cases.map(\.content).joined(separator: "\n"))
          }
        }
        """,
      ]
    }
  }

  /// `init(_:)` of a value from content.
  var initializer: String {
    switch self {
    case .structure(let properties, _, let access):
      return "nonisolated \(access)init(_ content: GeneratedContent) throws {\n"
        + properties.map(\.value).joined(separator: "\n") + "\n}"
    case .enumeration(let cases, _, let access):
      return """
        nonisolated \(access)init(_ content: GeneratedContent) throws {
        \(cases.map(\.value).joined(separator: "\n"))
        self = try content._noCase(of: Self.self)
        }
        """
    }
  }
}

/// A stored property.
private struct GenerableProperty {
  let name: String
  /// The name as code, with its backticks.
  let code: String
  /// The type without its question mark.
  let type: String
  let isOptional: Bool
  private let guide: LabeledExprListSyntax?

  init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    guard let name = binding.name, let type = binding.typeAnnotation?.type.trimmed else { return nil }
    self.name = name
    code = "\(binding.pattern.trimmed)"
    if let optional = type.as(OptionalTypeSyntax.self) {
      self.type = "\(optional.wrappedType.trimmed)"
      isOptional = true
    } else {
      self.type = "\(type)"
      isOptional = false
    }
    guide = variable.attributes.first(named: "Guide")?.arguments?.as(LabeledExprListSyntax.self)
  }

  /// Whether the framework makes the value.
  var isIdentifier: Bool { type == "GenerationID" }

  /// The property in the schema.
  var schema: String {
    let description = guide?.first { $0.label?.text == "description" }.map { "description: \($0.expression.trimmed), " }
    let guides = guide?.filter { $0.label == nil }.map { "\($0.expression.trimmed)" } ?? []
    let list = guides.isEmpty ? "" : ", guides: [\(guides.joined(separator: ", "))]"
    let mark = isOptional ? "?" : ""
    let type = type.hasPrefix("any ") || type.hasPrefix("some ") ? "(\(type))" : type
    return "GenerationSchema.Property(name: \"\(name)\", \(description ?? "")type: \(type)\(mark).self\(list))"
  }

  /// Reads the value.
  var value: String {
    if isIdentifier { return "self.\(code) = content.id ?? GenerationID()" }
    return "self.\(code) = try content.value(forProperty: \"\(name)\")"
  }

  func partial(_ access: String) -> String {
    isIdentifier ? "\(access)var \(code): GenerationID" : "\(access)var \(code): _PartiallyGenerated<\(type)>?"
  }

  var partialValue: String { isIdentifier ? value : "self.\(code) = try content.value(forProperty: \"\(name)\")" }
}

/// A case of an enumeration: its name, or a structure with its name and its values.
private struct GenerableCase {
  let name: String
  private let code: String
  private let values: [(label: String?, type: String)]

  init(_ element: EnumCaseElementSyntax) {
    name = element.name.identifier?.name ?? element.name.text
    code = element.name.text
    values = (element.parameterClause?.parameters ?? []).map { parameter in
      (parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 }, "\(parameter.type.trimmed)")
    }
  }

  var hasValues: Bool { !values.isEmpty }

  /// The names of the values in content.
  private var keys: [String] { values.enumerated().map { $1.label ?? "_\($0)" } }

  private var isSingle: Bool { values.count == 1 && values[0].label == nil }

  var schema: String {
    if values.isEmpty { return "_GenerableCase(\"\(name)\")" }
    if isSingle { return "_GenerableCase(\"\(name)\", \(values[0].type).self)" }
    let properties = zip(keys, values).map { "GenerationSchema.Property(name: \"\($0)\", type: \($1.type).self)" }
    return "_GenerableCase(\"\(name)\", [\(properties.joined(separator: ", "))])"
  }

  var content: String {
    if values.isEmpty { return "case .\(code): GeneratedContent(\"\(name)\")" }
    let bound = values.indices.map { "value\($0)" }
    let pattern = "case .\(code)(\(bound.map { "let \($0)" }.joined(separator: ", ")))"
    if isSingle { return "\(pattern): GeneratedContent(properties: [\"\(name)\": value0])" }
    let members = zip(keys, bound).map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    return "\(pattern): GeneratedContent(properties: [\"\(name)\": GeneratedContent(properties: [\(members)])])"
  }

  /// Makes the case of content with its name.
  var value: String {
    if values.isEmpty { return "if content._isCase(\"\(name)\") { self = .\(code); return }" }
    let arguments = zip(keys, values).map { key, value in
      let label = value.label.map { "\($0): " } ?? ""
      return isSingle ? "try inner.value()" : "\(label)try inner.value(forProperty: \"\(key)\")"
    }
    return """
      if let inner = content._values(ofCase: "\(name)") { \
      self = .\(code)(\(arguments.joined(separator: ", "))); return }
      """
  }
}
