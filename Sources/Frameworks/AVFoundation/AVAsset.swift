import FlowCoreMedia
import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI

/// The kind of what is in a file.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let subtitle = AVMediaType("sbtl")
  public static let closedCaption = AVMediaType("clcp")
  public static let metadata = AVMediaType("meta")
  public static let muxed = AVMediaType("muxx")
  public static let depthData = AVMediaType("dpth")
  public static let metadataObject = AVMediaType("mobj")
}

/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The type of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let mov = AVFileType("com.apple.quicktime-movie")
  public static let mp4 = AVFileType("public.mpeg-4")
  public static let m4v = AVFileType("com.apple.m4v-video")
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  public static let mp3 = AVFileType("public.mp3")
  public static let caf = AVFileType("com.apple.coreaudio-format")
  public static let jpg = AVFileType("public.jpeg")
  public static let heic = AVFileType("public.heic")
}

/// Whether a value of a file is known.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

/// The sound and the pictures of an address.
// Sendable: what is kept never changes.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL

  init(address: URL) { self.address = address }

  /// Creates an asset of an address.
  public convenience init(url URL: URL) { self.init(address: URL) }

  /// What loads the asset for the app, if it has an address of the app's own.
  var loader: AVAssetResourceLoader? { nil }

  /// Calls back when the app has loaded what it loads itself.
  func prepare(_ completion: @escaping @Sendable () -> Void) {
    if let loader, loader.isUsed { loader.load(completion) } else { completion() }
  }

  /// What the phone has for the address now.
  func media() throws -> PhoneMedia {
    guard let loader, loader.isUsed else { return try SimulatedPhone.current.media(at: address) }
    guard let result = loader.result else { throw AVError(.unknown) }
    return try result.get()
  }

  /// The picture at a time; `nil` for a plain one.
  func picture(at time: CMTime) -> UIImage? { (try? media())?.picture }

  /// The length; zero if the asset cannot be loaded.
  open var duration: CMTime { (try? media()).map { CMTime(seconds: $0.duration, preferredTimescale: 600) } ?? .zero }
  open var isPlayable: Bool { (try? media()) != nil }
  open var isReadable: Bool { isPlayable }
  open var isExportable: Bool { isPlayable }
  open var hasProtectedContent: Bool { false }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }

  /// The tracks: a picture if the asset has one, and a sound.
  open var tracks: [AVAssetTrack] {
    guard let media = try? media() else { return [] }
    let sound = AVAssetTrack(.audio, id: media.size == .zero ? 1 : 2, media, at: address)
    return media.size == .zero ? [sound] : [AVAssetTrack(.video, id: 1, media, at: address), sound]
  }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// The tracks of a kind.
  ///
  /// - Throws: The error that a load of the asset has.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    await prepared()
    _ = try media()
    return tracks(withMediaType: mediaType)
  }

  /// A value of the asset.
  ///
  /// - Throws: An error of `URLError` without a network, of `CocoaError` for a missing file.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    SimulatedPhone.current.record("AVFoundation", "loads \(address.lastPathComponent)")
    await prepared()
    _ = try media()
    return property.read(self)
  }

  private func prepared() async {
    await withCheckedContinuation { continuation in prepare { continuation.resume() } }
  }

  /// Two values of the asset.
  ///
  /// - Throws: An error of `URLError` without a network, of `CocoaError` for a missing file.
  public func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) {
    (try await load(first), try await load(second))
  }

  /// Three values of the asset.
  ///
  /// - Throws: An error of `URLError` without a network, of `CocoaError` for a missing file.
  public func load<A, B, C>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>, _ third: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) {
    (try await load(first), try await load(second), try await load(third))
  }

  /// Loads values by their names, and calls back soon on the main thread.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    let callback = Callback(handler)
    let phone = SimulatedPhone.current
    prepare { phone.runSoon(named: "an asset") { callback.call?() } }
  }

  /// Whether a value is known, which it is unless the asset cannot be loaded.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    do {
      _ = try media()
      return .loaded
    } catch {
      outError?.pointee = error as NSError
      return .failed
    }
  }

  /// Takes back what the app's loader has not answered.
  open func cancelLoading() { loader?.cancel() }
}

/// The options of an asset.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// The sound and the pictures of an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  /// What asks the app for the asset, if the address has a scheme of the app's own and the app has set a delegate.
  public let resourceLoader: AVAssetResourceLoader
  override var loader: AVAssetResourceLoader? { resourceLoader }

  /// Creates an asset of an address. The options have no effect here.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    resourceLoader = AVAssetResourceLoader(address: URL)
    super.init(address: URL)
  }
}

/// A value of an object that takes time to load.
public struct AVAsyncProperty<Root: AnyObject, Value>: Sendable {
  let read: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset {
  private init(_ path: any KeyPath<AVAsset, Value> & Sendable) { self.init { $0[keyPath: path] } }

  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init(\.duration) }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init(\.isPlayable) }
  public static var isReadable: AVAsyncProperty<AVAsset, Bool> { .init(\.isReadable) }
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init(\.isExportable) }
  public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { .init(\.hasProtectedContent) }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init(\.tracks) }
}

/// The sound or the pictures of an asset.
// Sendable: what is kept never changes.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  public let trackID: CMPersistentTrackID
  /// The address of the asset.
  let address: URL?
  /// What the phone has at the address.
  let media: PhoneMedia
  /// The size of the picture, in pixels.
  open var naturalSize: CGSize { mediaType == .video ? media.size : .zero }
  open var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: CMTime(seconds: media.duration, preferredTimescale: 600))
  }
  open var nominalFrameRate: Float { mediaType == .video ? 30 : 0 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var isEnabled: Bool { true }
  open var isPlayable: Bool { true }
  open var isDecodable: Bool { true }
  open var isSelfContained: Bool { true }
  open var naturalTimeScale: CMTimeScale { 600 }

  init(_ type: AVMediaType, id: CMPersistentTrackID, _ media: PhoneMedia, at address: URL? = nil) {
    mediaType = type
    trackID = id
    self.media = media
    self.address = address
  }

  /// A value of the track.
  ///
  /// - Throws: Nothing here.
  public func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { property.read(self) }

  /// Two values of the track.
  ///
  /// - Throws: Nothing here.
  public func load<A, B>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { (first.read(self), second.read(self)) }

  /// Three values of the track.
  ///
  /// - Throws: Nothing here.
  public func load<A, B, C>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>,
    _ third: AVAsyncProperty<AVAssetTrack, C>
  ) async throws -> (A, B, C) { (first.read(self), second.read(self), third.read(self)) }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.nominalFrameRate } }
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init { $0.timeRange } }
  public static var isPlayable: AVAsyncProperty<AVAssetTrack, Bool> { .init { $0.isPlayable } }
  public static var isDecodable: AVAsyncProperty<AVAssetTrack, Bool> { .init { $0.isDecodable } }
  public static var isEnabled: AVAsyncProperty<AVAssetTrack, Bool> { .init { $0.isEnabled } }
}
