/// Something that is told to a model before all prompts.
public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// Something that a model is asked.
public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}

/// The instructions that a model gets before all prompts.
public struct Instructions: Hashable, Sendable, InstructionsRepresentable {
  let text: String

  init(lines: [Instructions]) { text = lines.map(\.text).joined(separator: "\n") }

  init(_ text: String) { self.text = text }

  public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }

  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }

  // The builder of the requirement would ask for it again.
  public var instructionsRepresentation: Instructions { return self }
}

/// What a model is asked.
public struct Prompt: Hashable, Sendable, PromptRepresentable {
  let text: String

  init(lines: [Prompt]) { text = lines.map(\.text).joined(separator: "\n") }

  init(_ text: String) { self.text = text }

  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

  // The builder of the requirement would ask for it again.
  public var promptRepresentation: Prompt { return self }
}

/// Puts instructions together, each in a line of its own.
@resultBuilder
public struct InstructionsBuilder {
  public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions {
    var lines: [Instructions] = []
    repeat lines.append((each components).instructionsRepresentation)
    return Instructions(lines: lines)
  }

  public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
    Instructions(lines: instructions.map(\.instructionsRepresentation))
  }

  public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }

  public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
    component.instructionsRepresentation
  }

  public static func buildOptional(_ instructions: Instructions?) -> Instructions {
    instructions ?? Instructions(lines: [])
  }
  public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
    instructions.instructionsRepresentation
  }

  public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { expression }
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
}

/// Puts a prompt together, each part in a line of its own.
@resultBuilder
public struct PromptBuilder {
  public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
    var lines: [Prompt] = []
    repeat lines.append((each components).promptRepresentation)
    return Prompt(lines: lines)
  }

  public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
    Prompt(lines: prompts.map(\.promptRepresentation))
  }

  public static func buildEither(first component: some PromptRepresentable) -> Prompt { component.promptRepresentation }
  public static func buildEither(second component: some PromptRepresentable) -> Prompt {
    component.promptRepresentation
  }
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(lines: []) }

  public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
    prompt.promptRepresentation
  }

  public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
}
