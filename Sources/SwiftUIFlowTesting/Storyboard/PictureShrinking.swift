import Dispatch
import FlowSnapshots
import Foundation

/// Recompresses pictures on all processors, because it takes longer than drawing them.
///
/// `@unchecked Sendable`: the dictionary is only accessed while the lock is held.
final class PictureShrinking: @unchecked Sendable {
  private let lock = NSLock()
  private var small: [String: Data] = [:]

  /// The same pictures in fewer bytes, under the same names.
  static func smaller(_ pictures: [String: Data]) -> [String: Data] {
    let taken = Array(pictures)
    let shrinking = PictureShrinking()
    DispatchQueue.concurrentPerform(iterations: taken.count) { index in
      let png = Picture.smaller(taken[index].value)
      shrinking.lock.withLock { shrinking.small[taken[index].key] = png }
    }
    return shrinking.small
  }
}
