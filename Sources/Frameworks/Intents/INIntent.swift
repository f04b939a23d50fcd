import FlowFoundation
import Foundation

/// A request of the system to an app, as before AppIntents.
///
/// Classes that Xcode generates from a definition file inherit it. Nothing sends requests here.
open class INIntent: NSObject, @unchecked Sendable {
  // @unchecked: classes of apps inherit it, and requests are used by one task at a time.
  open var identifier: String?
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  /// Where the system may suggest the request. It is kept.
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  private var images: [AnyKeyPath: INImage] = [:]

  public override required init() {}

  /// The picture that stands for the request: the only one that was set for a parameter.
  open func keyImage() -> INImage? { images.count == 1 ? images.values.first : nil }

  func setImage(_ image: INImage?, at path: AnyKeyPath) { images[path] = image }
  func image(at path: AnyKeyPath) -> INImage? { images[path] }
}

/// What a request or an activity is suggested for.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
  public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
  public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}

extension NSObjectProtocol where Self: INIntent {
  /// Sets the picture of a parameter.
  public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
    setImage(image, at: parameterName)
  }

  /// The picture of a parameter.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(at: parameterName)
  }
}

/// What an app answers to a request.
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?

  public override required init() {}
}

/// A request to an app's extension for the object that handles requests.
public protocol INIntentHandlerProviding {
  func handler(for intent: INIntent) -> Any?
}

/// The extension of an app that handles requests.
open class INExtension: NSObject {
  public override required init() {}

  /// The object that handles a request.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// A thing in the parameters of a request.
open class INObject: NSObject, @unchecked Sendable {
  // @unchecked: nothing changes after the initializer, except in the classes of an app.
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?

  /// Creates an object.
  public required init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
  }

  /// Creates an object.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }
}

/// A part of a list of objects.
public final class INObjectSection<ObjectType: NSObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]

  /// Creates a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

/// A list of objects that a person can choose from.
public final class INObjectCollection<ObjectType: NSObject>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  public var usesIndexedCollation = false
  /// The objects of all sections, in order.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }

  /// Creates a list of sections.
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  /// Creates a list of objects.
  public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
}

/// A text with its pronunciation.
public final class INSpeakableString: NSObject, Sendable {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?
  public let pronunciationHint: String?

  /// Creates a text that is spoken as it is written.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    (vocabularyIdentifier, pronunciationHint) = (nil, nil)
  }

  /// Creates a text with its pronunciation.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }
}
