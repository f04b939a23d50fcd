import Foundation
import PhoneSimulation

/// The health data of a phone: at first none.
struct HealthData: PhoneValue {
  /// What a person has answered in the sheet for a type.
  struct Answer: Hashable, Sendable {
    var writes: Bool?
    var reads: Bool?
  }

  /// A change of the store, for queries that continue.
  enum Change: Sendable {
    case added(HKSample)
    case removed(HKSample)
  }

  var isAvailable = true
  var samples: [HKSample] = []
  var changes: [Change] = []
  var answers: [String: Answer] = [:]
  var efforts: [WorkoutEffort] = []
  /// How often a sample of effort was related to a workout.
  var effortCount = 0
  var dateOfBirth: DateComponents?
  var sex = HKBiologicalSex.notSet
  var blood = HKBloodType.notSet
  var skin = HKFitzpatrickSkinType.notSet
  var wheelchair = HKWheelchairUse.notSet
  /// The units that the person has chosen.
  var units: [HKQuantityType: HKUnit] = [:]
  var goals = HealthActivityGoals()
  /// The queries that wait for changes, by their object identifiers.
  var running: [ObjectIdentifier: HKQuery] = [:]

  init() {}

  /// What an app may read of the samples of types, or has saved itself.
  func readable(_ types: [HKObjectType], mayRead: (HKObjectType) -> Bool, ownSource: HKSource) -> [HKSample] {
    samples.compactMap { sample in
      guard types.contains(where: { $0.identifier == sample.sampleType.identifier }) else { return nil }
      return sample.source.isEqual(ownSource) ? sample : sample.view(ofTypes: mayRead)
    }
  }
}

extension SimulatedPhone {
  /// Does something now, and calls back soon on the main thread with what came of it.
  func answer<Value: Sendable>(
    named name: String, _ completion: @escaping (Value?, (any Error)?) -> Void, _ act: () throws -> Value
  ) {
    let callback = Callback(completion)
    let result = Result { try act() }
    runSoon(named: name) {
      switch result {
      case .success(let value): callback.call(value, nil)
      case .failure(let error): callback.call(nil, error)
      }
    }
  }

  /// Whether a permission for a type is known, and what it is.
  func healthPermission(_ type: HKObjectType, writing: Bool) -> Bool? {
    switch permissions[.health] {
    case .notDetermined: return nil
    case .denied, .restricted: return false
    default: break
    }
    let answers = self[HealthData.self].answers
    // A test that permits health data has no sheet, and permits all.
    guard !answers.isEmpty else { return true }
    return writing ? answers[type.identifier]?.writes : answers[type.identifier]?.reads
  }
}

// The health data, for a test.
extension SimulatedPhone {
  /// Whether the phone has health data, which an iPad of earlier systems has not.
  public var isHealthDataAvailable: Bool {
    get { self[HealthData.self].isAvailable }
    set { update(HealthData.self) { $0.isAvailable = newValue } }
  }

  /// The samples of the health store, in the order in which they were saved: at first none.
  public var healthSamples: [HKSample] { self[HealthData.self].samples }

  /// Adds samples of another app, as the Health app does. Samples that `make` creates have that app as their source.
  ///
  /// - Parameter workout: The workout that the samples are parts of; `nil` for none.
  public func addHealthSamples(to workout: HKWorkout? = nil, _ make: () -> [HKSample]) {
    let samples = use { HealthSource.$current.withValue(.health, operation: make) }
    workout?.associate(samples)
    changeHealth(adding: samples.withCorrelated(besides: Set(healthSamples.map(\.uuid))), removing: [])
  }

  /// Adds a measurement of another app.
  ///
  /// - Parameter end: The end of the measurement; `nil` for its start.
  public func addHealthQuantity(
    _ identifier: HKQuantityTypeIdentifier, _ value: Double, _ unit: HKUnit, at start: Date, until end: Date? = nil
  ) {
    addHealthSamples {
      [
        HKQuantitySample(
          type: HKQuantityType(identifier), quantity: HKQuantity(unit: unit, doubleValue: value), start: start,
          end: end ?? start)
      ]
    }
  }

  /// Removes all samples.
  public func removeHealthSamples() { changeHealth(adding: [], removing: healthSamples) }

  /// The birthday of the person; `nil` if it is not set.
  public var healthDateOfBirth: DateComponents? {
    get { self[HealthData.self].dateOfBirth }
    set { update(HealthData.self) { $0.dateOfBirth = newValue } }
  }

  /// The sex of the person.
  public var healthBiologicalSex: HKBiologicalSex {
    get { self[HealthData.self].sex }
    set { update(HealthData.self) { $0.sex = newValue } }
  }

  /// The blood of the person.
  public var healthBloodType: HKBloodType {
    get { self[HealthData.self].blood }
    set { update(HealthData.self) { $0.blood = newValue } }
  }

  /// How the person's skin takes the sun.
  public var healthFitzpatrickSkinType: HKFitzpatrickSkinType {
    get { self[HealthData.self].skin }
    set { update(HealthData.self) { $0.skin = newValue } }
  }

  /// Whether the person uses a wheelchair.
  public var healthWheelchairUse: HKWheelchairUse {
    get { self[HealthData.self].wheelchair }
    set { update(HealthData.self) { $0.wheelchair = newValue } }
  }

  /// The units that the person has chosen in the Health app. Types without one have metric units.
  public var healthPreferredUnits: [HKQuantityType: HKUnit] {
    get { self[HealthData.self].units }
    set { update(HealthData.self) { $0.units = newValue } }
  }

  /// What the person wants to reach each day.
  public var healthActivityGoals: HealthActivityGoals {
    get { self[HealthData.self].goals }
    set { update(HealthData.self) { $0.goals = newValue } }
  }

  /// Changes the store, and tells the queries that wait for changes.
  func changeHealth(adding added: [HKSample], removing removed: [HKSample]) {
    let removedIDs = Set(removed.map(\.uuid))
    let running = update(HealthData.self) { data in
      data.samples = data.samples.filter { !removedIDs.contains($0.uuid) } + added
      data.efforts.removeAll { removedIDs.contains($0.sample) || removedIDs.contains($0.workout) }
      data.changes += added.map { .added($0) } + removed.map { .removed($0) }
      return data.running
    }
    let samples = added + removed
    let changed = Set(samples.map(\.sampleType.identifier))
    guard !changed.isEmpty else { return }
    // In the order in which they were started.
    for query in running.values.sorted(by: { $0.number < $1.number })
    where query.observedTypes.contains(where: { changed.contains($0.identifier) }) {
      runSoon(named: "a change of health data") { query.dataChanged(samples) }
    }
    if let session = self[WorkoutSessions.self].active {
      runSoon(named: "samples of a workout") { session.collect(added) }
    }
  }
}
