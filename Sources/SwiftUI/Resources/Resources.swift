import Foundation

/// What a screen knows of the resources of the app that it shows.
@MainActor
package final class Resources {
  private let colors = AssetColors()
  private let strings = StringTables()

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
      if let color = own.color(name, values) { return color }
      return assumeMainActor {
        if let color = self.colors.color(name, in: values) { return color }
        report(
          "There is no color '\(name.name)' in the asset catalogs of \(name.bundlePath ?? "the app's bundles"): "
            + "magenta is painted instead.")
        return nil
      }
    }
    let ownStrings = environment.localizedStrings
    environment.localizedStrings = LocalizedStringResolver { request in
      ownStrings.string(request) ?? assumeMainActor { self.strings.string(request) }
    }
    return environment
  }
}
