import FlowCoreMedia
import Foundation

extension AttributeScopes {
  /// What a heard text says of its parts.
  public struct SpeechAttributes: AttributeScope {
    public let audioTimeRange: TimeRangeAttribute
    public let transcriptionConfidence: ConfidenceAttribute

    /// The part of the sound in which something was said.
    public enum TimeRangeAttribute: AttributedStringKey {
      public typealias Value = CMTimeRange
      public static let name = "Speech.TimeRange"
    }

    /// How sure the recognition is, from 0 to 1.
    public enum ConfidenceAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "Speech.Confidence"
    }
  }

  public var speech: SpeechAttributes.Type { SpeechAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SpeechAttributes, T>
  ) -> T { self[T.self] }
}
