import Foundation

/// The environment's traits that select an asset variant.
struct AssetTraits {
  var colorScheme = ColorScheme.light
  var contrast = ColorSchemeContrast.standard
  /// The number of pixels per point.
  var scale: CGFloat = 3
  var idiom = Device.Idiom.phone
  var layoutDirection = LayoutDirection.leftToRight
  var locale = Locale(identifier: "en_US")
  var horizontalSizeClass: UserInterfaceSizeClass?
  var verticalSizeClass: UserInterfaceSizeClass?

  /// The traits of a phone in light mode, for images requested outside a view.
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
