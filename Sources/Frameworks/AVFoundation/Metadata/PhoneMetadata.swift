import FlowCoreMedia
import Foundation
import PhoneSimulation

/// The value of a fact about a sound or a video, such as its title.
public enum PhoneMetadata: Hashable, Sendable, ExpressibleByStringInterpolation {
  case text(String)
  case number(Double)
  case date(Date)
  /// Bytes, such as those of a picture in the format PNG.
  case data(Data)

  public init(stringLiteral text: String) { self = .text(text) }

  /// The value as items have it.
  var object: any NSCopying & NSObjectProtocol {
    switch self {
    case .text(let text): text as NSString
    case .number(let number): NSNumber(value: number)
    case .date(let date): date as NSDate
    case .data(let data): data as NSData
    }
  }

  /// The value of an item; `nil` without one.
  init?(_ item: AVMetadataItem) {
    if let number = item.value as? NSNumber {
      self = .number(number.doubleValue)
    } else if item.value is NSDate, let date = item.dateValue {
      self = .date(date)
    } else if let text = item.stringValue {
      self = .text(text)
    } else if let data = item.dataValue {
      self = .data(data)
    } else {
      return nil
    }
  }
}

private struct MetadataTable: PhoneValue {
  var facts: [String: [AVMetadataIdentifier: PhoneMetadata]] = [:]
}

extension SimulatedPhone {
  /// The facts about sounds and videos by their addresses, or by the names of their files, such as `intro.mp4`.
  ///
  /// Anything else has the facts of its file, in the formats of ID3, iTunes and QuickTime.
  public var mediaMetadata: [String: [AVMetadataIdentifier: PhoneMetadata]] {
    get { self[MetadataTable.self].facts }
    set { update(MetadataTable.self) { $0.facts = newValue } }
  }

  /// Keeps what an app writes into a file.
  func keep(_ items: [AVMetadataItem], of url: URL) {
    let facts = items.compactMap { item in item.identifier.flatMap { id in PhoneMetadata(item).map { (id, $0) } } }
    mediaMetadata[url.absoluteString] = facts.isEmpty ? nil : Dictionary(facts) { $1 }
  }

  /// The facts about the sound or the video at an address.
  ///
  /// - Parameter data: The bytes, if the app has loaded them.
  func metadata(at url: URL, _ data: Data? = nil) -> [AVMetadataItem] {
    let facts: [MediaFact]
    if let known = mediaMetadata[url.absoluteString] ?? mediaMetadata[url.lastPathComponent] {
      facts = known.map { MediaFact($0, $1) }.sorted { $0.identifier.rawValue < $1.identifier.rawValue }
    } else if let data {
      facts = MediaFact.all(in: data)
    } else if url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) {
      facts = MediaFact.all(in: data)
    } else {
      facts = []
    }
    return facts.map(\.item)
  }
}

/// A fact about a sound or a video.
struct MediaFact: Hashable, Sendable {
  let identifier: AVMetadataIdentifier
  let value: PhoneMetadata
  /// The language, as in `en`.
  let language: String?

  init(_ identifier: AVMetadataIdentifier, _ value: PhoneMetadata, language: String? = nil) {
    self.identifier = identifier
    self.value = value
    self.language = language
  }

  /// What a file says about itself.
  static func all(in data: Data) -> [MediaFact] { ID3Tag.facts(in: data) ?? MovieBoxes.facts(in: data) }

  var item: AVMetadataItem {
    var fields = AVMetadataItem.Fields(value: value.object, extendedLanguageTag: language)
    fields.identifier = identifier
    return AVMetadataItem(fields)
  }
}
