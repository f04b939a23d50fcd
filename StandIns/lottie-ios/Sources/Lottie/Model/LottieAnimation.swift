import FlowUIKit
import Foundation

/// A number of a frame, which may be between two frames.
public typealias AnimationFrameTime = CGFloat

/// A place in an animation: 0 at its start, 1 at its end.
public typealias AnimationProgressTime = CGFloat

/// An animation of a file.
public final class LottieAnimation: Codable, Sendable {
  /// A part of an animation with a name.
  struct Marker: Hashable, Sendable {
    let name: String
    let frame: Double
    let length: Double
  }

  /// The first frame.
  public let startFrame: AnimationFrameTime
  /// The frame at which it ends.
  public let endFrame: AnimationFrameTime
  /// The frames for a second.
  public let framerate: Double

  let markers: [Marker]
  let layers: [AnimationLayer]
  /// The layers that others show, by identifier.
  let layersOfAssets: [String: [AnimationLayer]]
  let images: [String: ImageAsset]
  /// What is not drawn, with the number of times that the file has it.
  let missing: [String: Int]
  private let width: Double
  private let height: Double
  private let file: FileValue

  /// - Throws: `DecodingError` for a file without a size, frames or layers.
  init(_ file: FileValue) throws {
    func number(_ key: String) throws -> Double {
      if let number = file[key]?.number { return number }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The animation has no number '\(key)'."))
    }
    startFrame = try number("ip")
    endFrame = try number("op")
    framerate = try number("fr")
    width = try number("w")
    height = try number("h")
    guard case .list(let layers)? = file["layers"] else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The animation has no list 'layers'."))
    }
    self.file = file
    var missing: [String: Int] = [:]
    func read(_ layers: [FileValue]) -> [AnimationLayer] {
      layers.compactMap { AnimationLayer($0) { missing[$0, default: 0] += 1 } }
    }
    self.layers = read(layers)
    let assets = file["assets"]?.list ?? []
    layersOfAssets = assets.reduce(into: [:]) { result, asset in
      if let id = asset["id"]?.text, let layers = asset["layers"]?.list { result[id] = read(layers) }
    }
    images = assets.reduce(into: [:]) { result, asset in
      if asset["layers"] == nil, let image = ImageAsset(asset) { result[image.id] = image }
    }
    markers = (file["markers"]?.list ?? []).compactMap { marker in
      guard let name = marker["cm"]?.text, let frame = marker["tm"]?.number else { return nil }
      return Marker(name: name, frame: frame, length: marker["dr"]?.number ?? 0)
    }
    self.missing = missing
  }

  public convenience init(from decoder: any Decoder) throws { try self.init(FileValue(from: decoder)) }

  /// Reads an animation from values as `JSONSerialization` makes them.
  ///
  /// - Throws: `DecodingError` for a file without a size, frames or layers.
  public convenience init(dictionary: [String: Any]) throws { try self.init(FileValue(foundation: dictionary)) }

  public func encode(to encoder: any Encoder) throws { try file.encode(to: encoder) }

  /// Whether an animation is drawn without all that it has.
  var isDrawnInPart: Bool { !missing.isEmpty }

  // MARK: - Size and time

  /// The length in seconds.
  public var duration: TimeInterval { framerate > 0 ? Double(endFrame - startFrame) / framerate : 0 }

  /// The size in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The progress at a frame.
  ///
  /// - Parameter clamped: Whether it is never below 0 or above 1.
  public func progressTime(forFrame frameTime: AnimationFrameTime, clamped: Bool = true) -> AnimationProgressTime {
    guard endFrame != startFrame else { return 0 }
    let progress = (frameTime - startFrame) / (endFrame - startFrame)
    return clamped ? min(1, max(0, progress)) : progress
  }

  public func frameTime(forProgress progressTime: AnimationProgressTime) -> AnimationFrameTime {
    startFrame + (endFrame - startFrame) * progressTime
  }

  /// The time of a frame, in seconds.
  public func time(forFrame frameTime: AnimationFrameTime) -> TimeInterval {
    framerate > 0 ? Double(frameTime) / framerate : 0
  }

  public func frameTime(forTime time: TimeInterval) -> AnimationFrameTime { time * framerate }

  // MARK: - Markers

  public var markerNames: [String] { markers.map(\.name) }

  func marker(_ name: String) -> Marker? { markers.first { $0.name == name } }

  public func progressTime(forMarker named: String) -> AnimationProgressTime? {
    frameTime(forMarker: named).map { progressTime(forFrame: $0) }
  }

  public func frameTime(forMarker named: String) -> AnimationFrameTime? { marker(named).map { CGFloat($0.frame) } }

  public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
    marker(named).map { CGFloat($0.length) }
  }
}

/// A picture that an animation shows.
public final class ImageAsset: Sendable {
  public let id: String
  /// The name of the file, or the picture itself as a URL.
  public let name: String
  public let directory: String
  public let width: Double
  public let height: Double

  init?(_ value: FileValue) {
    guard let id = value["id"]?.text, let name = value["p"]?.text else { return nil }
    (self.id, self.name) = (id, name)
    directory = value["u"]?.text ?? ""
    width = value["w"]?.number ?? 0
    height = value["h"]?.number ?? 0
  }

  /// The picture, if the file contains it.
  var embedded: CGImage? {
    guard name.hasPrefix("data:"), let comma = name.firstIndex(of: ",") else { return nil }
    return Data(base64Encoded: String(name[name.index(after: comma)...])).flatMap { UIImage(data: $0)?.cgImage }
  }
}
