import FlowFoundation
import Foundation

extension NSUserActivity {
  // The addresses of the values that an activity keeps; nothing reads what they point at.
  private static let phraseKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private static let availabilityKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private static let interactionKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The phrase that the system suggests for a shortcut of the activity.
  public var suggestedInvocationPhrase: String? {
    get { objc_getAssociatedObject(self, Self.phraseKey) as? String }
    set { objc_setAssociatedObject(self, Self.phraseKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Where the system may suggest the activity. It is kept.
  public var shortcutAvailability: INShortcutAvailabilityOptions {
    get { objc_getAssociatedObject(self, Self.availabilityKey) as? INShortcutAvailabilityOptions ?? [] }
    set { objc_setAssociatedObject(self, Self.availabilityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The request that has opened the app with the activity. A test sets it.
  public var interaction: INInteraction? { objc_getAssociatedObject(self, Self.interactionKey) as? INInteraction }

  /// Sets the request that opens the app with the activity.
  public func setInteraction(_ interaction: INInteraction?) {
    objc_setAssociatedObject(self, Self.interactionKey, interaction, .OBJC_ASSOCIATION_RETAIN)
  }
}
