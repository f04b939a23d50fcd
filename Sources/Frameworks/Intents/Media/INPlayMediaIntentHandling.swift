import FlowFoundation
import Foundation
import PhoneSimulation

/// Plays what a person asks for.
///
/// An app implements a method with a completion handler, or its asynchronous form.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse

  func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse

  /// Finds what the person asks for.
  func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
  func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
}

extension INPlayMediaIntentHandling {
  public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    let call = HandlerCall(handler: self, finish: completion)
    Task { @MainActor in call.finish(await call.handler.handle(intent: intent)) }
  }

  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .failure, userActivity: nil)
  }

  public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
    let call = HandlerCall(handler: self, finish: completion)
    Task { @MainActor in call.finish(await call.handler.confirm(intent: intent)) }
  }

  public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .ready, userActivity: nil)
  }

  public func resolveMediaItems(
    for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    let call = HandlerCall(handler: self, finish: completion)
    Task { @MainActor in call.finish(await call.handler.resolveMediaItems(for: intent)) }
  }

  public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] {
    INPlayMediaMediaItemResolutionResult.successes(with: intent.mediaItems ?? [])
  }
}

/// An app's handler and what follows its answer.
// @unchecked: made and used on the main thread, where a test asks the handler.
struct HandlerCall<Handler, Finish>: @unchecked Sendable {
  let handler: Handler
  let finish: Finish
}

extension SimulatedPhone {
  /// A person asks an app to play something: its handler finds it, confirms it, and plays it.
  ///
  /// - Returns: What the app answers; `nil` if it asks the person for more, or cannot play what it has found.
  @MainActor
  public func ask(
    _ handler: any INPlayMediaIntentHandling, to play: INPlayMediaIntent
  ) async -> INPlayMediaIntentResponse? {
    let results = await answer { handler.resolveMediaItems(for: play, with: $0) }
    let items = results.compactMap { result in
      if case .success(let item) = result.outcome { item as? INMediaItem } else { nil }
    }
    let isNeeded = results.contains { if case .notRequired = $0.outcome { false } else { true } }
    if isNeeded, items.count < results.count { return nil }
    let intent = items.isEmpty ? play : play.resolved(items)
    let confirmation = await answer { handler.confirm(intent: intent, completion: $0) }
    guard [.ready, .success].contains(confirmation.code) else { return confirmation }
    record("Intents", "asks the app to play \(items.first?.title.map { "\"\($0)\"" } ?? "something")")
    return await answer { handler.handle(intent: intent, completion: $0) }
  }

  @MainActor
  private func answer<Answer>(_ ask: (@escaping (Answer) -> Void) -> Void) async -> Answer {
    await withCheckedContinuation { continuation in
      use { ask { continuation.resume(returning: HandlerCall(handler: $0, finish: ())) } }
    }.handler
  }
}
