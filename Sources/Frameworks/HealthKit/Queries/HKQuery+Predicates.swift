import FlowFoundation
import Foundation
import PhoneSimulation

extension HKQuery {
  /// Samples whose metadata have one of some values.
  public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    let allowed = allowedValues.compactMap { MetadataValue($0) }
    return samplePredicate { sample in
      guard let value = sample.metadata?[key].flatMap({ MetadataValue($0) }) else { return false }
      return allowed.contains { FlowFoundation.NSComparisonPredicate.Operator.equalTo.accepts(value, $0) }
    }
  }

  /// Samples whose metadata have a value that compares with another one.
  public class func predicateForObjects(
    withMetadataKey key: String, operatorType: FlowFoundation.NSComparisonPredicate.Operator, value: Any
  ) -> NSPredicate {
    let other = MetadataValue(value)
    return samplePredicate { sample in
      guard let other, let value = sample.metadata?[key].flatMap({ MetadataValue($0) }) else { return false }
      return operatorType.accepts(value, other)
    }
  }

  /// Samples of versions of sources.
  public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
    samplePredicate { sourceRevisions.contains($0.sourceRevision) }
  }

  /// Samples that devices have measured.
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    samplePredicate { $0.device.map(devices.contains) ?? false }
  }

  /// Measurements that compare with a quantity.
  public class func predicateForQuantitySamples(
    with operatorType: FlowFoundation.NSComparisonPredicate.Operator, quantity: HKQuantity
  ) -> NSPredicate {
    samplePredicate { operatorType.accepts(($0 as? HKQuantitySample)?.quantity, quantity) }
  }

  /// Samples that are in no correlation of the store.
  public class func predicateForObjectsWithNoCorrelation() -> NSPredicate {
    let phone = SimulatedPhone.current
    return samplePredicate { sample in
      !phone.healthSamples.contains { ($0 as? HKCorrelation)?.objects.contains(sample) == true }
    }
  }
}
