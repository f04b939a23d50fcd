import Foundation

/// What a fact about a sound or a video is, in the format of its file: the space of the key, and the key.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

// MARK: - Common to all formats

extension AVMetadataIdentifier {
  public static let commonIdentifierTitle = AVMetadataIdentifier("common/title")
  public static let commonIdentifierCreator = AVMetadataIdentifier("common/creator")
  public static let commonIdentifierSubject = AVMetadataIdentifier("common/subject")
  public static let commonIdentifierDescription = AVMetadataIdentifier("common/description")
  public static let commonIdentifierPublisher = AVMetadataIdentifier("common/publisher")
  public static let commonIdentifierContributor = AVMetadataIdentifier("common/contributor")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier("common/creationDate")
  public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier("common/lastModifiedDate")
  public static let commonIdentifierType = AVMetadataIdentifier("common/type")
  public static let commonIdentifierFormat = AVMetadataIdentifier("common/format")
  public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier("common/identifier")
  public static let commonIdentifierSource = AVMetadataIdentifier("common/source")
  public static let commonIdentifierLanguage = AVMetadataIdentifier("common/language")
  public static let commonIdentifierRelation = AVMetadataIdentifier("common/relation")
  public static let commonIdentifierLocation = AVMetadataIdentifier("common/location")
  public static let commonIdentifierCopyrights = AVMetadataIdentifier("common/copyrights")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier("common/albumName")
  public static let commonIdentifierAuthor = AVMetadataIdentifier("common/author")
  public static let commonIdentifierArtist = AVMetadataIdentifier("common/artist")
  public static let commonIdentifierArtwork = AVMetadataIdentifier("common/artwork")
  public static let commonIdentifierMake = AVMetadataIdentifier("common/make")
  public static let commonIdentifierModel = AVMetadataIdentifier("common/model")
  public static let commonIdentifierSoftware = AVMetadataIdentifier("common/software")
  public static let commonIdentifierAccessibilityDescription = AVMetadataIdentifier("common/accessibilityDescription")
}

// MARK: - iTunes

