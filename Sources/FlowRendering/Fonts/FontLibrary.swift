import CPangoCairo
import Locking

/// The configurations of a font set, created on first use and shared by all engines with that set.
package final class FontLibrary: Sendable {
  /// The library of `FontSet.installed`. Its values never change, so tests cannot affect each other through it.
  package static let installed = FontLibrary(fonts: .installed)

  package let fonts: FontSet

  /// The app's font files.
  private let appFiles: [String]
  private let made = Locked<[FontConfiguration.Coverage: FontConfiguration]>([:])
  private let knownIdentity = Locked<String?>(nil)

  package init(fonts: FontSet, appFiles: [String] = []) {
    self.fonts = fonts
    self.appFiles = appFiles
  }

  /// The identity of the fonts. All files are read for it, once: every picture is stored with it.
  package var identity: String {
    knownIdentity.withLock { known in
      let identity = known ?? fonts.identity
      known = identity
      return identity
    }
  }

  /// Whether fontconfig has a current configuration.
  private static let hasCurrent = Locked(false)

  /// Libraries sometimes ask for a current configuration; without one they load the machine's. The first one is kept,
  /// so that engines do not change it for each other.
  private static func provideCurrent(_ configuration: FontConfiguration) {
    hasCurrent.withLock { hasCurrent in
      if !hasCurrent { FcConfigSetCurrent(configuration.pointer) }
      hasCurrent = true
    }
  }

  /// The configuration, or `nil` if none of the font files is usable.
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
