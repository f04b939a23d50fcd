import FlowFoundation
import Foundation
import PhoneSimulation

/// The keychain of a phone, in memory. It is kept when an app is launched again.
struct Keychain: PhoneValue {
  struct Item: @unchecked Sendable {
    // @unchecked: the values are texts, numbers, dates and data, which nothing changes.
    var attributes: [String: Any]
    let number: Int
  }

  var items: [Item] = []
  var failure: OSStatus?
  private var lastNumber = 0

  /// The attributes that tell items of a class apart.
  private static let identities = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
    ],
    kSecClassKey: [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrAccessGroup],
  ]

  /// Keys that say how to search, and are no attributes.
  private static func isAttribute(_ key: String) -> Bool {
    !key.hasPrefix("m_") && !key.hasPrefix("r_") && !key.hasPrefix("u_") && key != kSecUseDataProtectionKeychain
  }

  private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return a == nil && b == nil }
    return a == b
  }

  /// The positions of the items that match a query.
  func matches(_ query: [String: Any]) -> [Int] {
    let wanted = query.filter { key, value in
      Self.isAttribute(key) && key != kSecValueData && key != kSecAttrAccessControl
        && !(key == kSecAttrSynchronizable && Self.isEqual(value, kSecAttrSynchronizableAny))
    }
    return items.indices.filter { index in
      wanted.allSatisfy { Self.isEqual(items[index].attributes[$0.key], $0.value) }
    }
  }

  mutating func add(_ query: [String: Any], at date: Date) -> OSStatus {
    guard let kind = query[kSecClass] as? String else { return errSecParam }
    var attributes = query.filter { Self.isAttribute($0.key) }
    let identity = Self.identities[kind] ?? []
    let isKnown = items.contains { item in
      Self.isEqual(item.attributes[kSecClass], kind)
        && identity.allSatisfy { Self.isEqual(item.attributes[$0], attributes[$0]) }
    }
    if isKnown { return errSecDuplicateItem }
    attributes[kSecAttrCreationDate] = date
    attributes[kSecAttrModificationDate] = date
    attributes[kSecAttrAccessible] = attributes[kSecAttrAccessible] ?? kSecAttrAccessibleWhenUnlocked
    lastNumber += 1
    items.append(Item(attributes: attributes, number: lastNumber))
    return errSecSuccess
  }

  mutating func update(_ query: [String: Any], _ changes: [String: Any], at date: Date) -> OSStatus {
    guard query[kSecClass] != nil else { return errSecParam }
    let found = matches(query)
    if found.isEmpty { return errSecItemNotFound }
    for index in found {
      items[index].attributes.merge(changes) { $1 }
      items[index].attributes[kSecAttrModificationDate] = date
    }
    return errSecSuccess
  }

  mutating func remove(_ query: [String: Any]) -> OSStatus {
    guard query[kSecClass] != nil else { return errSecParam }
    let found = Set(matches(query))
    if found.isEmpty { return errSecItemNotFound }
    items = items.enumerated().filter { !found.contains($0.offset) }.map(\.element)
    return errSecSuccess
  }

  /// What a query returns of the matching items; `nil` if nothing matches.
  func copy(_ query: [String: Any]) -> (status: OSStatus, result: AnyObject?) {
    guard query[kSecClass] != nil else { return (errSecParam, nil) }
    let found = matches(query).map { items[$0] }
    if found.isEmpty { return (errSecItemNotFound, nil) }
    let results = found.compactMap { result(of: $0, query) }
    let limit = query[kSecMatchLimit]
    let returnsAll = Self.isEqual(limit, kSecMatchLimitAll) || ((limit as? Int) ?? 1) > 1
    if returnsAll { return (errSecSuccess, Array(results.prefix((limit as? Int) ?? .max)) as AnyObject) }
    return (errSecSuccess, results.first.map { $0 as AnyObject })
  }

  private func result(of item: Item, _ query: [String: Any]) -> Any? {
    func asks(_ key: CFString) -> Bool { (query[key] as? Bool) ?? (query[key] as? NSNumber)?.boolValue ?? false }
    let reference = Data("keychain item \(item.number)".utf8)
    if asks(kSecReturnAttributes) {
      var attributes = item.attributes
      if !asks(kSecReturnData) { attributes[kSecValueData] = nil }
      if asks(kSecReturnPersistentRef) { attributes[kSecValuePersistentRef] = reference }
      return attributes
    }
    if asks(kSecReturnData) { return item.attributes[kSecValueData] }
    return asks(kSecReturnPersistentRef) ? reference : nil
  }
}

// The keychain, for a test.
extension SimulatedPhone {
  /// Makes every function of the keychain return a status, such as `errSecInteractionNotAllowed`; `nil` for success.
  public var keychainFailure: OSStatus? {
    get { self[Keychain.self].failure }
    set { update(Keychain.self) { $0.failure = newValue } }
  }

  /// The accounts of the passwords in the keychain, in the order in which they were added.
  public var keychainAccounts: [String] {
    self[Keychain.self].items.compactMap { $0.attributes[kSecAttrAccount] as? String }
  }

  /// Removes all items.
  public func clearKeychain() { update(Keychain.self) { $0.items = [] } }
}
