import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// A place in the changes of the health store.
// @unchecked: the properties are constant.
open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number of changes before the place.
  let count: Int

  /// Creates the place after a number of changes.
  public init(fromValue value: Int) { count = value }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }

  open func encode(with coder: NSCoder) { coder.encode(count, forKey: "count") }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.count == count }
  open override var hash: Int { count }
}

/// Asks for what has changed since a place, and continues if it has a handler of updates.
// @unchecked: what changes is guarded by a lock.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// Receives samples, removed objects, and the place after them.
  public typealias Handler = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) ->
    Void

  private struct State {
    var anchor: HKQueryAnchor?
    var update: Handler?
  }

  private let anchored: Locked<State>
  private let limit: Int
  private let results: Callback<Handler>

  /// Creates a query of a type.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    anchored = Locked(State(anchor: anchor))
    self.limit = limit
    results = Callback(handler)
    super.init(types: [type], predicate: predicate)
  }

  /// Creates a query of several types.
  public init(
    queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping Handler
  ) {
    anchored = Locked(State(anchor: anchor))
    self.limit = limit
    results = Callback(handler)
    super.init(
      types: queryDescriptors.map(\.sampleType), predicate: HKQueryDescriptor.predicate(of: queryDescriptors))
  }

  /// Called for each change after the first results.
  open var updateHandler: Handler? {
    get { anchored.withLock { $0.update } }
    set { anchored.withLock { $0.update = newValue } }
  }

  override var isLasting: Bool { updateHandler != nil }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return results.call(self, nil, nil, nil, error) }
    let found = changes(on: phone)
    results.call(self, found.added, found.removed, found.anchor, nil)
  }

  override func dataChanged() {
    guard let phone = runningPhone, let update = updateHandler else { return }
    let found = changes(on: phone)
    if !found.added.isEmpty || !found.removed.isEmpty { update(self, found.added, found.removed, found.anchor, nil) }
  }

  /// The changes since the place of the query, which moves on.
  private func changes(on phone: SimulatedPhone) -> (
    added: [HKSample], removed: [HKDeletedObject], anchor: HKQueryAnchor
  ) {
    let start = anchored.withLock { $0.anchor?.count ?? 0 }
    let all = phone[HealthData.self].changes
    let readable = Dictionary(samples(on: phone).map { ($0.uuid, $0) }) { first, _ in first }
    var (added, removed): ([HKSample], [HKDeletedObject]) = ([], [])
    var end = min(start, all.count)
    for change in all[end...] {
      if limit > 0, added.count >= limit { break }
      end += 1
      switch change {
      case .added(let sample): if let sample = readable[sample.uuid] { added.append(sample) }
      case .removed(let sample):
        // What came and went in the meantime was never seen, but a phone tells about it as well.
        if types.contains(where: { $0.identifier == sample.sampleType.identifier }) {
          removed.append(HKDeletedObject(sample))
        }
      }
    }
    let anchor = HKQueryAnchor(fromValue: end)
    anchored.withLock { $0.anchor = anchor }
    return (added, removed, anchor)
  }
}
