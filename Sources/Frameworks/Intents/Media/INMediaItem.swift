import Foundation

/// The kind of what is played.
public enum INMediaItemType: Int, Sendable {
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation
  case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music
  case algorithmicRadioStation, news
}

/// A thing that can be played, such as a song, or a list of them.
// Sendable: what is kept never changes.
public final class INMediaItem: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String?
  public let title: String?
  public let type: INMediaItemType
  public let artwork: INImage?
  public let artist: String?

  /// Creates a thing that can be played.
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMediaItem else { return false }
    return identifier == other.identifier && title == other.title && type == other.type && artist == other.artist
      && artwork == other.artwork
  }

  public override var hash: Int { (identifier ?? title).hashValue }
}