extension AVMetadataIdentifier {
  public static let iTunesMetadataAlbum = AVMetadataIdentifier("itsk/%A9alb")
  public static let iTunesMetadataArtist = AVMetadataIdentifier("itsk/%A9ART")
  public static let iTunesMetadataUserComment = AVMetadataIdentifier("itsk/%A9cmt")
  public static let iTunesMetadataCoverArt = AVMetadataIdentifier("itsk/covr")
  public static let iTunesMetadataCopyright = AVMetadataIdentifier("itsk/cprt")
  public static let iTunesMetadataReleaseDate = AVMetadataIdentifier("itsk/%A9day")
  public static let iTunesMetadataEncodedBy = AVMetadataIdentifier("itsk/%A9enc")
  public static let iTunesMetadataPredefinedGenre = AVMetadataIdentifier("itsk/gnre")
  public static let iTunesMetadataUserGenre = AVMetadataIdentifier("itsk/%A9gen")
  public static let iTunesMetadataSongName = AVMetadataIdentifier("itsk/%A9nam")
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier("itsk/%A9st3")
  public static let iTunesMetadataEncodingTool = AVMetadataIdentifier("itsk/%A9too")
  public static let iTunesMetadataComposer = AVMetadataIdentifier("itsk/%A9wrt")
  public static let iTunesMetadataAlbumArtist = AVMetadataIdentifier("itsk/aART")
  public static let iTunesMetadataAccountKind = AVMetadataIdentifier("itsk/akID")
  public static let iTunesMetadataAppleID = AVMetadataIdentifier("itsk/apID")
  public static let iTunesMetadataArtistID = AVMetadataIdentifier("itsk/atID")
  public static let iTunesMetadataSongID = AVMetadataIdentifier("itsk/cnID")
  public static let iTunesMetadataDiscCompilation = AVMetadataIdentifier("itsk/cpil")
  public static let iTunesMetadataDiscNumber = AVMetadataIdentifier("itsk/disk")
  public static let iTunesMetadataGenreID = AVMetadataIdentifier("itsk/geID")
  public static let iTunesMetadataGrouping = AVMetadataIdentifier("itsk/grup")
  public static let iTunesMetadataPlaylistID = AVMetadataIdentifier("itsk/plID")
  public static let iTunesMetadataContentRating = AVMetadataIdentifier("itsk/rtng")
  public static let iTunesMetadataBeatsPerMin = AVMetadataIdentifier("itsk/tmpo")
  public static let iTunesMetadataTrackNumber = AVMetadataIdentifier("itsk/trkn")
  public static let iTunesMetadataArtDirector = AVMetadataIdentifier("itsk/%A9ard")
  public static let iTunesMetadataArranger = AVMetadataIdentifier("itsk/%A9arg")
  public static let iTunesMetadataAuthor = AVMetadataIdentifier("itsk/%A9aut")
  public static let iTunesMetadataLyrics = AVMetadataIdentifier("itsk/%A9lyr")
  public static let iTunesMetadataAcknowledgement = AVMetadataIdentifier("itsk/%A9cak")
  public static let iTunesMetadataConductor = AVMetadataIdentifier("itsk/%A9con")
  public static let iTunesMetadataDescription = AVMetadataIdentifier("itsk/%A9des")
  public static let iTunesMetadataDirector = AVMetadataIdentifier("itsk/%A9dir")
  public static let iTunesMetadataEQ = AVMetadataIdentifier("itsk/%A9equ")
  public static let iTunesMetadataLinerNotes = AVMetadataIdentifier("itsk/%A9lnt")
  public static let iTunesMetadataRecordCompany = AVMetadataIdentifier("itsk/%A9mak")
  public static let iTunesMetadataOriginalArtist = AVMetadataIdentifier("itsk/%A9ope")
  public static let iTunesMetadataPhonogramRights = AVMetadataIdentifier("itsk/%A9phg")
  public static let iTunesMetadataProducer = AVMetadataIdentifier("itsk/%A9prd")
  public static let iTunesMetadataPerformer = AVMetadataIdentifier("itsk/%A9prf")
  public static let iTunesMetadataPublisher = AVMetadataIdentifier("itsk/%A9pub")
  public static let iTunesMetadataSoundEngineer = AVMetadataIdentifier("itsk/%A9sne")
  public static let iTunesMetadataSoloist = AVMetadataIdentifier("itsk/%A9sol")
  public static let iTunesMetadataCredits = AVMetadataIdentifier("itsk/%A9src")
  public static let iTunesMetadataThanks = AVMetadataIdentifier("itsk/%A9thx")
  public static let iTunesMetadataOnlineExtras = AVMetadataIdentifier("itsk/%A9url")
  public static let iTunesMetadataExecProducer = AVMetadataIdentifier("itsk/%A9xpd")
}

// MARK: - QuickTime

