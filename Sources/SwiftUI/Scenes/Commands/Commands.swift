/// Conforming types represent a group of related commands that can be exposed to the user.
///
/// There is no menu bar: commands compile but are not shown.
///
/// - Note: Approximate: there is no menu bar: commands are not shown, and a warning is recorded.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that represents the body of this command hierarchy.
  associatedtype Body: Commands

  /// The contents of the command hierarchy.
  @CommandsBuilder
  var body: Body { get }
}

extension Never: Commands {}

/// Commands that the engine implements directly.
@MainActor @preconcurrency
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// An empty group of commands.
public struct EmptyCommands: PrimitiveCommands {
  public nonisolated init() {}
}

/// Constructs command sets from multi-expression closures.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    EmptyCommands()
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }

  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalCommands<T, F> {
    _ConditionalCommands()
  }

  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalCommands<T, F> {
    _ConditionalCommands()
  }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    EmptyCommands()
  }
}

/// One of two alternative groups of commands.
public struct _ConditionalCommands<TrueContent, FalseContent>: PrimitiveCommands {
  nonisolated init() {}
}
