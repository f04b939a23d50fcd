import Foundation

/// How a collection of objects keeps and compares them.
open class NSPointerFunctions: NSObject {
  /// Whether objects are kept alive, and when two are the same.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and leave the collection when they end.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same if they are equal.
    public static let objectPersonality: Options = []
    /// Objects are the same if they are one object.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object that a collection keeps, alive or not.
struct KeptObject<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    let object = options.contains(.copyIn) ? (object as? NSObject)?.copy() as? Object ?? object : object
    strong = options.contains(.weakMemory) ? nil : object
    weak = object
  }

  /// The object; `nil` if it has ended.
  var object: Object? { strong ?? weak }
}

/// The objects of a collection with their values, in the order in which they were added.
struct ObjectEntries<Key: AnyObject, Value> {
  private struct Entry {
    let key: KeptObject<Key>
    var value: Value
    let number: Int
  }

  private let options: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  private var lastNumber = 0

  init(_ options: NSPointerFunctions.Options) { self.options = options }

  subscript(key: Key) -> Value? {
    get { entries[hash(of: key)]?.first { isKey($0, key) }?.value }
    set {
      let hash = hash(of: key)
      // The entries of objects that have ended leave with the next change of their place.
      var others = entries[hash, default: []].filter { $0.key.object != nil }
      let place = others.firstIndex { isKey($0, key) }
      if let newValue {
        if let place {
          others[place].value = newValue
        } else {
          lastNumber += 1
          others.append(Entry(key: KeptObject(key, options), value: newValue, number: lastNumber))
        }
      } else if let place {
        others.remove(at: place)
      }
      entries[hash] = others.isEmpty ? nil : others
    }
  }

  /// The object that is the same as another one; `nil` if there is none.
  func key(for key: Key) -> Key? { entries[hash(of: key)]?.first { isKey($0, key) }?.key.object }

  /// The objects that have not ended, with their values.
  var all: [(key: Key, value: Value)] {
    entries.values.joined().sorted { $0.number < $1.number }.compactMap { entry in
      entry.key.object.map { ($0, entry.value) }
    }
  }

  mutating func removeAll() { entries = [:] }

  private func isKey(_ entry: Entry, _ key: Key) -> Bool {
    guard let object = entry.key.object else { return false }
    if object === key { return true }
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else { return false }
    return object.isEqual(key)
  }

  private func hash(of key: Key) -> Int {
    if !options.contains(.objectPointerPersonality), let object = key as? NSObject { return object.hash }
    return ObjectIdentifier(key).hashValue
  }
}
