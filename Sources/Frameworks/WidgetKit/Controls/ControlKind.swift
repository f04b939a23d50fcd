import Foundation
import SwiftUI

/// A control that a configuration declares, with what its modifiers say.
struct ControlKind: WidgetDeclaration {
  let kind: String
  let preview: @MainActor (Any?) -> AnyView
  let current: @MainActor (Any?) async throws -> AnyView
  var displayName: LocalizedStringResource?
  var description: LocalizedStringResource?

  @MainActor
  init<Value, Content: ControlWidgetTemplate>(
    _ kind: String, preview: @escaping (Any?) -> Value, current: @escaping (Any?) async throws -> Passed<Value>,
    content: @escaping (Value) -> Content
  ) {
    self.kind = kind
    self.preview = { content(preview($0))._view() }
    let question = Passed(value: current)
    self.current = { intent in content(try await Self.ask(question, Passed(value: intent)).value)._view() }
  }

  nonisolated private static func ask<Value>(
    _ question: Passed<(Any?) async throws -> Passed<Value>>, _ intent: Passed<Any?>
  ) async throws -> Passed<Value> {
    try await question.value(intent.value)
  }
}

/// A configuration that WidgetKit implements.
@MainActor
protocol PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {
  var kind: ControlKind { get }
}

extension PrimitiveControlConfiguration {
  public var body: Never { fatalError("Configurations of WidgetKit have no body.") }

  public func _collect(into contents: inout _WidgetContents) { contents.declarations.append(kind) }
}
