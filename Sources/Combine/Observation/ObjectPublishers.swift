import Foundation

/// Finds or creates the `objectWillChange` of objects that do not store one themselves.
///
/// Published properties store the publisher if there are any. Objects cannot be given additional storage on this
/// platform, so a table stores the publishers of objects without published properties.
enum ObjectPublishers {
  /// Guards the table, and prevents two threads from creating two publishers for one object. Recursive, because reading
  /// the properties of an object may run code of its class.
  private static let lock = NSRecursiveLock()

  /// The publishers of objects without published properties. Process-wide because the objects are; only accessed with
  /// the lock held.
  nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which entries of deallocated objects are removed. Guarded like the table.
  nonisolated(unsafe) private static var sweepCount = 64

  private struct Entry {
    /// The object; `nil` after its deallocation, when another object may have its identifier.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The publisher of an object, which is always the same.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let properties = publishedProperties(of: object)
    lock.lock()
    defer { lock.unlock() }
    guard let first = properties.first else { return publisherInTable(of: object) }
    if let publisher = first.objectWillChange { return publisher }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }

  /// The published properties of an object: all of them, or one that already has a publisher.
  private static func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let property = child.value as? any PublishedProperty else { continue }
        if property.objectWillChange != nil { return [property] }
        properties.append(property)
      }
      mirror = current.superclassMirror
    }
    return properties
  }

  private static func publisherInTable(of object: AnyObject) -> ObservableObjectPublisher {
    let identifier = ObjectIdentifier(object)
    if let entry = table[identifier], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    table[identifier] = Entry(object: object, publisher: publisher)
    if table.count >= sweepCount {
      table = table.filter { $0.value.object != nil }
      sweepCount = Swift.max(64, table.count * 2)
    }
    return publisher
  }
}

/// A property of an object that announces its changes: a published one, or a stored one of SwiftUI.
package protocol PublishedProperty {
  /// The publisher to notify before the property changes.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
