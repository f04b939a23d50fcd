import FlowFoundation
import Foundation
import Locking

/// What a live builder collects of the samples that come from the phone's sensors and from other apps.
///
/// A test adds such samples (`SimulatedPhone.addHealthQuantity`) while the session runs. What the app saves itself is
/// not collected: it adds that to the builder.
// @unchecked: what changes is guarded by a lock.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
  private struct State {
    /// The conditions of the types that are collected.
    var rules: [HKQuantityType: SendablePredicate]
    var isChangedByApp = false
  }

  private let state: Locked<State>

  /// Creates a source.
  ///
  /// - Parameter configuration: Says what is collected at first; `nil` for nothing.
  public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {
    state = Locked(State(rules: configuration.map(Self.rules) ?? [:]))
  }

  /// The types that are collected.
  open var typesToCollect: Set<HKQuantityType> { state.withLock { Set($0.rules.keys) } }

  /// Collects a type.
  ///
  /// - Parameter predicate: Finds what is collected of the type; `nil` for all. It replaces an earlier one.
  open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
    let rule = SendablePredicate(predicate)
    state.withLock { state in
      state.rules[quantityType] = rule
      state.isChangedByApp = true
    }
  }

  /// Collects a type no more.
  open func disableCollection(for quantityType: HKQuantityType) {
    state.withLock { state in
      state.rules[quantityType] = nil
      state.isChangedByApp = true
    }
  }

  /// Collects what belongs to another activity, unless the app has chosen itself what is collected.
  func follow(_ configuration: HKWorkoutConfiguration) {
    let rules = Self.rules(configuration)
    state.withLock { if !$0.isChangedByApp { $0.rules = rules } }
  }

  /// Whether a sample is collected.
  func collects(_ sample: HKSample) -> Bool {
    guard let sample = sample as? HKQuantitySample,
      let rule = state.withLock({ state in state.rules[sample.quantityType] })
    else { return false }
    return rule.value?.evaluate(with: sample) ?? true
  }

  private static func rules(_ configuration: HKWorkoutConfiguration) -> [HKQuantityType: SendablePredicate] {
    let types = configuration.activityType.collectedTypes(indoors: configuration.locationType == .indoor)
    return Dictionary(uniqueKeysWithValues: types.map { (HKQuantityType($0), SendablePredicate(nil)) })
  }
}

extension HKWorkoutActivityType {
  /// What a live workout of the activity measures: energies, the heart rate, and a distance where there is one.
  fileprivate func collectedTypes(indoors: Bool) -> [HKQuantityTypeIdentifier] {
    let always: [HKQuantityTypeIdentifier] = [.activeEnergyBurned, .basalEnergyBurned, .heartRate]
    switch self {
    // A bicycle that stands covers no distance.
    case .cycling, .handCycling: return indoors ? always : always + [.distanceCycling]
    case .swimming: return always + [.distanceSwimming, .swimmingStrokeCount]
    case .wheelchairWalkPace, .wheelchairRunPace: return always + [.distanceWheelchair, .pushCount]
    case .walking, .running, .hiking: return always + [.distanceWalkingRunning, .stepCount]
    case .downhillSkiing, .snowboarding, .snowSports, .crossCountrySkiing, .paddleSports, .rowing, .skatingSports:
      return always + [distanceType]
    default: return always
    }
  }
}
