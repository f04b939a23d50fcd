import DeviceCatalog
import FlowReports
import Foundation
import SwiftUI
import UIAutomation

/// What a session is about, which can be begun again: an app, or a preview.
@MainActor
struct SessionSubject {
  /// What runs.
  struct Running {
    let screen: Screen
    /// What it is called in messages.
    let name: String
    /// Gives it a URL; returns whether something took it.
    let open: (URL) -> Bool
  }

  /// Begins it from the start.
  let begin: () throws -> Running

  /// An app.
  ///
  /// - Parameter type: The type of the app; the only one that is linked into the process if it is `nil`.
  static func app(_ request: PreviewRequest, type: (any App.Type)? = nil) throws -> SessionSubject {
    let setting = try PreviewSetting(PreviewSettings(), request)
    // What the app stores is kept when it is begun again, as on a device.
    let container = AppContainer()
    return SessionSubject {
      let instance = try AppInstance.launch(
        type, device: setting.screenDevice, container: container, values: setting.values)
      return Running(screen: instance.screen, name: instance.name) { instance.open($0) }
    }
  }

  /// A preview, on the whole screen of its device.
  ///
  /// - Parameter index: Which of the previews of the declaration, counted from 0.
  static func preview(_ declaration: PreviewDeclaration, index: Int, _ request: PreviewRequest) -> SessionSubject {
    SessionSubject {
      let previews = try declaration.previews()
      guard previews.indices.contains(index) else { throw PreviewError.noView(index + 1, count: previews.count) }
      let content = try SessionWaiting.value { try await previews[index].content() }
      return try show(content, previews[index].settings, name: declaration.typeName, request)
    }
  }

  /// Shows the content of a preview.
  static func show(
    _ content: AnyView, _ settings: PreviewSettings, name: String, _ request: PreviewRequest
  ) throws -> Running {
    let setting = try PreviewSetting(settings, request)
    let screen = Screen(device: setting.screenDevice, environment: setting.values)
    screen.show(content)
    return Running(screen: screen, name: settings.displayName ?? name) { screen.send(.url($0)) }
  }
}

/// Waits where nothing is asynchronous: the main actor's queue runs meanwhile.
@MainActor
enum SessionWaiting {
  private final class Outcome<Value> {
    var result: Result<Value, any Error>?
  }

  /// What asynchronous work makes.
  static func value<Value>(of work: @escaping @MainActor () async throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    Task { @MainActor in
      do { outcome.result = .success(try await work()) } catch { outcome.result = .failure(error) }
    }
    while true {
      if let result = outcome.result { return try result.get() }
      pause()
    }
  }

  /// Lets the main actor's queue and timers run for a moment.
  static func pause() {
    let limit = Date(timeIntervalSinceNow: 0.02)
    if !RunLoop.main.run(mode: .default, before: limit) { Thread.sleep(until: limit) }
  }
}
