import AssetCatalogs
import Foundation

/// The resources of the app that a screen shows.
@MainActor
package final class Resources {
  package init() {}

  /// The environment with functions that find the colors and strings of bundles, unless it already contains them.
  ///
  /// - Parameter report: Called with a description of each missing color, and of each file that cannot be read.
  package func provide(
    to environment: EnvironmentValues, report: @escaping @MainActor (String) -> Void
  ) -> EnvironmentValues {
    var environment = environment
    for fault in ResourceFolders.faults(bundlePath: nil) { report(fault) }
    for fault in InformationFonts.faults { report(fault) }
    let own = environment.namedColors
    environment.namedColors = NamedColorResolver { name, values in
      if let color = own.color(name, values) { return color }
      let bundle = ResourceFolders.description(bundlePath: name.bundlePath)
      do throws(FileFault) {
        if let color = try AssetLibrary.shared.color(named: name, in: values) { return color }
        let message = "There is no color '\(name.name)' in the asset catalogs of \(bundle): magenta is painted instead."
        assumeMainActor { report(message) }
      } catch {
        let message = "The color '\(name.name)' of \(bundle) cannot be read: \(error). Magenta is painted instead."
        assumeMainActor { report(message) }
      }
      return nil
    }
    let ownStrings = environment.localizedStrings
    environment.localizedStrings = LocalizedStringResolver { request in
      ownStrings.string(request)
        ?? StringTables.string(request) { fault in assumeMainActor { report(fault) } }
    }
    // The catalog of a new project contains an accent color without a value.
    let accent = NamedColor(name: "AccentColor", bundle: nil)
    if environment.accentColor == nil, AssetLibrary.shared.hasColor(named: accent) {
      environment.accentColor = Color(.named(accent))
    }
    return environment
  }
}
