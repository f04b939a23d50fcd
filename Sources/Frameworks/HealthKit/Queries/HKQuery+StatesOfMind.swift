import FlowFoundation
import Foundation

extension HKQuery {
  private class func statePredicate(_ isFound: @escaping @Sendable (HKStateOfMind) -> Bool) -> NSPredicate {
    samplePredicate { ($0 as? HKStateOfMind).map(isFound) ?? false }
  }

  /// Feelings whose valence compares with another one.
  public class func predicateForStatesOfMind(
    withValence valence: Double, operatorType: FlowFoundation.NSComparisonPredicate.Operator
  ) -> NSPredicate {
    statePredicate { operatorType.accepts($0.valence, valence) }
  }

  /// Feelings of a kind.
  public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate {
    statePredicate { $0.kind == kind }
  }

  /// Feelings with a word.
  public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate {
    statePredicate { $0.labels.contains(label) }
  }

  /// Feelings that have to do with something.
  public class func predicateForStatesOfMind(with association: HKStateOfMind.Association) -> NSPredicate {
    statePredicate { $0.associations.contains(association) }
  }
}

extension HKSamplePredicate where Sample == HKStateOfMind {
  public static func stateOfMind(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKObjectType.stateOfMindType(), predicate)
  }
}
