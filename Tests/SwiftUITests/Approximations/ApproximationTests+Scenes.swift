import Foundation
import Testing

@testable import SwiftUI

extension ApproximationTests {
  private struct Windows: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
      Button("open") { openWindow(id: "a") }
      Button("dismiss") { dismissWindow() }
      Button("settings") { openSettings() }
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.text]
    init() {}
    init(configuration: ReadConfiguration) {}
    func fileWrapper(configuration: WriteConfiguration) -> FileWrapper { FileWrapper(regularFileWithContents: .init()) }
  }

  private struct Orders: Commands {
    var body: some Commands {
      CommandMenu("Orders") { Button("New") {} }
      CommandGroup(after: .newItem) { Button("Copy") {} }
    }
  }

  static let actions: [Approximation] = [
    Approximation("OpenWindowAction", names: "openWindow(id: \"a\")", act: { $0.tap("open") }) { Windows() },
    Approximation("DismissWindowAction", names: "dismissWindow()", act: { $0.tap("dismiss") }) { Windows() },
    Approximation("OpenSettingsAction", names: "openSettings()", act: { $0.tap("settings") }) { Windows() },
    Approximation("handlesExternalEvents") { Text("a").handlesExternalEvents(preferring: [], allowing: ["*"]) },
  ]

  static let scenes: [Approximation] = [
    Approximation(scene: "backgroundTask") { $0.backgroundTask(.appRefresh("a")) {} },
    Approximation(scene: "commands") { $0.commands { Orders() } },
    Approximation(scene: "commandsRemoved") { $0.commandsRemoved() },
    Approximation(scene: "commandsReplaced") { $0.commandsReplaced { Orders() } },
    Approximation(scene: "CommandGroup", names: "commands(content:)") { $0.commands { Orders() } },
    Approximation(scene: "CommandGroupPlacement", names: "commands(content:)") { $0.commands { Orders() } },
    Approximation(scene: "CommandMenu", names: "commands(content:)") { $0.commands { Orders() } },
    Approximation(scene: "Commands", names: "commands(content:)") { $0.commands { Orders() } },
    Approximation(scene: "defaultPosition") { $0.defaultPosition(.center) },
    Approximation(scene: "defaultSize") { $0.defaultSize(width: 1, height: 1) },
    Approximation(scene: "keyboardShortcut") { $0.keyboardShortcut("n") },
    Approximation(scene: "menuBarExtraStyle") { $0.menuBarExtraStyle(.menu) },
    Approximation(scene: "windowResizability") { $0.windowResizability(.contentSize) },
    Approximation(scene: "windowStyle") { $0.windowStyle(.plain) },
    Approximation(scene: "windowToolbarStyle") { $0.windowToolbarStyle(.expanded) },
    Approximation(scene: "DocumentGroup") { _ in DocumentGroup(newDocument: Note()) { _ in Text("a") } },
    Approximation(scene: "MenuBarExtra") { _ in MenuBarExtra("a") { Text("b") } },
    Approximation(scene: "Settings") { _ in Settings { Text("a") } },
  ]
}
