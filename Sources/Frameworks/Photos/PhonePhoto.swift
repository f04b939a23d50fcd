import FlowCoreLocation
import FlowRendering
import Foundation
import PhoneSimulation
import SwiftUI

/// A picture or a video of a phone.
public struct PhonePhoto: Identifiable, Hashable, Sendable {
  public let id: String
  public let image: UIImage
  public let date: Date
  public let isVideo: Bool
  public let isFavorite: Bool
  /// Where the picture was taken.
  public let location: CLLocation?

  /// Creates a picture, or the first frame of a video.
  public init(
    id: String, image: UIImage, date: Date, isVideo: Bool = false, isFavorite: Bool = false,
    location: CLLocation? = nil
  ) {
    self.id = id
    self.image = image
    self.date = date
    self.isVideo = isVideo
    self.isFavorite = isFavorite
    self.location = location
  }

  /// The label of the system's grid: `Photo, March 30, 2018, 12:14 PM`.
  package var label: String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "MMMM d, yyyy, h:mm a"
    return "\(isVideo ? "Video" : "Photo"), \(format.string(from: date))"
  }

  /// Six pictures of one color each, a day apart, the newest last.
  fileprivate static let samples: [PhonePhoto] = {
    let colors: [UInt32] = [0xFF3E_7CB1, 0xFF81_A4CD, 0xFFF1_7300, 0xFF05_4A91, 0xFF6A_994E, 0xFFBC_4749]
    return colors.enumerated().map { index, color in
      // The lower half is darker, so that it can be seen which way a picture is.
      let dark = (color >> 1) & 0x7F7F_7F7F | 0xFF00_0000
      let pixels = [UInt32](repeating: color, count: 64 * 32) + [UInt32](repeating: dark, count: 64 * 32)
      let image = UIImage(.bitmap(Bitmap(width: 64, height: 64, pixels: pixels)), scale: 1)
      return PhonePhoto(
        id: "sample-\(index + 1)", image: image,
        date: Date(timeIntervalSince1970: 1_522_412_040 + Double(index) * 86_400))
    }
  }()
}

/// An album that the person or an app has made.
public struct PhoneAlbum: Identifiable, Hashable, Sendable {
  public let id: String
  public var title: String
  /// The identifiers of its photos.
  public var photos: [PhonePhoto.ID]

  public init(id: String, title: String, photos: [PhonePhoto.ID] = []) {
    (self.id, self.title, self.photos) = (id, title, photos)
  }
}

struct PhotoLibrary: PhoneValue {
  var photos = PhonePhoto.samples
  var albums: [PhoneAlbum] = []
  /// The photos that the person shares if the app gets a part of them.
  var shared: Set<String>?
}

extension SimulatedPhone {
  /// The photos, the oldest first: at first six pictures of one color each.
  public var photos: [PhonePhoto] {
    get { self[PhotoLibrary.self].photos }
    set { update(PhotoLibrary.self) { $0.photos = newValue } }
  }

  /// The albums that the person or an app has made: none at first.
  public var photoAlbums: [PhoneAlbum] {
    get { self[PhotoLibrary.self].albums }
    set { update(PhotoLibrary.self) { $0.albums = newValue } }
  }

  /// The photos that an app with limited access sees, by identifier; `nil` for the first one.
  public var sharedPhotos: Set<String>? {
    get { self[PhotoLibrary.self].shared }
    set { update(PhotoLibrary.self) { $0.shared = newValue } }
  }

  /// The photos that the app may read.
  package var readablePhotos: [PhonePhoto] {
    switch permissions[.photos] {
    case .authorized: return photos
    case .limited:
      let shared = sharedPhotos ?? Set(photos.prefix(1).map(\.id))
      return photos.filter { shared.contains($0.id) }
    default: return []
    }
  }
}
