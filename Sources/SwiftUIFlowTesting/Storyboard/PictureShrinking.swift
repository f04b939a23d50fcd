import Dispatch
import FlowSnapshots
import Foundation
import Locking

/// Recompresses pictures on all processors, because it takes longer than drawing them.
enum PictureShrinking {
  /// The same pictures in fewer bytes, under the same names.
  static func smaller(_ pictures: [String: Data]) -> [String: Data] {
    let taken = Array(pictures)
    let small = Locked<[String: Data]>([:])
    DispatchQueue.concurrentPerform(iterations: taken.count) { index in
      let png = Picture.smaller(taken[index].value)
      small.withLock { $0[taken[index].key] = png }
    }
    return small.value
  }
}
