import Foundation

/// What a screen knows of the resources of the app that it shows.
@MainActor
package final class Resources {
  package init() {}

  /// The values with colours and strings of bundles, unless they bring their own.
  ///
  /// - Parameter report: Called for each color that is nowhere to be found, with a sentence that says so.
  package func provide(
    to environment: EnvironmentValues, report: @escaping @MainActor (String) -> Void
  ) -> EnvironmentValues {
    var environment = environment
    let own = environment.namedColors
    environment.namedColors = NamedColorResolver { name, values in
      if let color = own.color(name, values) ?? AssetLibrary.shared.color(named: name, in: values) { return color }
      let bundle = ResourceFolders.description(bundlePath: name.bundlePath)
      let message =
        "There is no color '\(name.name)' in the asset catalogs of \(bundle): magenta is painted instead."
      assumeMainActor { report(message) }
      return nil
    }
    let ownStrings = environment.localizedStrings
    environment.localizedStrings = LocalizedStringResolver { request in
      ownStrings.string(request) ?? StringTables.string(request)
    }
    // A new project's catalog has an accent color without a value.
    let accent = NamedColor(name: "AccentColor", bundle: nil)
    if environment.accentColor == nil, AssetLibrary.shared.hasColor(named: accent) {
      environment.accentColor = Color(.named(accent))
    }
    return environment
  }
}
