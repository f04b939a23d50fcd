import DeviceCatalog
import Foundation

/// A request for a localized string.
package struct LocalizedStringRequest {
  package let key: String

  /// The name of the strings table, nil for `Localizable`.
  package let table: String?

  /// The bundle that contains the table, nil for the main bundle.
  package let bundle: Bundle?
  package let locale: Locale

  /// The interpolated values in order, `nil` for those that are not numbers: plural forms depend on them.
  package var numbers: [Double?]

  /// The kind of device, on which some texts depend.
  package var idiom: DeviceModel.Idiom

  package init(
    key: String, table: String?, bundle: Bundle?, locale: Locale, numbers: [Double?] = [],
    idiom: DeviceModel.Idiom = .phone
  ) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.locale = locale
    self.numbers = numbers
    self.idiom = idiom
  }
}
