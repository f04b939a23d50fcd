import FlowPhotos
import Foundation

/// The kinds of photos that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let showsImages: Bool
  private let showsVideos: Bool

  public static let images = PHPickerFilter(showsImages: true, showsVideos: false)
  public static let videos = PHPickerFilter(showsImages: false, showsVideos: true)
  /// Pictures that move; the phone has none.
  public static let livePhotos = PHPickerFilter(showsImages: false, showsVideos: false)
  public static let screenshots = livePhotos
  public static let panoramas = livePhotos
  public static let bursts = livePhotos
  public static let slomoVideos = livePhotos
  public static let timelapseVideos = livePhotos
  public static let depthEffectPhotos = livePhotos
  public static let cinematicVideos = livePhotos

  /// Photos of one of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      showsImages: subfilters.contains(where: \.showsImages), showsVideos: subfilters.contains(where: \.showsVideos))
  }

  /// Photos of all of several kinds.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      showsImages: subfilters.allSatisfy(\.showsImages), showsVideos: subfilters.allSatisfy(\.showsVideos))
  }

  /// Photos of other kinds.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(showsImages: !filter.showsImages, showsVideos: !filter.showsVideos)
  }

  func shows(_ photo: PhonePhoto) -> Bool { photo.isVideo ? showsVideos : showsImages }
}
