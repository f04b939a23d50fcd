import SwiftUI

extension EnvironmentValues {
  /// The texts of the shop in the language of the environment's locale.
  var strings: Strings { Strings(locale: locale) }
}
