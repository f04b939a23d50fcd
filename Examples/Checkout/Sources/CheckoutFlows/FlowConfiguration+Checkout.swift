import SwiftUI
import SwiftUIFlowTesting

extension FlowConfiguration {
  public static let light = FlowConfiguration(label: "light") {
    $0.locale = Locale(identifier: "en_US")
    $0.colorScheme = .light
  }

  public static let dark = FlowConfiguration(label: "dark") {
    $0.locale = Locale(identifier: "en_US")
    $0.colorScheme = .dark
  }

  public static let japanese = FlowConfiguration(label: "japanese") {
    $0.locale = Locale(identifier: "ja_JP")
  }

  public static let largeText = FlowConfiguration(label: "large-text") {
    $0.locale = Locale(identifier: "en_US")
    $0.dynamicTypeSize = .accessibility3
  }

  /// The four configurations of the shop.
  public static let checkout = [light, dark, japanese, largeText]
}
