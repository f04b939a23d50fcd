import FlowFoundation
import Foundation

/// Samples that belong together, such as the two numbers of a blood pressure.
///
/// A correlation is saved with its objects. An app sees those objects whose types it may read.
// @unchecked: see `HKObject`.
open class HKCorrelation: HKSample, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let objects: Set<HKSample>

  /// Creates a correlation of measurements and notes. Without one, or with others, the program ends.
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    precondition(!objects.isEmpty, "A correlation needs objects.")
    precondition(
      objects.allSatisfy { $0 is HKQuantitySample || $0 is HKCategorySample },
      "A correlation has measurements and notes alone.")
    self.correlationType = correlationType
    self.objects = objects
    super.init(type: correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
  }

  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    metadata: [String: Any]?
  ) {
    self.init(
      type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
  }

  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>
  ) {
    self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: nil)
  }

  /// Creates a view of a correlation with some of its objects.
  private init(_ correlation: HKCorrelation, objects: Set<HKSample>) {
    correlationType = correlation.correlationType
    self.objects = objects
    super.init(viewOf: correlation)
  }

  /// The objects of a type.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType.isEqual(objectType) }
  }

  /// The objects in the same order in each run.
  var sortedObjects: [HKSample] {
    objects.sorted {
      ($0.sampleType.identifier, $0.uuid.uuidString) < ($1.sampleType.identifier, $1.uuid.uuidString)
    }
  }

  override var writtenTypes: [HKSampleType] { sortedObjects.map(\.sampleType) }

  override func view(ofTypes mayRead: (HKObjectType) -> Bool) -> HKSample? {
    let readable = objects.filter { mayRead($0.sampleType) }
    if readable.count == objects.count { return self }
    return readable.isEmpty ? nil : HKCorrelation(self, objects: readable)
  }

  override var summary: String {
    "\(sampleType.displayName) of \(sortedObjects.map(\.summary).joined(separator: " and "))"
  }
}

extension [HKSample] {
  /// The samples with the objects of their correlations, each once.
  ///
  /// - Parameter known: What is in the store already.
  func withCorrelated(besides known: Set<UUID>) -> [HKSample] {
    var known = known.union(map(\.uuid))
    let objects = compactMap { $0 as? HKCorrelation }.flatMap(\.sortedObjects)
    return self + objects.filter { known.insert($0.uuid).inserted }
  }
}
