import Foundation
import PhoneSimulation

/// What was said in a conversation, in order.
public struct Transcript: Hashable, Sendable, RandomAccessCollection {
  /// Something that was said.
  public enum Entry: Hashable, Sendable, Identifiable, CustomStringConvertible {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)

    public var id: String {
      switch self {
      case .instructions(let entry): entry.id
      case .prompt(let entry): entry.id
      case .toolCalls(let entry): entry.id
      case .toolOutput(let entry): entry.id
      case .response(let entry): entry.id
      }
    }

    public var description: String {
      switch self {
      case .instructions(let entry): "(Instructions) " + entry.segments.text
      case .prompt(let entry): "(Prompt) " + entry.segments.text
      case .toolCalls(let entry):
        "(ToolCalls) " + entry.map { "\($0.toolName): \($0.arguments)" }.joined(separator: ", ")
      case .toolOutput(let entry): "(ToolOutput \(entry.toolName)) " + entry.segments.text
      case .response(let entry): "(Response) " + entry.segments.text
      }
    }
  }

  /// A part of an entry.
  public enum Segment: Hashable, Sendable, Identifiable, CustomStringConvertible {
    case text(TextSegment)
    case structure(StructuredSegment)

    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }

    public var description: String {
      switch self {
      case .text(let segment): segment.content
      case .structure(let segment): segment.content.jsonString
      }
    }
  }

  /// A part that is a text.
  public struct TextSegment: Hashable, Sendable, Identifiable {
    public var id: String
    public var content: String

    public init(id: String? = nil, content: String) { (self.id, self.content) = (id ?? newID(), content) }
  }

  /// A part that is a value.
  public struct StructuredSegment: Hashable, Sendable, Identifiable {
    public var id: String
    public var source: String
    public var content: GeneratedContent

    public init(id: String? = nil, source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id ?? newID(), source, content)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// What a model is told before all prompts.
  public struct Instructions: Hashable, Sendable, Identifiable {
    public var id: String
    public var segments: [Segment]
    public var toolDefinitions: [ToolDefinition]

    public init(id: String? = nil, segments: [Segment], toolDefinitions: [ToolDefinition]) {
      (self.id, self.segments, self.toolDefinitions) = (id ?? newID(), segments, toolDefinitions)
    }
  }

  /// A tool that a model knows.
  public struct ToolDefinition: Hashable, Sendable {
    public var name: String
    public var description: String

    public init(name: String, description: String, parameters: GenerationSchema) {
      (self.name, self.description) = (name, description)
    }

    init(_ tool: any Tool) { (name, description) = (tool.name, tool.description) }
  }

  /// What a model is asked.
  public struct Prompt: Hashable, Sendable, Identifiable {
    public var id: String
    public var segments: [Segment]
    public var options: GenerationOptions

    public init(
      id: String? = nil, segments: [Segment], options: GenerationOptions = GenerationOptions()
    ) {
      (self.id, self.segments, self.options) = (id ?? newID(), segments, options)
    }
  }

  /// The tools that a model calls.
  public struct ToolCalls: Hashable, Sendable, Identifiable, RandomAccessCollection {
    public var id: String
    private let calls: [ToolCall]

    public init<S: Sequence>(id: String? = nil, _ calls: S) where S.Element == ToolCall {
      self.id = id ?? newID()
      self.calls = Array(calls)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { calls.count }
    public subscript(position: Int) -> ToolCall { calls[position] }
  }

  /// A call of a tool.
  public struct ToolCall: Hashable, Sendable, Identifiable {
    public var id: String
    public var toolName: String
    public var arguments: GeneratedContent

    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// What a tool tells a model.
  public struct ToolOutput: Hashable, Sendable, Identifiable {
    public var id: String
    public var toolName: String
    public var segments: [Segment]

    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }

  /// What a model answers.
  public struct Response: Hashable, Sendable, Identifiable {
    public var id: String
    public var assetIDs: [String]
    public var segments: [Segment]

    public init(id: String? = nil, assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id ?? newID(), assetIDs, segments)
    }
  }

  private var entries: [Entry]

  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public subscript(index: Int) -> Entry { entries[index] }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// An identifier of the phone's random numbers.
  static func newID() -> String {
    SimulatedPhone.current.randomBytes(8).map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
  }
}

extension [Transcript.Segment] {
  fileprivate var text: String { map(\.description).joined(separator: "\n") }

  static func text(_ text: String) -> Self { [.text(Transcript.TextSegment(content: text))] }
}
