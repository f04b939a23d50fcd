import Foundation

extension NSNumber {
  /// The address that the number holds, as in `Thread.callStackReturnAddresses`; `nil` for zero.
  public var pointerValue: UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: UInt(truncatingIfNeeded: int64Value))
  }
}
