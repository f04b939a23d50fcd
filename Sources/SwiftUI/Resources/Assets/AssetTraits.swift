import Foundation

/// What of an environment decides which variant of an asset is shown.
struct AssetTraits {
  var colorScheme = ColorScheme.light
  var contrast = ColorSchemeContrast.standard
  /// Pixels per point.
  var scale: CGFloat = 3
  var idiom = Device.Idiom.phone
  var layoutDirection = LayoutDirection.leftToRight
  var locale = Locale(identifier: "en_US")
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?

  /// Those of a phone in the light, for pictures that are asked for outside of a view.
  init() {}

  init(_ environment: EnvironmentValues) {
    colorScheme = environment.colorScheme
    contrast = environment.colorSchemeContrast
    scale = environment.displayScale
    idiom = environment.deviceIdiom
    layoutDirection = environment.layoutDirection
    locale = environment.locale
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
  }
}

extension Device.Idiom {
  /// The name in asset catalogs.
  var assetName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    case .watch: "watch"
    }
  }
}
