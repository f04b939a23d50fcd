extension AVMetadataIdentifier {
  /// The common keys of facts that formats call differently.
  private static let commonKeys: [AVMetadataIdentifier: AVMetadataKey] = [
    .id3MetadataTitleDescription: .commonKeyTitle, .id3MetadataLeadPerformer: .commonKeyArtist,
    .id3MetadataAlbumTitle: .commonKeyAlbumName, .id3MetadataAttachedPicture: .commonKeyArtwork,
    .id3MetadataComposer: .commonKeyCreator, .id3MetadataContentType: .commonKeyType,
    .id3MetadataCopyright: .commonKeyCopyrights, .id3MetadataPublisher: .commonKeyPublisher,
    .id3MetadataLanguage: .commonKeyLanguage, .id3MetadataRecordingTime: .commonKeyCreationDate,
    .iTunesMetadataSongName: .commonKeyTitle, .iTunesMetadataArtist: .commonKeyArtist,
    .iTunesMetadataAlbum: .commonKeyAlbumName, .iTunesMetadataCoverArt: .commonKeyArtwork,
    .iTunesMetadataComposer: .commonKeyCreator, .iTunesMetadataUserGenre: .commonKeyType,
    .iTunesMetadataCopyright: .commonKeyCopyrights, .iTunesMetadataReleaseDate: .commonKeyCreationDate,
    .iTunesMetadataEncodingTool: .commonKeySoftware, .iTunesMetadataPublisher: .commonKeyPublisher,
    .iTunesMetadataDescription: .commonKeyDescription, .iTunesMetadataAuthor: .commonKeyAuthor,
    .quickTimeMetadataTitle: .commonKeyTitle, .quickTimeMetadataArtist: .commonKeyArtist,
    .quickTimeMetadataAlbum: .commonKeyAlbumName, .quickTimeMetadataArtwork: .commonKeyArtwork,
    .quickTimeMetadataAuthor: .commonKeyAuthor, .quickTimeMetadataCopyright: .commonKeyCopyrights,
    .quickTimeMetadataCreationDate: .commonKeyCreationDate, .quickTimeMetadataDescription: .commonKeyDescription,
    .quickTimeMetadataLocationISO6709: .commonKeyLocation, .quickTimeMetadataMake: .commonKeyMake,
    .quickTimeMetadataModel: .commonKeyModel, .quickTimeMetadataSoftware: .commonKeySoftware,
    .quickTimeMetadataPublisher: .commonKeyPublisher,
  ]

  /// What all formats call the fact; `nil` for a fact of one format.
  var commonKey: AVMetadataKey? {
    if let key = Self.commonKeys[self] { return key }
    guard AVMetadataItem.keySpace(forIdentifier: self) == .common else { return nil }
    return (AVMetadataItem.key(forIdentifier: self) as? String).map(AVMetadataKey.init(rawValue:))
  }

  /// Whether it is another identifier, or what a format calls a fact that is common to all formats.
  func conforms(to other: AVMetadataIdentifier) -> Bool {
    self == other || AVMetadataItem.keySpace(forIdentifier: other) == .common && commonKey == other.commonKey
  }
}
