import Foundation
import PhoneSimulation

extension HKHealthStore {
  /// A property that an app which may not read it finds not set.
  private func property<Value>(
    _ identifier: HKCharacteristicTypeIdentifier, _ value: Value, ifRefused: Value
  ) throws -> Value {
    let isRefused = phone.healthPermission(HKCharacteristicType(identifier), writing: false) == false
    return try isRefused ? ifRefused : characteristic(identifier, value, isSet: true)
  }

  /// How the person's skin takes the sun.
  ///
  /// - Throws: ``HKError`` if the app has not asked.
  public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    HKFitzpatrickSkinTypeObject(
      try property(.fitzpatrickSkinType, phone.healthFitzpatrickSkinType, ifRefused: .notSet))
  }

  /// Whether the person uses a wheelchair.
  ///
  /// - Throws: ``HKError`` if the app has not asked.
  public func wheelchairUse() throws -> HKWheelchairUseObject {
    HKWheelchairUseObject(try property(.wheelchairUse, phone.healthWheelchairUse, ifRefused: .notSet))
  }

  /// What the move ring of the person shows.
  ///
  /// - Throws: ``HKError`` if the app has not asked.
  public func activityMoveMode() throws -> HKActivityMoveModeObject {
    HKActivityMoveModeObject(
      try property(.activityMoveMode, phone.healthActivityGoals.moveMode, ifRefused: .activeEnergy))
  }

  private func unitsNow(_ types: Set<HKQuantityType>) throws -> [HKQuantityType: HKUnit] {
    if let error = obstacle() { throw error }
    return try types.reduce(into: [:]) { units, type in
      switch phone.healthPermission(type, writing: false) ?? phone.healthPermission(type, writing: true) {
      case nil: throw HKError(.errorAuthorizationNotDetermined)
      case false?: throw HKError(.errorAuthorizationDenied)
      case true?: units[type] = phone.healthPreferredUnits[type] ?? QuantityKinds.shownUnit(of: type.identifier)
      }
    }
  }

  /// The units in which the person wants to see types.
  public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    phone.answer(named: "units of health data", { completion($0 ?? [:], $1) }) { try unitsNow(quantityTypes) }
  }

  /// The units in which the person wants to see types.
  ///
  /// - Throws: ``HKError`` if the app has not asked for one of the types, or may not use it.
  public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    try unitsNow(quantityTypes)
  }
}