extension AVMetadataIdentifier {
  public static let quickTimeMetadataAuthor = AVMetadataIdentifier("mdta/com.apple.quicktime.author")
  public static let quickTimeMetadataComment = AVMetadataIdentifier("mdta/com.apple.quicktime.comment")
  public static let quickTimeMetadataCopyright = AVMetadataIdentifier("mdta/com.apple.quicktime.copyright")
  public static let quickTimeMetadataCreationDate = AVMetadataIdentifier("mdta/com.apple.quicktime.creationdate")
  public static let quickTimeMetadataDirector = AVMetadataIdentifier("mdta/com.apple.quicktime.director")
  public static let quickTimeMetadataDisplayName = AVMetadataIdentifier("mdta/com.apple.quicktime.displayname")
  public static let quickTimeMetadataInformation = AVMetadataIdentifier("mdta/com.apple.quicktime.information")
  public static let quickTimeMetadataKeywords = AVMetadataIdentifier("mdta/com.apple.quicktime.keywords")
  public static let quickTimeMetadataProducer = AVMetadataIdentifier("mdta/com.apple.quicktime.producer")
  public static let quickTimeMetadataPublisher = AVMetadataIdentifier("mdta/com.apple.quicktime.publisher")
  public static let quickTimeMetadataAlbum = AVMetadataIdentifier("mdta/com.apple.quicktime.album")
  public static let quickTimeMetadataArtist = AVMetadataIdentifier("mdta/com.apple.quicktime.artist")
  public static let quickTimeMetadataArtwork = AVMetadataIdentifier("mdta/com.apple.quicktime.artwork")
  public static let quickTimeMetadataDescription = AVMetadataIdentifier("mdta/com.apple.quicktime.description")
  public static let quickTimeMetadataSoftware = AVMetadataIdentifier("mdta/com.apple.quicktime.software")
  public static let quickTimeMetadataYear = AVMetadataIdentifier("mdta/com.apple.quicktime.year")
  public static let quickTimeMetadataGenre = AVMetadataIdentifier("mdta/com.apple.quicktime.genre")
  public static let quickTimeMetadataiXML = AVMetadataIdentifier("mdta/com.apple.quicktime.iXML")
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier("mdta/com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataMake = AVMetadataIdentifier("mdta/com.apple.quicktime.make")
  public static let quickTimeMetadataModel = AVMetadataIdentifier("mdta/com.apple.quicktime.model")
  public static let quickTimeMetadataArranger = AVMetadataIdentifier("mdta/com.apple.quicktime.arranger")
  public static let quickTimeMetadataEncodedBy = AVMetadataIdentifier("mdta/com.apple.quicktime.encodedby")
  public static let quickTimeMetadataOriginalArtist = AVMetadataIdentifier("mdta/com.apple.quicktime.originalartist")
  public static let quickTimeMetadataPerformer = AVMetadataIdentifier("mdta/com.apple.quicktime.performer")
  public static let quickTimeMetadataComposer = AVMetadataIdentifier("mdta/com.apple.quicktime.composer")
  public static let quickTimeMetadataCredits = AVMetadataIdentifier("mdta/com.apple.quicktime.credits")
  public static let quickTimeMetadataPhonogramRights = AVMetadataIdentifier("mdta/com.apple.quicktime.phonogramrights")
  public static let quickTimeMetadataCameraIdentifier =
    AVMetadataIdentifier("mdta/com.apple.quicktime.camera.identifier")
  public static let quickTimeMetadataCameraFrameReadoutTime =
    AVMetadataIdentifier("mdta/com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  public static let quickTimeMetadataTitle = AVMetadataIdentifier("mdta/com.apple.quicktime.title")
  public static let quickTimeMetadataCollectionUser = AVMetadataIdentifier("mdta/com.apple.quicktime.collection.user")
  public static let quickTimeMetadataRatingUser = AVMetadataIdentifier("mdta/com.apple.quicktime.rating.user")
  public static let quickTimeMetadataLocationName = AVMetadataIdentifier("mdta/com.apple.quicktime.location.name")
  public static let quickTimeMetadataLocationBody = AVMetadataIdentifier("mdta/com.apple.quicktime.location.body")
  public static let quickTimeMetadataLocationNote = AVMetadataIdentifier("mdta/com.apple.quicktime.location.note")
  public static let quickTimeMetadataLocationRole = AVMetadataIdentifier("mdta/com.apple.quicktime.location.role")
  public static let quickTimeMetadataLocationDate = AVMetadataIdentifier("mdta/com.apple.quicktime.location.date")
  public static let quickTimeMetadataDirectionFacing = AVMetadataIdentifier("mdta/com.apple.quicktime.direction.facing")
  public static let quickTimeMetadataDirectionMotion = AVMetadataIdentifier("mdta/com.apple.quicktime.direction.motion")
  public static let quickTimeMetadataContentIdentifier =
    AVMetadataIdentifier("mdta/com.apple.quicktime.content.identifier")
}

// MARK: - Streams

extension AVMetadataIdentifier {
  public static let icyMetadataStreamTitle = AVMetadataIdentifier("icy/StreamTitle")
  public static let icyMetadataStreamURL = AVMetadataIdentifier("icy/StreamUrl")
}
