import Foundation

/// The name of a fact about a sound or a video, as the format of its file calls it.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

// MARK: - Common to all formats

extension AVMetadataKey {
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
  public static let commonKeySource = AVMetadataKey(rawValue: "source")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  public static let commonKeyAccessibilityDescription = AVMetadataKey(rawValue: "accessibilityDescription")
}

// MARK: - iTunes

extension AVMetadataKey {
  public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "©alb")
  public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "©ART")
  public static let iTunesMetadataKeyUserComment = AVMetadataKey(rawValue: "©cmt")
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
  public static let iTunesMetadataKeyCopyright = AVMetadataKey(rawValue: "cprt")
  public static let iTunesMetadataKeyReleaseDate = AVMetadataKey(rawValue: "©day")
  public static let iTunesMetadataKeyEncodedBy = AVMetadataKey(rawValue: "©enc")
  public static let iTunesMetadataKeyPredefinedGenre = AVMetadataKey(rawValue: "gnre")
  public static let iTunesMetadataKeyUserGenre = AVMetadataKey(rawValue: "©gen")
  public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "©nam")
  public static let iTunesMetadataKeyTrackSubTitle = AVMetadataKey(rawValue: "©st3")
  public static let iTunesMetadataKeyEncodingTool = AVMetadataKey(rawValue: "©too")
  public static let iTunesMetadataKeyComposer = AVMetadataKey(rawValue: "©wrt")
  public static let iTunesMetadataKeyAlbumArtist = AVMetadataKey(rawValue: "aART")
  public static let iTunesMetadataKeyAccountKind = AVMetadataKey(rawValue: "akID")
  public static let iTunesMetadataKeyAppleID = AVMetadataKey(rawValue: "apID")
  public static let iTunesMetadataKeyArtistID = AVMetadataKey(rawValue: "atID")
  public static let iTunesMetadataKeySongID = AVMetadataKey(rawValue: "cnID")
  public static let iTunesMetadataKeyDiscCompilation = AVMetadataKey(rawValue: "cpil")
  public static let iTunesMetadataKeyDiscNumber = AVMetadataKey(rawValue: "disk")
  public static let iTunesMetadataKeyGenreID = AVMetadataKey(rawValue: "geID")
  public static let iTunesMetadataKeyGrouping = AVMetadataKey(rawValue: "grup")
  public static let iTunesMetadataKeyPlaylistID = AVMetadataKey(rawValue: "plID")
  public static let iTunesMetadataKeyContentRating = AVMetadataKey(rawValue: "rtng")
  public static let iTunesMetadataKeyBeatsPerMin = AVMetadataKey(rawValue: "tmpo")
  public static let iTunesMetadataKeyTrackNumber = AVMetadataKey(rawValue: "trkn")
  public static let iTunesMetadataKeyArtDirector = AVMetadataKey(rawValue: "©ard")
  public static let iTunesMetadataKeyArranger = AVMetadataKey(rawValue: "©arg")
  public static let iTunesMetadataKeyAuthor = AVMetadataKey(rawValue: "©aut")
  public static let iTunesMetadataKeyLyrics = AVMetadataKey(rawValue: "©lyr")
  public static let iTunesMetadataKeyAcknowledgement = AVMetadataKey(rawValue: "©cak")
  public static let iTunesMetadataKeyConductor = AVMetadataKey(rawValue: "©con")
  public static let iTunesMetadataKeyDescription = AVMetadataKey(rawValue: "©des")
  public static let iTunesMetadataKeyDirector = AVMetadataKey(rawValue: "©dir")
  public static let iTunesMetadataKeyEQ = AVMetadataKey(rawValue: "©equ")
  public static let iTunesMetadataKeyLinerNotes = AVMetadataKey(rawValue: "©lnt")
  public static let iTunesMetadataKeyRecordCompany = AVMetadataKey(rawValue: "©mak")
  public static let iTunesMetadataKeyOriginalArtist = AVMetadataKey(rawValue: "©ope")
  public static let iTunesMetadataKeyPhonogramRights = AVMetadataKey(rawValue: "©phg")
  public static let iTunesMetadataKeyProducer = AVMetadataKey(rawValue: "©prd")
  public static let iTunesMetadataKeyPerformer = AVMetadataKey(rawValue: "©prf")
  public static let iTunesMetadataKeyPublisher = AVMetadataKey(rawValue: "©pub")
  public static let iTunesMetadataKeySoundEngineer = AVMetadataKey(rawValue: "©sne")
  public static let iTunesMetadataKeySoloist = AVMetadataKey(rawValue: "©sol")
  public static let iTunesMetadataKeyCredits = AVMetadataKey(rawValue: "©src")
  public static let iTunesMetadataKeyThanks = AVMetadataKey(rawValue: "©thx")
  public static let iTunesMetadataKeyOnlineExtras = AVMetadataKey(rawValue: "©url")
  public static let iTunesMetadataKeyExecProducer = AVMetadataKey(rawValue: "©xpd")
}

// MARK: - QuickTime

