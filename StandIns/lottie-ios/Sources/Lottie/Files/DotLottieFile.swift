import FlowFoundation
import FlowUIKit
import Foundation
import SwiftUI

/// How an animation of an archive plays.
public struct DotLottieConfiguration {
  public var id: String
  public var loopMode: LottieLoopMode
  public var speed: Double
  let images: ArchiveImageProvider

  public var imageProvider: (any AnimationImageProvider)? { images }
}

/// What of an archive's configuration a view takes.
public struct DotLottieConfigurationComponents: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let imageProvider = DotLottieConfigurationComponents(rawValue: 1 << 0)
  public static let loopMode = DotLottieConfigurationComponents(rawValue: 1 << 1)
  public static let animationSpeed = DotLottieConfigurationComponents(rawValue: 1 << 2)
  public static let all: DotLottieConfigurationComponents = [.imageProvider, .loopMode, .animationSpeed]
  public static let none: DotLottieConfigurationComponents = []
}

/// Why an archive cannot be read.
public enum DotLottieError: Error, Hashable, Sendable {
  case invalidFileFormat, invalidData, animationNotAvailable, loadingFailed, noDataLoaded
}

/// The pictures of an archive.
struct ArchiveImageProvider: AnimationImageProvider {
  let files: [String: Data]

  func imageForAsset(asset: ImageAsset) -> CGImage? {
    if let embedded = asset.embedded { return embedded }
    let data = files["images/\(asset.name)"] ?? files["i/\(asset.name)"]
    return data.flatMap { UIImage(data: $0)?.cgImage }
  }
}

/// An archive of animations with their pictures.
// @unchecked: it does not change.
public final class DotLottieFile: @unchecked Sendable {
  /// An animation of an archive.
  public struct Animation {
    public let animation: LottieAnimation
    public let configuration: DotLottieConfiguration
  }

  public let animations: [Animation]

  /// - Throws: ``DotLottieError`` for what is no such archive.
  init(data: Data) throws {
    let files = try ZipArchive(data).files
    guard let manifest = try files["manifest.json"].map(FileValue.init(json:)) else {
      throw DotLottieError.invalidFileFormat
    }
    let images = ArchiveImageProvider(files: files)
    animations = try (manifest["animations"]?.list ?? []).compactMap { entry in
      guard let id = entry["id"]?.text else { return nil }
      guard let data = files["animations/\(id).json"] ?? files["a/\(id).json"] else {
        throw DotLottieError.animationNotAvailable
      }
      let configuration = DotLottieConfiguration(
        id: id, loopMode: entry["loop"]?.isTrue == true ? .loop : .playOnce, speed: entry["speed"]?.number ?? 1,
        images: images)
      return Animation(animation: try LottieAnimation(FileValue(json: data)), configuration: configuration)
    }
    if animations.isEmpty { throw DotLottieError.animationNotAvailable }
  }

  func animation(_ id: String?) -> Animation? {
    id.map { id in animations.first { $0.configuration.id == id } } ?? animations.first
  }

  // MARK: - Loading

  /// Reads a file of a bundle.
  ///
  /// - Throws: ``DotLottieError`` for what is no such archive, and an error of reading.
  public static func named(
    _ name: String, bundle: Bundle = Bundle.main, subdirectory: String? = nil
  ) async throws -> DotLottieFile {
    try read(name, bundle, subdirectory)
  }

  public static func named(
    _ name: String, bundle: Bundle = Bundle.main, subdirectory: String? = nil,
    handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    handle(handleResult) { try read(name, bundle, subdirectory) }
  }

  /// Reads a file.
  ///
  /// - Throws: ``DotLottieError`` for what is no such archive, and an error of reading.
  public static func loadedFrom(filepath: String) async throws -> DotLottieFile {
    try DotLottieFile(data: Data(contentsOf: URL(fileURLWithPath: filepath)))
  }

  public static func loadedFrom(
    filepath: String, handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    handle(handleResult) { try DotLottieFile(data: Data(contentsOf: URL(fileURLWithPath: filepath))) }
  }

  /// Reads data of a catalog.
  ///
  /// - Throws: ``DotLottieError`` for what is no such archive.
  public static func asset(named name: String, bundle: Bundle = Bundle.main) async throws -> DotLottieFile {
    try asset(name, bundle)
  }

  public static func asset(
    named name: String, bundle: Bundle = Bundle.main,
    handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    handle(handleResult) { try asset(name, bundle) }
  }

  /// Loads an archive from the servers of the phone.
  ///
  /// - Throws: ``DotLottieError`` for what is no such archive, and the error of the request.
  public static func loadedFrom(url: URL, session: URLSession = .shared) async throws -> DotLottieFile {
    try DotLottieFile(data: await session.data(from: url).0)
  }

  public static func loadedFrom(
    url: URL, session: URLSession = .shared, handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    handle(handleResult) { try await loadedFrom(url: url, session: session) }
  }

  /// Reads an archive.
  ///
  /// - Throws: ``DotLottieError`` for what is no such archive.
  public static func loadedFrom(data: Data, filename: String) async throws -> DotLottieFile {
    try DotLottieFile(data: data)
  }

  public static func loadedFrom(
    data: Data, filename: String, handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    handle(handleResult) { try DotLottieFile(data: data) }
  }

  /// Reads files at once.
  public enum SynchronouslyBlockingCurrentThread {
    public static func named(
      _ name: String, bundle: Bundle = Bundle.main, subdirectory: String? = nil
    ) -> Result<DotLottieFile, any Error> {
      Result { try read(name, bundle, subdirectory) }
    }

    public static func loadedFrom(filepath: String) -> Result<DotLottieFile, any Error> {
      Result { try DotLottieFile(data: Data(contentsOf: URL(fileURLWithPath: filepath))) }
    }

    public static func loadedFrom(data: Data, filename: String) -> Result<DotLottieFile, any Error> {
      Result { try DotLottieFile(data: data) }
    }
  }

  private static func read(_ name: String, _ bundle: Bundle, _ folder: String?) throws -> DotLottieFile {
    let file = name.hasSuffix(".lottie") ? String(name.dropLast(7)) : name
    let url = bundle.url(forResource: file, withExtension: "lottie", subdirectory: folder)
    guard let data = try url.map({ try Data(contentsOf: $0) }) ?? NSDataAsset(name: file, bundle: bundle)?.data else {
      throw DotLottieError.noDataLoaded
    }
    return try DotLottieFile(data: data)
  }

  private static func asset(_ name: String, _ bundle: Bundle) throws -> DotLottieFile {
    guard let data = NSDataAsset(name: name, bundle: bundle)?.data else { throw DotLottieError.noDataLoaded }
    return try DotLottieFile(data: data)
  }

  /// Hands over a result at the next turn of the main actor.
  private static func handle(
    _ handler: @escaping (Result<DotLottieFile, any Error>) -> Void,
    _ read: @escaping () async throws -> DotLottieFile
  ) {
    nonisolated(unsafe) let (handler, read) = (handler, read)
    Task { @MainActor in
      do { handler(.success(try await read())) } catch { handler(.failure(error)) }
    }
  }
}
