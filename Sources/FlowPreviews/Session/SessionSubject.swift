import DeviceCatalog
import FlowReports
import Foundation
import SwiftUI
import UIAutomation

/// The subject of a session, which can be restarted: an app, or a preview.
@MainActor
struct SessionSubject {
  /// A running subject.
  struct Running {
    let screen: Screen
    /// The name in messages.
    let name: String
    /// Opens a URL; returns whether it was handled.
    let open: (URL) -> Bool
  }

  /// Starts the subject.
  let begin: () throws -> Running

  /// Creates a session for an app.
  ///
  /// - Parameter type: The type of the app; by default the only one linked into the process.
  static func app(_ request: PreviewRequest, type: (any App.Type)? = nil) throws -> SessionSubject {
    let setting = try PreviewSetting(PreviewSettings(), request)
    // Stored data of the app is kept on a restart, as on a device.
    let container = AppContainer()
    return SessionSubject {
      let instance = try AppInstance.launch(
        type, device: setting.screenDevice, arguments: request.arguments ?? [], environment: request.variables ?? [:],
        container: container, values: setting.values)
      return Running(screen: instance.screen, name: instance.name) { instance.open($0) }
    }
  }

  /// Creates a session for a preview, on the whole screen of its device.
  ///
  /// - Parameter index: The index among the previews of the declaration, counted from 0.
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

/// Waits in synchronous code while the main actor's queue runs.
@MainActor
enum SessionWaiting {
  private final class Outcome<Value> {
    var result: Result<Value, any Error>?
  }

  /// Returns the result of asynchronous work.
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

  /// Runs the main actor's queue and timers for a moment.
  static func pause() {
    let limit = Date(timeIntervalSinceNow: 0.02)
    if !RunLoop.main.run(mode: .default, before: limit) { Thread.sleep(until: limit) }
  }
}
