import FlowAppIntents
import FlowIntents
import Foundation
import Locking
import SwiftUI

/// An entry with the view that a widget shows for it.
struct ShownEntry {
  let entry: any TimelineEntry
  let view: AnyView
}

/// What a provider makes, with the views of a widget.
@MainActor
protocol TimelineSource {
  func placeholder(in context: TimelineProviderContext) -> ShownEntry
  func snapshot(for intent: Any?, in context: TimelineProviderContext) async throws -> ShownEntry
  func timeline(for intent: Any?, in context: TimelineProviderContext) async throws -> (
    entries: [ShownEntry], policy: TimelineReloadPolicy
  )

  /// The view of an entry; `nil` if the widget has entries of another type.
  func view(for entry: any TimelineEntry) -> AnyView?
}

/// A value of an app on its way between its provider and its widget.
// @unchecked: one task uses it at a time.
struct Passed<Value>: @unchecked Sendable {
  let value: Value
}

/// A provider of any kind with the view of its entries.
// @unchecked: a provider answers one question at a time.
struct ProviderSource<Entry: TimelineEntry, Content: View>: TimelineSource, @unchecked Sendable {
  typealias Context = TimelineProviderContext

  private nonisolated let makePlaceholder: Passed<(Context) -> Entry>
  private nonisolated let makeSnapshot: Passed<(Any?, Context) async throws -> Passed<Entry>>
  private nonisolated let makeTimeline: Passed<(Any?, Context) async throws -> Passed<Timeline<Entry>>>
  private nonisolated let content: Passed<(Entry) -> Content>

  nonisolated init(
    makePlaceholder: @escaping (Context) -> Entry,
    makeSnapshot: @escaping (Any?, Context) async throws -> Passed<Entry>,
    makeTimeline: @escaping (Any?, Context) async throws -> Passed<Timeline<Entry>>,
    content: @escaping (Entry) -> Content
  ) {
    self.makePlaceholder = Passed(value: makePlaceholder)
    self.makeSnapshot = Passed(value: makeSnapshot)
    self.makeTimeline = Passed(value: makeTimeline)
    self.content = Passed(value: content)
  }

  private func shown(_ entry: Entry) -> ShownEntry { ShownEntry(entry: entry, view: AnyView(content.value(entry))) }

  func placeholder(in context: TimelineProviderContext) -> ShownEntry { shown(makePlaceholder.value(context)) }

  func snapshot(for intent: Any?, in context: TimelineProviderContext) async throws -> ShownEntry {
    shown(try await answer(Passed(value: intent), Passed(value: context)).value)
  }

  func timeline(for intent: Any?, in context: TimelineProviderContext) async throws -> (
    entries: [ShownEntry], policy: TimelineReloadPolicy
  ) {
    let timeline = try await answerAll(Passed(value: intent), Passed(value: context)).value
    return (timeline.entries.map(shown), timeline.policy)
  }

  nonisolated private func answer(_ intent: Passed<Any?>, _ context: Passed<TimelineProviderContext>) async throws
    -> Passed<Entry>
  {
    try await makeSnapshot.value(intent.value, context.value)
  }

  nonisolated private func answerAll(_ intent: Passed<Any?>, _ context: Passed<TimelineProviderContext>) async throws
    -> Passed<Timeline<Entry>>
  {
    try await makeTimeline.value(intent.value, context.value)
  }

  func view(for entry: any TimelineEntry) -> AnyView? { (entry as? Entry).map { AnyView(content.value($0)) } }
}

/// A completion handler that a provider calls once.
private final class Reply<Value>: @unchecked Sendable {
  // @unchecked: what changes is guarded by a lock.
  private let continuation: Locked<CheckedContinuation<Passed<Value>, any Error>?>

  init(_ continuation: CheckedContinuation<Passed<Value>, any Error>) { self.continuation = Locked(continuation) }

  private func take() -> CheckedContinuation<Passed<Value>, any Error>? {
    continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
  }

  func answer(_ value: Value) { take()?.resume(returning: Passed(value: value)) }

  deinit { take()?.resume(throwing: SimulatedWidgetError.noAnswer) }
}

/// What a provider answers to its completion handler.
///
/// - Throws: ``SimulatedWidgetError`` if the provider releases the handler without calling it.
func awaitReply<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) async throws -> Passed<Value> {
  try await withCheckedThrowingContinuation { continuation in
    let reply = Reply<Value>(continuation)
    ask { reply.answer($0) }
  }
}

extension ProviderSource {
  nonisolated init<Provider: TimelineProvider>(_ provider: Provider, _ content: @escaping (Entry) -> Content)
  where Provider.Entry == Entry {
    self.init(
      makePlaceholder: { provider.placeholder(in: $0) },
      makeSnapshot: { _, context in try await awaitReply { provider.getSnapshot(in: context, completion: $0) } },
      makeTimeline: { _, context in try await awaitReply { provider.getTimeline(in: context, completion: $0) } },
      content: content)
  }

  nonisolated init<Provider: AppIntentTimelineProvider>(
    intent provider: Provider, _ content: @escaping (Entry) -> Content
  ) where Provider.Entry == Entry {
    self.init(
      makePlaceholder: { provider.placeholder(in: $0) },
      makeSnapshot: { intent, context in
        let intent = intent as? Provider.Intent ?? Provider.Intent()
        return Passed(value: await provider.snapshot(for: intent, in: context))
      },
      makeTimeline: { intent, context in
        let intent = intent as? Provider.Intent ?? Provider.Intent()
        return Passed(value: await provider.timeline(for: intent, in: context))
      },
      content: content)
  }

  nonisolated init<Provider: IntentTimelineProvider>(
    request provider: Provider, _ content: @escaping (Entry) -> Content
  ) where Provider.Entry == Entry {
    self.init(
      makePlaceholder: { provider.placeholder(in: $0) },
      makeSnapshot: { intent, context in
        let intent = intent as? Provider.Intent ?? Provider.Intent()
        return try await awaitReply { provider.getSnapshot(for: intent, in: context, completion: $0) }
      },
      makeTimeline: { intent, context in
        let intent = intent as? Provider.Intent ?? Provider.Intent()
        return try await awaitReply { provider.getTimeline(for: intent, in: context, completion: $0) }
      },
      content: content)
  }
}
