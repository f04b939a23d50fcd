import FlowCoreMedia
import Foundation

/// Facts that belong together.
open class AVMetadataGroup: NSObject {
  /// The facts.
  open var items: [AVMetadataItem] { [] }
}

/// Facts of a part of a sound or a video, such as the title of a song in the program of a station.
open class AVTimedMetadataGroup: AVMetadataGroup {
  private let facts: [AVMetadataItem]
  public let timeRange: CMTimeRange

  /// Creates facts of a part.
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    facts = items
    self.timeRange = timeRange
  }

  open override var items: [AVMetadataItem] { facts }
}