extension AVMetadataKey {
  public static let quickTimeMetadataKeyAuthor = AVMetadataKey(rawValue: "com.apple.quicktime.author")
  public static let quickTimeMetadataKeyComment = AVMetadataKey(rawValue: "com.apple.quicktime.comment")
  public static let quickTimeMetadataKeyCopyright = AVMetadataKey(rawValue: "com.apple.quicktime.copyright")
  public static let quickTimeMetadataKeyCreationDate = AVMetadataKey(rawValue: "com.apple.quicktime.creationdate")
  public static let quickTimeMetadataKeyDirector = AVMetadataKey(rawValue: "com.apple.quicktime.director")
  public static let quickTimeMetadataKeyDisplayName = AVMetadataKey(rawValue: "com.apple.quicktime.displayname")
  public static let quickTimeMetadataKeyInformation = AVMetadataKey(rawValue: "com.apple.quicktime.information")
  public static let quickTimeMetadataKeyKeywords = AVMetadataKey(rawValue: "com.apple.quicktime.keywords")
  public static let quickTimeMetadataKeyProducer = AVMetadataKey(rawValue: "com.apple.quicktime.producer")
  public static let quickTimeMetadataKeyPublisher = AVMetadataKey(rawValue: "com.apple.quicktime.publisher")
  public static let quickTimeMetadataKeyAlbum = AVMetadataKey(rawValue: "com.apple.quicktime.album")
  public static let quickTimeMetadataKeyArtist = AVMetadataKey(rawValue: "com.apple.quicktime.artist")
  public static let quickTimeMetadataKeyArtwork = AVMetadataKey(rawValue: "com.apple.quicktime.artwork")
  public static let quickTimeMetadataKeyDescription = AVMetadataKey(rawValue: "com.apple.quicktime.description")
  public static let quickTimeMetadataKeySoftware = AVMetadataKey(rawValue: "com.apple.quicktime.software")
  public static let quickTimeMetadataKeyYear = AVMetadataKey(rawValue: "com.apple.quicktime.year")
  public static let quickTimeMetadataKeyGenre = AVMetadataKey(rawValue: "com.apple.quicktime.genre")
  public static let quickTimeMetadataKeyiXML = AVMetadataKey(rawValue: "com.apple.quicktime.iXML")
  public static let quickTimeMetadataKeyLocationISO6709 =
    AVMetadataKey(rawValue: "com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataKeyMake = AVMetadataKey(rawValue: "com.apple.quicktime.make")
  public static let quickTimeMetadataKeyModel = AVMetadataKey(rawValue: "com.apple.quicktime.model")
  public static let quickTimeMetadataKeyArranger = AVMetadataKey(rawValue: "com.apple.quicktime.arranger")
  public static let quickTimeMetadataKeyEncodedBy = AVMetadataKey(rawValue: "com.apple.quicktime.encodedby")
  public static let quickTimeMetadataKeyOriginalArtist = AVMetadataKey(rawValue: "com.apple.quicktime.originalartist")
  public static let quickTimeMetadataKeyPerformer = AVMetadataKey(rawValue: "com.apple.quicktime.performer")
  public static let quickTimeMetadataKeyComposer = AVMetadataKey(rawValue: "com.apple.quicktime.composer")
  public static let quickTimeMetadataKeyCredits = AVMetadataKey(rawValue: "com.apple.quicktime.credits")
  public static let quickTimeMetadataKeyPhonogramRights = AVMetadataKey(rawValue: "com.apple.quicktime.phonogramrights")
  public static let quickTimeMetadataKeyCameraIdentifier =
    AVMetadataKey(rawValue: "com.apple.quicktime.camera.identifier")
  public static let quickTimeMetadataKeyCameraFrameReadoutTime =
    AVMetadataKey(rawValue: "com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  public static let quickTimeMetadataKeyTitle = AVMetadataKey(rawValue: "com.apple.quicktime.title")
  public static let quickTimeMetadataKeyCollectionUser = AVMetadataKey(rawValue: "com.apple.quicktime.collection.user")
  public static let quickTimeMetadataKeyRatingUser = AVMetadataKey(rawValue: "com.apple.quicktime.rating.user")
  public static let quickTimeMetadataKeyLocationName = AVMetadataKey(rawValue: "com.apple.quicktime.location.name")
  public static let quickTimeMetadataKeyLocationBody = AVMetadataKey(rawValue: "com.apple.quicktime.location.body")
  public static let quickTimeMetadataKeyLocationNote = AVMetadataKey(rawValue: "com.apple.quicktime.location.note")
  public static let quickTimeMetadataKeyLocationRole = AVMetadataKey(rawValue: "com.apple.quicktime.location.role")
  public static let quickTimeMetadataKeyLocationDate = AVMetadataKey(rawValue: "com.apple.quicktime.location.date")
  public static let quickTimeMetadataKeyDirectionFacing =
    AVMetadataKey(rawValue: "com.apple.quicktime.direction.facing")
  public static let quickTimeMetadataKeyDirectionMotion =
    AVMetadataKey(rawValue: "com.apple.quicktime.direction.motion")
  public static let quickTimeMetadataKeyContentIdentifier =
    AVMetadataKey(rawValue: "com.apple.quicktime.content.identifier")
}
