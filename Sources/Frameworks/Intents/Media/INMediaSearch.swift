import Foundation

/// The order that a person asks for.
public enum INMediaSortOrder: Int, Sendable {
  case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
}

/// What a person refers to without a name.
public enum INMediaReference: Int, Sendable {
  case unknown, currentlyPlaying, my
}

/// A span of days and times.
// Sendable: what is kept never changes.
public final class INDateComponentsRange: NSObject, NSCopying, @unchecked Sendable {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?

  /// Creates a span of days and times.
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The words of a person about what is to be played.
// Sendable: what is kept never changes.
public final class INMediaSearch: NSObject, NSCopying, @unchecked Sendable {
  public let mediaType: INMediaItemType
  public let sortOrder: INMediaSortOrder
  public let mediaName: String?
  public let artistName: String?
  public let albumName: String?
  public let genreNames: [String]?
  public let moodNames: [String]?
  public let releaseDate: INDateComponentsRange?
  public let reference: INMediaReference
  public let mediaIdentifier: String?

  /// Creates a search.
  public init(
    mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil,
    artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil,
    releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown, mediaIdentifier: String? = nil
  ) {
    self.mediaType = mediaType
    self.sortOrder = sortOrder
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.releaseDate = releaseDate
    self.reference = reference
    self.mediaIdentifier = mediaIdentifier
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
