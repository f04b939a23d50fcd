import Foundation

/// A type that can be made of what a model generates.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  /// - Throws: An error if the content is another one.
  init(_ content: GeneratedContent) throws
}

/// A type of which a prompt can be made.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  public var instructionsRepresentation: Instructions { Instructions(generatedContent.jsonString) }
  public var promptRepresentation: Prompt { Prompt(generatedContent.jsonString) }
}

/// A type whose values a model generates.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// A value that grows.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  public func asPartiallyGenerated() -> PartiallyGenerated {
    guard let partial = try? PartiallyGenerated(generatedContent) else {
      preconditionFailure("\(Self.self) makes no \(PartiallyGenerated.self) of its own content.")
    }
    return partial
  }
}

/// The type of a property that grows.
public typealias _PartiallyGenerated<Value: Generable> = Value.PartiallyGenerated

/// Lets a model generate values of a structure or an enumeration.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) = #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

/// Describes a property to the model.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "SwiftUIMacros", type: "GuideMacro")

/// Describes a property to the model, and says which values it may have.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "SwiftUIMacros", type: "GuideMacro")

/// Describes a property to the model, and says which texts it may be.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "SwiftUIMacros", type: "GuideMacro")

// MARK: - Types of Swift

extension Bool: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.boolean) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }

  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.isNo("Bool") }
    self = value
  }
}

extension String: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.text()) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
  public var instructionsRepresentation: Instructions { Instructions(self) }
  public var promptRepresentation: Prompt { Prompt(self) }

  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw content.isNo("String") }
    self = value
  }
}

extension Int: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.number(isInteger: true)) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }

  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind, let whole = Int(exactly: value) else { throw content.isNo("Int") }
    self = whole
  }
}

extension Double: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.number()) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }

  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw content.isNo("Double") }
    self = value
  }
}

extension Float: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.number()) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }

  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw content.isNo("Float") }
    self = Float(value)
  }
}

extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.number()) }
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }

  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw content.isNo("Decimal") }
    self = Decimal(string: "\(value)") ?? Decimal(value)
  }
}

extension Never: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(.anything) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .null) }
  public init(_ content: GeneratedContent) throws { throw content.isNo("Never") }
}

extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  public static var generationSchema: GenerationSchema {
    GenerationSchema(.array({ Element.generationSchema.node }))
  }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions { Instructions(lines: map(\.instructionsRepresentation)) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt { Prompt(lines: map(\.promptRepresentation)) }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let values) = content.kind else { throw content.isNo("array") }
    self = try values.map { try Element($0) }
  }
}

extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: InstructionsRepresentable, PromptRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension GeneratedContent {
  func isNo(_ type: String) -> LanguageModelSession.GenerationError { .decoding("\(jsonString) is no \(type).") }
}
