import CPangoCairo
import Synchronization

/// The configurations of a font set, made when first needed and shared by all engines that use the set.
package final class FontLibrary: Sendable {
  /// The library over `FontSet.installed`. What it hands out never changes: it is no state that tests could share.
  package static let installed = FontLibrary(fonts: .installed)

  package let fonts: FontSet
  private let made = Mutex<[FontConfiguration.Coverage: FontConfiguration]>([:])

  package init(fonts: FontSet) {
    self.fonts = fonts
  }

  /// The configuration, or nil when not one of the font files can be used.
  func configuration(_ coverage: FontConfiguration.Coverage) -> FontConfiguration? {
    made.withLock { made in
      if let configuration = made[coverage] { return configuration }
      guard let configuration = FontConfiguration(fonts: fonts, coverage: coverage) else { return nil }
      // Libraries ask for a current configuration here and there; without one they load the machine's.
      if made.isEmpty { FcConfigSetCurrent(configuration.pointer) }
      made[coverage] = configuration
      return configuration
    }
  }
}
