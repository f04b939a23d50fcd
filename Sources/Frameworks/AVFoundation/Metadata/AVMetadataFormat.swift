import Foundation

/// A format of facts in a file.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
  public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")
  public static let unknown = AVMetadataFormat(rawValue: "unknown")
}

/// The space of keys that a format uses.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let common = AVMetadataKeySpace("comn")
  public static let quickTimeUserData = AVMetadataKeySpace("udta")
  public static let isoUserData = AVMetadataKeySpace("uiso")
  public static let quickTimeMetadata = AVMetadataKeySpace("mdta")
  public static let iTunes = AVMetadataKeySpace("itsk")
  public static let id3 = AVMetadataKeySpace("org.id3")
  public static let icy = AVMetadataKeySpace("icy")
  public static let hlsDateRange = AVMetadataKeySpace("lsdr")
  public static let audioFile = AVMetadataKeySpace("caaf")

  /// How identifiers begin, where that is not the name of the space.
  private static let prefixes = [common: "common", id3: "id3"]

  /// How identifiers of the space begin.
  var prefix: String { Self.prefixes[self] ?? rawValue }

  /// The space of identifiers that begin with a text.
  init(prefix: String) {
    self = Self.prefixes.first { $0.value == prefix }?.key ?? AVMetadataKeySpace(prefix)
  }

  /// The format that has the keys of the space.
  var format: AVMetadataFormat? {
    switch self {
    case .quickTimeUserData: .quickTimeUserData
    case .isoUserData: .isoUserData
    case .quickTimeMetadata: .quickTimeMetadata
    case .iTunes: .iTunesMetadata
    case .id3: .id3Metadata
    default: nil
    }
  }
}
