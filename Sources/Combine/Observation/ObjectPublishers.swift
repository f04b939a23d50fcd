import Foundation

/// Finds or makes the `objectWillChange` of objects that do not store one themselves.
///
/// Where there are published properties, they hold the publisher. For an object without any there is nothing to
/// hold it: an object cannot be given storage from outside on this platform, so a table has it.
enum ObjectPublishers {
  /// Guards the table, and keeps two threads from giving one object two publishers. Recursive, because reading
  /// the properties of an object may run code of its class.
  private static let lock = NSRecursiveLock()

  /// The publishers of objects without published properties. Process-wide because the objects are; only ever
  /// read or written with the lock held.
  nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of dead objects are removed. As the table.
  nonisolated(unsafe) private static var sweepCount = 64

  private struct Entry {
    /// Nil once the object is gone, and another may have its identifier.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The publisher of an object, the same each time.
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

  /// The published properties of an object: all of them, or one that has a publisher already.
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

/// A published property, whatever its type.
protocol PublishedProperty {
  /// What the property notifies before it changes.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
