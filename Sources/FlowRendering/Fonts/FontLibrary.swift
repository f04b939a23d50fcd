import CPangoCairo
import Synchronization

/// The configurations of a font set, made when first needed and shared by all engines that use the set.
package final class FontLibrary: Sendable {
  /// The library over `FontSet.installed`. What it hands out never changes: it is no state that tests could share.
  package static let installed = FontLibrary(fonts: .installed)

  package let fonts: FontSet

  /// The files of an app's own fonts.
  private let appFiles: [String]
  private let made = Mutex<[FontConfiguration.Coverage: FontConfiguration]>([:])

  package init(fonts: FontSet, appFiles: [String] = []) {
    self.fonts = fonts
    self.appFiles = appFiles
  }

  /// Whether fontconfig has been given a current configuration.
  private static let hasCurrent = Mutex(false)

  /// Libraries ask for a current configuration here and there; without one they load the machine's. The first one
  /// stays, so that no engine changes it under another.
  private static func provideCurrent(_ configuration: FontConfiguration) {
    hasCurrent.withLock { hasCurrent in
      if !hasCurrent { FcConfigSetCurrent(configuration.pointer) }
      hasCurrent = true
    }
  }

  /// The configuration, or nil when not one of the font files can be used.
  func configuration(_ coverage: FontConfiguration.Coverage) -> FontConfiguration? {
    made.withLock { made in
      if let configuration = made[coverage] { return configuration }
      guard let configuration = FontConfiguration(fonts: fonts, appFiles: appFiles, coverage: coverage) else {
        return nil
      }
      Self.provideCurrent(configuration)
      made[coverage] = configuration
      return configuration
    }
  }
}
