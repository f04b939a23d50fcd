import FlowFoundation
import SwiftUI

/// How a picker of photos is shown.
@available(iOS 17.0, macOS 14.0, *)
public struct PhotosPickerStyle: Hashable, Sendable {
  fileprivate let name: String

  /// As a sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// What a picker of photos offers.
@available(iOS 17.0, macOS 14.0, *)
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let search = PHPickerCapabilities(rawValue: 1)
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

@available(iOS 17.0, macOS 14.0, *)
extension View {
  /// Sets how pickers of photos are shown. All are sheets here; others warn.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    if style != .presentation {
      report(.missing("photosPickerStyle(.\(style.name))", "the picker is a sheet."))
    }
    return self
  }

  /// Leaves out parts of pickers of photos, which have none of them here.
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }

  /// Shows or hides the bars of pickers of photos. Those of a sheet, as here, are always shown.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
}
