import Foundation
import PhoneSimulation

extension AVAsset {
  /// The facts about the asset; none if it cannot be loaded.
  public var metadata: [AVMetadataItem] {
    guard (try? media()) != nil else { return [] }
    let own = loader.flatMap { $0.isUsed ? $0.data : nil }
    return SimulatedPhone.current.metadata(at: address, own)
  }

  /// Those facts that all formats have.
  public var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }

  /// The formats of the facts.
  public var availableMetadataFormats: [AVMetadataFormat] {
    metadata.compactMap { $0.keySpace?.format }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// When the asset was made.
  public var creationDate: AVMetadataItem? { commonMetadata.first { $0.commonKey == .commonKeyCreationDate } }

  /// The words of a song.
  public var lyrics: String? {
    let names: [AVMetadataIdentifier] = [.iTunesMetadataLyrics, .id3MetadataUnsynchronizedLyric]
    return metadata.first { $0.identifier.map(names.contains) == true }?.stringValue
  }

  /// The facts of a format.
  public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] {
    metadata.filter { $0.keySpace?.format == format }
  }

  /// The facts of a format.
  ///
  /// - Throws: The error that a load of the asset has.
  public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    try await load(.metadata).filter { $0.keySpace?.format == format }
  }
}

extension AVAsyncProperty where Root == AVAsset {
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.commonMetadata } }
  public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> { .init { $0.creationDate } }
  public static var lyrics: AVAsyncProperty<AVAsset, String?> { .init { $0.lyrics } }
  public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> {
    .init { $0.availableMetadataFormats }
  }
}
