import CFlowSupport
import Foundation

/// Changes the locale of the process, as Foundation hands it out with `Locale.current`, and formatters take it from
/// there.
///
/// Foundation has one for each platform: on Linux it is always `en_001`, whatever the environment, the user defaults and
/// their arguments say, and its currency is nobody's. It is an object that Foundation makes once and keeps where nobody
/// else can write, so its content is exchanged. `Locale.preferredLanguages`, which is `["en-001"]`, stays.
@MainActor
package enum ProcessLocale {
  /// Has the content of the process's own locale while another is in use.
  private static var own: Locale?

  /// Lets a locale be that of the process until ``restore()``.
  ///
  /// - Returns: `false` if Foundation still hands out another.
  package static func use(_ locale: Locale) -> Bool {
    restore()
    if Locale.current.identifier == locale.identifier { return true }
    // Locales of one spelling share an object. Nobody else spells like this, so nobody gets what is exchanged.
    let spare = Locale(identifier: spelledUnusually(locale.identifier))
    guard exchange(.current, spare) else { return false }
    own = spare
    rename(.current, to: locale.identifier)
    return Locale.current.identifier == locale.identifier
  }

  /// Lets the process have its own locale again.
  package static func restore() {
    if let own { _ = exchange(.current, own) }
    own = nil
  }

  /// Languages in capital letters, regions in small ones.
  private static func spelledUnusually(_ identifier: String) -> String {
    let parts = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0].map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined()
    return ([name] + parts.dropFirst()).joined(separator: "@")
  }

  // MARK: - The objects behind locales

  /// Exchanges what two locales consist of, with all that they have looked up.
  ///
  /// - Returns: `false` if they are not made alike.
  private static func exchange(_ first: Locale, _ second: Locale) -> Bool {
    guard let first = object(behind: first), let second = object(behind: second), first.type == second.type
    else { return false }
    // Objects of one class are equally large. The memory of either may have room behind it, so the smaller holds both.
    for index in 0..<min(first.words.count, second.words.count) {
      (first.words[index], second.words[index]) = (second.words[index], first.words[index])
    }
    return true
  }

  /// Changes the identifier of a locale wherever it is kept.
  private static func rename(_ locale: Locale, to identifier: String) {
    guard let object = object(behind: locale), let start = object.words.baseAddress else { return }
    let name = unsafeBitCast(locale.identifier, to: (UInt, UInt).self)
    for index in object.words.indices.dropLast()
    where object.words[index] == name.0 && object.words[index + 1] == name.1 {
      UnsafeMutableRawPointer(start + index).assumingMemoryBound(to: String.self).pointee = identifier
    }
  }

  /// An object's class and the memory that it keeps its values in, without the two words that all objects begin with.
  ///
  /// The memory ends where the allocation does, which may be a few words behind the object.
  private static func object(
    behind locale: Locale
  ) -> (type: ObjectIdentifier, words: UnsafeMutableBufferPointer<UInt>)? {
    // A locale is one object, and the table of the protocol that it conforms to.
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
