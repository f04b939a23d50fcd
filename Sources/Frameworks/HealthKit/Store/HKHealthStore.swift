import FlowFoundation
import Foundation
import Locking
import PhoneSimulation
import SwiftUI

/// The health data of the phone (`SimulatedPhone.healthSamples`).
///
/// A question for permissions shows the sheet "Health Access". What an app may not read looks like nothing, as on a phone.
// @unchecked: what changes is in the phone.
open class HKHealthStore: NSObject, @unchecked Sendable {
  var phone: SimulatedPhone { .current }
  let mirroringStart = Locked<Callback<(HKWorkoutSession) -> Void>?>(nil)

  public override init() { super.init() }

  open class func isHealthDataAvailable() -> Bool { SimulatedPhone.current.isHealthDataAvailable }

  open func supportsHealthRecords() -> Bool { false }

  /// The date from which samples can be saved and read: an iPhone has no limit.
  open func earliestPermittedSampleDate() -> Date { .distantPast }

  /// Whether the app may write a type. Whether it may read one is never told.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    switch phone.healthPermission(type, writing: true) {
    case nil: .notDetermined
    case true?: .sharingAuthorized
    case false?: .sharingDenied
    }
  }

  // MARK: - Questions

  /// Why there are no health data at all; `nil` if there are.
  func obstacle() -> HKError? {
    if !phone.isHealthDataAvailable { return HKError(.errorHealthDataUnavailable) }
    return phone.permissions[.health] == .restricted ? HKError(.errorHealthDataRestricted) : nil
  }

  private func unanswered(
    _ types: Set<HKObjectType>, writing: Bool
  ) -> [HKObjectType] {
    types.filter { phone.healthPermission($0, writing: writing) == nil }.sorted { $0.identifier < $1.identifier }
  }

  /// Asks the person for types that are not answered yet.
  ///
  /// - Parameter completion: Called with `true` when the person has answered, whatever the answer is.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    let (phone, callback) = (phone, Callback(completion))
    for type in (typesToShare ?? []).map({ $0 as HKObjectType }) + (typesToRead ?? []) {
      precondition(
        !(type is HKCorrelationType), "\(type.identifier) cannot be asked for: ask for the types of its objects.")
    }
    phone.record("HealthKit", "asks for health data")
    if let obstacle = obstacle() {
      return phone.runSoon(named: "an answer about health data") { callback.call(false, obstacle) }
    }
    let writes = unanswered(Set((typesToShare ?? []).map { $0 as HKObjectType }), writing: true)
    let reads = unanswered(typesToRead ?? [], writing: false)
    guard !writes.isEmpty || !reads.isEmpty else {
      return phone.runSoon(named: "an answer about health data") { callback.call(true, nil) }
    }
    if let answer = phone.permissions.answers[.health] {
      return phone.runSoon(named: "an answer about health data") {
        let allowed = answer.isGranted
        phone.answerHealth(
          writes: Dictionary(uniqueKeysWithValues: writes.map { ($0.identifier, allowed) }),
          reads: Dictionary(uniqueKeysWithValues: reads.map { ($0.identifier, allowed) }))
        callback.call(true, nil)
      }
    }
    phone.runSoon(named: "the sheet of health data") {
      HealthAccessSheet.present(on: phone, writes: writes, reads: reads) { callback.call(true, nil) }
    }
  }

  /// Asks the person for types that are not answered yet.
  ///
  /// - Throws: ``HKError`` if the phone has no health data, or may not have any.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      requestAuthorization(toShare: typesToShare, read: typesToRead) { _, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Whether a question would show the sheet.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let callback = Callback(completion)
    let error = obstacle()
    let isNecessary =
      !unanswered(Set(typesToShare.map { $0 as HKObjectType }), writing: true).isEmpty
      || !unanswered(typesToRead, writing: false).isEmpty
    phone.runSoon(named: "an answer about health data") {
      callback.call(error != nil ? .unknown : isNecessary ? .shouldRequest : .unnecessary, error)
    }
  }

  /// Whether a question would show the sheet.
  ///
  /// - Throws: ``HKError`` if the phone has no health data, or may not have any.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    try await withCheckedThrowingContinuation { continuation in
      getRequestStatusForAuthorization(toShare: typesToShare, read: typesToRead) { status, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(status))
      }
    }
  }

  // MARK: - Changes

  func permissionToWrite(_ objects: [HKObject]) -> HKError? {
    permissionToWrite(objects.compactMap { $0 as? HKSample }.flatMap(\.writtenTypes))
  }

  /// Why the app may not write samples of types; `nil` if it may.
  func permissionToWrite(_ types: [HKSampleType]) -> HKError? {
    if let obstacle = obstacle() { return obstacle }
    for type in types {
      switch phone.healthPermission(type, writing: true) {
      case nil: return HKError(.errorAuthorizationNotDetermined)
      case false?: return HKError(.errorAuthorizationDenied)
      case true?: continue
      }
    }
    return nil
  }

  func saveNow(_ objects: [HKObject]) throws {
    if let error = permissionToWrite(objects) { throw error }
    let samples = objects.compactMap { $0 as? HKSample }
    let known = Set(phone.healthSamples.map(\.uuid))
    guard !samples.contains(where: { known.contains($0.uuid) }) else { throw HKError(.errorInvalidArgument) }
    for sample in samples { phone.record("HealthKit", "saves \(sample.summary)") }
    phone.changeHealth(adding: samples.withCorrelated(besides: known), removing: [])
  }

  /// Saves the samples that are not saved yet.
  func saveNew(_ samples: [HKSample]) throws {
    let known = Set(phone.healthSamples.map(\.uuid))
    try saveNow(samples.filter { !known.contains($0.uuid) })
  }

  private func deleteNow(_ objects: [HKObject]) throws {
    if let error = permissionToWrite(objects) { throw error }
    let own = HKSource.default()
    let samples = phone.healthSamples.filter { sample in objects.contains { $0.uuid == sample.uuid } }
    // An app removes what it has saved itself.
    guard samples.count == objects.count, samples.allSatisfy({ $0.source.isEqual(own) }) else {
      throw HKError(.errorInvalidArgument)
    }
    for sample in samples { phone.record("HealthKit", "deletes \(sample.summary)") }
    phone.changeHealth(adding: [], removing: samples)
  }

  func later(_ completion: @escaping (Bool, (any Error)?) -> Void, _ change: () throws -> Void) {
    phone.answer(named: "a change of health data", { completion($0 != nil, $1) }, change)
  }

  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    later(completion) { try saveNow([object]) }
  }

  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    later(completion) { try saveNow(objects) }
  }

  /// - Throws: ``HKError`` if the app may not write the type.
  open func save(_ object: HKObject) async throws { try saveNow([object]) }

  /// - Throws: ``HKError`` if the app may not write one of the types.
  open func save(_ objects: [HKObject]) async throws { try saveNow(objects) }

  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    later(completion) { try deleteNow([object]) }
  }

  open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    later(completion) { try deleteNow(objects) }
  }

  /// - Throws: ``HKError`` if the app has not saved the object.
  open func delete(_ object: HKObject) async throws { try deleteNow([object]) }

  /// - Throws: ``HKError`` if the app has not saved one of the objects.
  open func delete(_ objects: [HKObject]) async throws { try deleteNow(objects) }

  /// Deletes what the app has saved and a predicate finds.
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) {
    let found = ownObjects(of: objectType, predicate)
    later({ completion($0, $0 ? found.count : 0, $1) }) { try deleteNow(found) }
  }

  /// Deletes what the app has saved and a predicate finds.
  ///
  /// - Returns: How many objects there were.
  /// - Throws: ``HKError`` if the app may not write.
  @discardableResult
  open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
    let found = ownObjects(of: objectType, predicate)
    try deleteNow(found)
    return found.count
  }

  private func ownObjects(of objectType: HKObjectType, _ predicate: NSPredicate) -> [HKSample] {
    let own = HKSource.default()
    return phone.healthSamples.filter {
      $0.sampleType.identifier == objectType.identifier && $0.source.isEqual(own) && predicate.evaluate(with: $0)
    }
  }

  // MARK: - Queries

  /// Starts a query. Its results come at the next turn of the screen's clock.
  open func execute(_ query: HKQuery) {
    let phone = phone
    phone.record("HealthKit", "reads \(query.types.map(\.displayName).joined(separator: ", "))")
    let error = obstacle()
    query.start(on: phone)
    phone.runSoon(named: "results of health data") { query.deliver(error) }
  }

  /// Ends a query that waits for changes.
  open func stop(_ query: HKQuery) { query.stop() }

  /// Makes the phone tell the app in the background about new samples. Apps in the background do not run here.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    phone.record("HealthKit", "asks for \(type.displayName) in the background")
    later(completion) {}
  }

  /// Makes the phone tell the app in the background about new samples. Apps in the background do not run here.
  ///
  /// - Throws: Nothing here.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    phone.record("HealthKit", "asks for \(type.displayName) in the background")
  }

  // MARK: - The person

  func characteristic<Value>(
    _ identifier: HKCharacteristicTypeIdentifier, _ value: Value, isSet: Bool
  ) throws -> Value {
    if let obstacle = obstacle() { throw obstacle }
    switch phone.healthPermission(HKCharacteristicType(identifier), writing: false) {
    case nil: throw HKError(.errorAuthorizationNotDetermined)
    // What an app may not read looks as if it were not set.
    case false?: throw HKError(.errorNoData)
    case true?:
      guard isSet else { throw HKError(.errorNoData) }
      return value
    }
  }

  /// The birthday of the person.
  ///
  /// - Throws: ``HKError`` if the app has not asked, or if no birthday is known to it.
  open func dateOfBirthComponents() throws -> DateComponents {
    let date = phone.healthDateOfBirth
    return try characteristic(.dateOfBirth, date ?? DateComponents(), isSet: date != nil)
  }

  /// The sex of the person.
  ///
  /// - Throws: ``HKError`` if the app has not asked.
  open func biologicalSex() throws -> HKBiologicalSexObject {
    let known = phone.healthPermission(HKCharacteristicType(.biologicalSex), writing: false)
    return HKBiologicalSexObject(
      try known == false ? .notSet : characteristic(.biologicalSex, phone.healthBiologicalSex, isSet: true))
  }

  /// The blood of the person.
  ///
  /// - Throws: ``HKError`` if the app has not asked.
  open func bloodType() throws -> HKBloodTypeObject {
    let known = phone.healthPermission(HKCharacteristicType(.bloodType), writing: false)
    return HKBloodTypeObject(
      try known == false ? .notSet : characteristic(.bloodType, phone.healthBloodType, isSet: true))
  }
}

extension SimulatedPhone {
  /// Keeps the answers of the sheet.
  func answerHealth(writes: [String: Bool], reads: [String: Bool]) {
    let isFirst = permissions[.health] == .notDetermined
    update(HealthData.self) { data in
      // After a reset, the answers from before it no longer count.
      if isFirst { data.answers = [:] }
      for (identifier, isAllowed) in writes { data.answers[identifier, default: .init()].writes = isAllowed }
      for (identifier, isAllowed) in reads { data.answers[identifier, default: .init()].reads = isAllowed }
    }
    permissions[.health] = .authorized
  }
}
