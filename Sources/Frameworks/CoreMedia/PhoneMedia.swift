import Foundation
import PhoneSimulation
import SwiftUI

/// A sound or a video that an address of an app leads to.
public struct PhoneMedia: Hashable, Sendable {
  /// The length, in seconds.
  public var duration: Double
  /// The size of the picture, in pixels; zero for a sound.
  public var size: CGSize
  /// The frame that a player shows.
  public var picture: UIImage?
  /// Whether it can be played; others fail.
  public var isPlayable: Bool

  /// Creates a sound or a video: at first a video of a minute.
  public init(
    duration: Double = 60, size: CGSize = CGSize(width: 1920, height: 1080), picture: UIImage? = nil,
    isPlayable: Bool = true
  ) {
    self.duration = duration
    self.size = size
    self.picture = picture
    self.isPlayable = isPlayable
  }

  /// A sound of a length in seconds.
  public static func sound(duration: Double) -> PhoneMedia { PhoneMedia(duration: duration, size: .zero) }
}

private struct MediaTable: PhoneValue {
  var media: [String: PhoneMedia] = [:]
}

extension SimulatedPhone {
  /// The sounds and videos by their addresses, or by the names of their files, such as `intro.mp4`.
  ///
  /// Anything else has the length that its file tells, if that is in the WAV format, and a minute otherwise.
  public var media: [String: PhoneMedia] {
    get { self[MediaTable.self].media }
    set { update(MediaTable.self) { $0.media = newValue } }
  }

  /// The sound or the video of an address.
  ///
  /// - Throws: An error of `URLError` without a network, of `CocoaError` if there is no such file.
  package func media(at url: URL) throws -> PhoneMedia {
    if !url.isFileURL, !network.isConnected { throw URLError(.notConnectedToInternet) }
    let known = media[url.absoluteString] ?? media[url.lastPathComponent]
    if let known {
      if known.isPlayable { return known }
      throw CocoaError(.fileReadCorruptFile)
    }
    guard url.isFileURL else { return PhoneMedia() }
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    guard let data = try? Data(contentsOf: url), let length = WaveHeader(data)?.duration else { return PhoneMedia() }
    return .sound(duration: length)
  }
}
