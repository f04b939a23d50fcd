import Foundation
import PackagePlugin

/// Runs `flow` as `swift package flow`.
@main
struct FlowCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "flow").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    var environment = ProcessInfo.processInfo.environment
    // The package manager keeps the package's own build folder locked while a plugin runs, and builds nothing itself.
    environment["FLOW_IGNORES_LOCK"] = "1"
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
