import FlowFoundation
import Foundation
import PhoneSimulation

/// Adds an item to the keychain of the phone.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let phone = SimulatedPhone.current
  let now = phone.now
  let status = phone.change("adds", attributes) { $0.add(attributes, at: now) }
  if status == errSecSuccess, let result { result.pointee = phone[Keychain.self].copy(attributes).result }
  return status
}

/// Finds items in the keychain of the phone.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let keychain = SimulatedPhone.current[Keychain.self]
  if let failure = keychain.failure { return failure }
  let (status, found) = keychain.copy(query)
  if status == errSecSuccess { result?.pointee = found }
  return status
}

/// Changes items in the keychain of the phone.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let phone = SimulatedPhone.current
  let now = phone.now
  return phone.change("changes", query) { $0.update(query, attributesToUpdate, at: now) }
}

/// Removes items from the keychain of the phone.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  SimulatedPhone.current.change("removes", query) { $0.remove(query) }
}

extension SimulatedPhone {
  fileprivate func change(
    _ verb: String, _ query: CFDictionary, _ body: (inout Keychain) -> OSStatus
  ) -> OSStatus {
    let status = update(Keychain.self) { keychain in keychain.failure ?? body(&keychain) }
    let account = (query[kSecAttrAccount] as? String).map { " \"\($0)\"" } ?? ""
    record("Security", "\(verb) the keychain item\(account): \(status)")
    return status
  }
}

/// The random numbers of the system.
public struct SecRandomRef: Sendable {}

/// The random numbers of the system.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills a buffer with the random numbers of the phone, which are the same in each run.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  bytes.copyMemory(from: SimulatedPhone.current.randomBytes(count), byteCount: count)
  return errSecSuccess
}

/// Who may read an item.
public final class SecAccessControl: Sendable {
  let accessible: String
  let flags: SecAccessControlCreateFlags

  init(_ accessible: String, _ flags: SecAccessControlCreateFlags) {
    self.accessible = accessible
    self.flags = flags
  }
}

/// The conditions for reading an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Describes who may read an item. The phone keeps it and asks nobody.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFTypeRef?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutableRawPointer?
) -> SecAccessControl? {
  SecAccessControl("\(protection)", flags)
}

/// Describes who may read an item. The phone keeps it and asks nobody.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFTypeRef?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutableRawPointer?
) -> SecAccessControl? {
  SecAccessControl(protection, flags)
}
