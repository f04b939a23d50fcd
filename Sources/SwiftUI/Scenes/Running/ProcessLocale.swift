import CFlowSupport
import Foundation

/// Changes the locale of the process, as returned by `Locale.current` and used by formatters.
///
/// On Linux, Foundation's locale is always `en_001`, regardless of the environment, the user defaults and the
/// arguments, and it has no useful currency. Foundation creates the object once and stores it where it cannot be
/// replaced, so its contents are exchanged. `Locale.preferredLanguages`, which is `["en-001"]`, does not change.
@MainActor
package enum ProcessLocale {
  /// Stores the contents of the process's own locale while another one is in use.
  private static var own: Locale?

  /// Makes a locale that of the process until ``restore()`` is called.
  ///
  /// - Returns: `false` if Foundation still returns another locale.
  package static func use(_ locale: Locale) -> Bool {
    restore()
    if Locale.current.identifier == locale.identifier { return true }
    // Locales with the same spelling share an object. This unusual spelling ensures that no other locale shares the
    // exchanged one.
    let spare = Locale(identifier: spelledUnusually(locale.identifier))
    guard exchange(.current, spare) else { return false }
    own = spare
    rename(.current, to: locale.identifier)
    return Locale.current.identifier == locale.identifier
  }

  /// Restores the process's own locale.
  package static func restore() {
    if let own { _ = exchange(.current, own) }
    own = nil
  }

  /// Writes the language in upper case and the region in lower case.
  private static func spelledUnusually(_ identifier: String) -> String {
    let parts = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0].map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined()
    return ([name] + parts.dropFirst()).joined(separator: "@")
  }

  // MARK: - The objects behind locales

  /// Exchanges the contents of two locales, including their caches.
  ///
  /// - Returns: `false` if their layouts differ.
  private static func exchange(_ first: Locale, _ second: Locale) -> Bool {
    guard let first = object(behind: first), let second = object(behind: second), first.type == second.type
    else { return false }
    // Objects of the same class have the same size. Either allocation may be larger than its object, so the smaller one
    // contains both objects.
    for index in 0..<min(first.words.count, second.words.count) {
      (first.words[index], second.words[index]) = (second.words[index], first.words[index])
    }
    return true
  }

  /// Changes the identifier of a locale in every place where it is stored.
  private static func rename(_ locale: Locale, to identifier: String) {
    guard let object = object(behind: locale), let start = object.words.baseAddress else { return }
    let name = unsafeBitCast(locale.identifier, to: (UInt, UInt).self)
    for index in object.words.indices.dropLast()
    where object.words[index] == name.0 && object.words[index + 1] == name.1 {
      UnsafeMutableRawPointer(start + index).assumingMemoryBound(to: String.self).pointee = identifier
    }
  }

  /// The class of an object and the memory of its stored properties, without the two-word object header.
  ///
  /// The memory ends with the allocation, which may be a few words larger than the object.
  private static func object(
    behind locale: Locale
  ) -> (type: ObjectIdentifier, words: UnsafeMutableBufferPointer<UInt>)? {
    // A `Locale` consists of an object reference and a protocol witness table.
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UInt>.size,
      let start = UnsafeMutableRawPointer(bitPattern: unsafeBitCast(locale, to: (UInt, UInt).self).0)
    else { return nil }
    let header = 2 * MemoryLayout<UInt>.size
    let count = (Int(flow_allocation_size(start)) - header) / MemoryLayout<UInt>.size
    guard count > 0 else { return nil }
    return (
      ObjectIdentifier(type(of: Unmanaged<AnyObject>.fromOpaque(start).takeUnretainedValue())),
      UnsafeMutableBufferPointer(
        start: start.advanced(by: header).assumingMemoryBound(to: UInt.self), count: count)
    )
  }
}
