import Foundation
import PackagePlugin

/// Generates a constant for each color and image in a target's asset catalogs, and for each string that was added to
/// its string catalogs manually, as Xcode does: `Color(.greenPrimary)`, `Text(.welcome)`.
///
/// On Apple's systems Xcode generates them, and this plugin does nothing.
@main
struct FlowAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let module = target as? any SourceModuleTarget else { return [] }
      var catalogs: [URL] = []
      var inputs: [URL] = []
      // The folder may be a link, and so may its entries.
      let entries = try FileManager.default.contentsOfDirectory(
        at: module.directoryURL.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
      for entry in entries.map({ $0.resolvingSymlinksInPath() }) {
        if entry.pathExtension == "xcassets" { catalogs.append(entry) }
        if entry.pathExtension == "xcstrings" {
          catalogs.append(entry)
          inputs.append(entry)
        }
        let files = FileManager.default.enumerator(at: entry, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
          if file.pathExtension == "xcassets" { catalogs.append(file) }
          if file.lastPathComponent == "Contents.json" { inputs.append(file) }
          if file.pathExtension == "xcstrings" {
            catalogs.append(file)
            inputs.append(file)
          }
        }
      }
      if catalogs.isEmpty { return [] }
      catalogs.sort { $0.path < $1.path }
      inputs.sort { $0.path < $1.path }
      // A target of an app without a package has no bundle of its own.
      let bundle = module.sourceFiles.contains { $0.type == .resource } ? "module" : "main"
      // The plugin knows of a project's settings what is a condition of the target.
      let conditions = (module as? SwiftSourceModuleTarget)?.compilationConditions ?? []
      let extensions = conditions.contains("FLOW_NO_ASSET_SYMBOL_EXTENSIONS") ? "resources" : "extensions"
      // Symbols give way to members that the sources declare.
      let sources = module.sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      let output = context.pluginWorkDirectoryURL.appendingPathComponent("GeneratedAssetSymbols.swift")
      return [
        .buildCommand(
          displayName: "Asset symbols of \(target.name)", executable: try context.tool(named: "asset-symbols").url,
          arguments: [output.path, bundle, extensions] + (catalogs + sources).map(\.path),
          inputFiles: inputs + sources, outputFiles: [output]
        )
      ]
    #else
      return []
    #endif
  }
}
