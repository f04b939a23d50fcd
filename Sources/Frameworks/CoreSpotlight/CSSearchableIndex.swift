import FlowFoundation
import Foundation
import PhoneSimulation

/// The domain of the errors.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why items are not kept.
public struct CSIndexError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { CSIndexErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// An item in the search of a phone.
public struct PhoneSearchItem: Identifiable, Hashable, Sendable {
  public let id: String
  public let domain: String?
  public let title: String?
  public let contentDescription: String?
  public let keywords: [String]
  /// When the item is removed.
  public let expiration: Date
  fileprivate let text: String

  fileprivate init(_ item: CSSearchableItem) {
    id = item.uniqueIdentifier
    domain = item.domainIdentifier
    title = item.attributeSet.title ?? item.attributeSet.displayName
    contentDescription = item.attributeSet.contentDescription
    keywords = item.attributeSet.keywords ?? []
    expiration = item.expirationDate
    text = item.attributeSet.text
  }

  /// Whether each word of a text begins one of the item.
  fileprivate func matches(_ query: String) -> Bool {
    func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }
    let (own, wanted) = (words(text), words(query))
    return !wanted.isEmpty && wanted.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }
}

struct SearchIndex: PhoneValue {
  var isAvailable = true
  var items: [PhoneSearchItem] = []
  private var lastID = 0

  init() {}

  mutating func nextID() -> String {
    lastID += 1
    return "item-\(lastID)"
  }
}

/// What an app gives to the search of the phone (`SimulatedPhone.searchItems`).
// @unchecked: what changes is in the phone.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let only = CSSearchableIndex(name: "default")
  private let name: String

  open class func `default`() -> CSSearchableIndex { only }
  open class func isIndexingAvailable() -> Bool { SimulatedPhone.current[SearchIndex.self].isAvailable }

  /// Creates an index of a name. All of them keep their items in one.
  public init(name: String) { self.name = name }

  private func change(_ act: String, _ change: (inout [PhoneSearchItem]) -> Void) throws {
    let phone = SimulatedPhone.current
    guard phone[SearchIndex.self].isAvailable else { throw CSIndexError(.indexingUnsupported) }
    phone.record("CoreSpotlight", act)
    phone.update(SearchIndex.self) { change(&$0.items) }
  }

  private func later(_ completion: (((any Error)?) -> Void)?, _ change: () throws -> Void) {
    let callback = Callback(completion)
    let failure: (any Error)?
    do {
      try change()
      failure = nil
    } catch { failure = error }
    SimulatedPhone.current.runSoon(named: "a change of the search") { callback.call?(failure) }
  }

  private func add(_ items: [CSSearchableItem]) throws {
    let records = items.map { PhoneSearchItem($0) }
    try change("adds \(records.map { $0.title ?? $0.id }.joined(separator: ", ")) to the search") { all in
      let ids = Set(records.map(\.id))
      all = all.filter { !ids.contains($0.id) } + records
    }
  }

  private func delete(_ identifiers: [String]) throws {
    try change("removes \(identifiers.joined(separator: ", ")) from the search") { all in
      all.removeAll { identifiers.contains($0.id) }
    }
  }

  /// Removes the items of domains and of those within them.
  private func delete(domains: [String]) throws {
    try change("removes what is in \(domains.joined(separator: ", ")) from the search") { all in
      all.removeAll { item in
        domains.contains { item.domain == $0 || item.domain?.hasPrefix($0 + ".") == true }
      }
    }
  }

  private func deleteAll() throws { try change("removes all from the search") { $0 = [] } }

  /// Adds items, or replaces those of the same identifiers.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    later(completionHandler) { try add(items) }
  }

  /// Adds items, or replaces those of the same identifiers.
  ///
  /// - Throws: ``CSIndexError`` if the phone has no search.
  open nonisolated(nonsending) func indexSearchableItems(_ items: [CSSearchableItem]) async throws { try add(items) }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    later(completionHandler) { try delete(identifiers) }
  }

  /// - Throws: ``CSIndexError`` if the phone has no search.
  open nonisolated(nonsending) func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try delete(identifiers)
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    later(completionHandler) { try delete(domains: domainIdentifiers) }
  }

  /// - Throws: ``CSIndexError`` if the phone has no search.
  open nonisolated(nonsending) func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String])
    async throws
  {
    try delete(domains: domainIdentifiers)
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    later(completionHandler) { try deleteAll() }
  }

  /// - Throws: ``CSIndexError`` if the phone has no search.
  open nonisolated(nonsending) func deleteAllSearchableItems() async throws { try deleteAll() }
}

// The search, for a test.
extension SimulatedPhone {
  /// Whether the phone keeps what apps give to its search.
  public var isSearchAvailable: Bool {
    get { self[SearchIndex.self].isAvailable }
    set { update(SearchIndex.self) { $0.isAvailable = newValue } }
  }

  /// What the app has given to the search, without what has expired on the screen's clock.
  public var searchItems: [PhoneSearchItem] {
    let now = now
    return self[SearchIndex.self].items.filter { $0.expiration > now }
  }

  /// The items whose words begin like those of a text, as a person who searches finds them.
  public func searchItems(matching text: String) -> [PhoneSearchItem] { searchItems.filter { $0.matches(text) } }

  /// The activity with which a tap on an item opens the app.
  @MainActor public func searchActivity(opening id: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: id]
    return activity
  }
}
