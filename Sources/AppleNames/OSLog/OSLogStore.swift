import FlowFoundation
import Foundation

/// The messages that were logged. Here they are lines on the standard error, and cannot be read.
open class OSLogStore: NSObject {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    case system, currentProcessIdentifier
  }

  /// Opens the messages of the process.
  ///
  /// - Throws: An error, always: messages are not kept. A warning says so.
  public init(scope: Scope) throws {
    report(.missing("OSLogStore", "messages are lines on the standard error, and are not kept."))
    throw CocoaError(.featureUnsupported)
  }

  /// The messages from a place on.
  ///
  /// - Throws: Nothing, as no store can be opened here.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }

  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
}

/// A place among messages.
open class OSLogPosition: NSObject {}

/// Goes through messages.
open class OSLogEnumerator: NSEnumerator {
  /// The order.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = Options(rawValue: 1)
  }
}
