import FlowCoreMedia
import Foundation

/// A fact about a sound or a video that an app makes.
open class AVMutableMetadataItem: AVMetadataItem {
  /// What the fact is. Setting it sets the key and its space.
  open override var identifier: AVMetadataIdentifier? {
    get { fields.identifier }
    set { fields.identifier = newValue }
  }

  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { fields.key }
    set { fields.key = newValue }
  }

  open override var keySpace: AVMetadataKeySpace? {
    get { fields.keySpace }
    set { fields.keySpace = newValue }
  }

  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { fields.value }
    set { fields.value = newValue }
  }

  open override var extendedLanguageTag: String? {
    get { fields.extendedLanguageTag }
    set { fields.extendedLanguageTag = newValue }
  }

  open override var locale: Locale? {
    get { fields.locale }
    set { fields.locale = newValue }
  }

  open override var time: CMTime {
    get { fields.time }
    set { fields.time = newValue }
  }

  open override var duration: CMTime {
    get { fields.duration }
    set { fields.duration = newValue }
  }

  open override var dataType: String? {
    get { fields.dataType }
    set { fields.dataType = newValue }
  }

  open override var startDate: Date? {
    get { fields.startDate }
    set { fields.startDate = newValue }
  }

  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { fields.extraAttributes }
    set { fields.extraAttributes = newValue }
  }
}
