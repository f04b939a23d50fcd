import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// The number of a query without a limit.
public let HKObjectQueryNoLimit = 0

/// The keys by which samples are sorted.
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
/// The keys of predicates that apps write themselves.
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"

/// How the dates of samples are compared.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// Asks for health data.
// @unchecked: what changes is guarded by a lock.
open class HKQuery: NSObject, @unchecked Sendable {
  private struct State {
    var phone: SimulatedPhone?
    var number = 0
  }

  private let state = Locked(State())
  public let predicate: NSPredicate?
  let types: [HKObjectType]

  init(types: [HKObjectType], predicate: NSPredicate?) {
    self.types = types
    self.predicate = predicate
  }

  /// The type of a query of one.
  open var objectType: HKObjectType? { types.first }
  open var sampleType: HKSampleType? { types.first as? HKSampleType }

  /// The place of the query in the order in which queries were started.
  var number: Int { state.withLock { $0.number } }
  /// The types whose changes the query is told of.
  var observedTypes: [HKObjectType] { types }
  /// Whether the query continues after its first results.
  var isLasting: Bool { false }

  func start(on phone: SimulatedPhone) {
    let id = ObjectIdentifier(self)
    let isLasting = isLasting
    let number = phone.update(HealthData.self) { data in
      if isLasting { data.running[id] = self }
      return (data.running.values.map(\.number).max() ?? 0) + 1
    }
    state.withLock { $0 = State(phone: phone, number: number) }
  }

  func stop() {
    let id = ObjectIdentifier(self)
    guard let phone = state.withLock({ state in state.phone }) else { return }
    state.withLock { $0.phone = nil }
    phone.update(HealthData.self) { $0.running[id] = nil }
  }

  /// Delivers the first results.
  @MainActor func deliver(_ error: HKError?) {}
  /// Called after a change of a type of the query.
  @MainActor func dataChanged() {}
  /// Called after a change of a type of the query, with all samples that were added or removed at once.
  @MainActor func dataChanged(_ changed: [HKSample]) { dataChanged() }

  /// The phone, while the query runs.
  var runningPhone: SimulatedPhone? { state.withLock { $0.phone } }

  /// The samples that the app may read, by their dates.
  func readableSamples(on phone: SimulatedPhone) -> [HKSample] {
    phone.use {
      phone[HealthData.self].readable(
        types, mayRead: { phone.healthPermission($0, writing: false) ?? false }, ownSource: .default())
    }
    .sortedStably(by: \.startDate)
  }

  /// The samples that the app may read and the predicate finds, by their dates.
  func samples(on phone: SimulatedPhone) -> [HKSample] {
    readableSamples(on: phone).filter { predicate?.evaluate(with: $0) ?? true }
  }

  /// Why the app gets no samples, if it has asked for none of the types.
  func permissionError(on phone: SimulatedPhone) -> HKError? {
    types.flatMap(\.permissionTypes).contains {
      phone.healthPermission($0, writing: false) != nil || phone.healthPermission($0, writing: true) != nil
    }
      ? nil : HKError(.errorAuthorizationNotDetermined)
  }

  // MARK: - Predicates

  class func samplePredicate(_ isFound: @escaping @Sendable (HKSample) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKSample).map(isFound) ?? false }
  }

  /// Samples whose time is within dates, at least in part. With an option it starts or ends within them.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    samplePredicate { sample in
      if let startDate {
        let date = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
        if date < startDate { return false }
      }
      if let endDate {
        if options.contains(.strictEndDate) { return sample.endDate <= endDate }
        if sample.startDate >= endDate { return false }
      }
      return true
    }
  }

  open class func predicateForObject(with UUID: UUID) -> NSPredicate { samplePredicate { $0.uuid == UUID } }
  open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    samplePredicate { UUIDs.contains($0.uuid) }
  }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate {
    samplePredicate { $0.source.isEqual(source) }
  }
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    samplePredicate { sources.contains($0.source) }
  }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    samplePredicate { $0.metadata?[key] != nil }
  }
  /// The routes of a workout and the samples that a builder or the health store has added to it.
  open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    let id = workout.uuid
    return samplePredicate { sample in
      (sample as? HKWorkoutRoute)?.workout == id || workout.samples.contains { $0.uuid == sample.uuid }
    }
  }
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    samplePredicate { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
  open class func predicateForCategorySamples(
    with operatorType: FlowFoundation.NSComparisonPredicate.Operator, value: Int
  )
    -> NSPredicate
  {
    samplePredicate { ($0 as? HKCategorySample).map { operatorType.accepts($0.value, value) } ?? false }
  }
}

/// A type with a predicate, for queries of several types.
open class HKQueryDescriptor: NSObject, NSCopying {
  public let sampleType: HKSampleType
  public let predicate: NSPredicate?

  /// Creates a descriptor.
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    self.sampleType = sampleType
    self.predicate = predicate
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The samples that any of the descriptors finds.
  static func predicate(of descriptors: [HKQueryDescriptor]) -> NSPredicate {
    let rules = descriptors.map { (type: $0.sampleType.identifier, predicate: SendablePredicate($0.predicate)) }
    return NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      return rules.contains {
        $0.type == sample.sampleType.identifier && ($0.predicate.value?.evaluate(with: sample) ?? true)
      }
    }
  }
}

/// A predicate that closures share.
// @unchecked: predicates are constant.
struct SendablePredicate: @unchecked Sendable {
  let value: NSPredicate?

  init(_ value: NSPredicate?) { self.value = value }
}
