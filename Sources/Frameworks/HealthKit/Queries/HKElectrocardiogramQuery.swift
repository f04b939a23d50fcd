import FlowFoundation
import Foundation
import PhoneSimulation

/// Asks for the voltages of an electrocardiogram.
// @unchecked: see `HKQuery`.
open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
  /// A voltage, the end of all, or why there are none.
  public enum Result {
    case measurement(HKElectrocardiogram.VoltageMeasurement)
    case error(any Error)
    case done
  }

  private let electrocardiogram: HKElectrocardiogram
  private let handler: Callback<(HKElectrocardiogramQuery, Result) -> Void>

  /// Creates a query.
  public init(_ ecg: HKElectrocardiogram, dataHandler: @escaping (HKElectrocardiogramQuery, Result) -> Void) {
    electrocardiogram = ecg
    handler = Callback(dataHandler)
    super.init(types: [HKObjectType.electrocardiogramType()], predicate: nil)
  }

  override func deliver(_ error: HKError?) {
    guard let phone = runningPhone else { return }
    if let error = error ?? permissionError(on: phone) { return handler.call(self, .error(error)) }
    guard samples(on: phone).contains(electrocardiogram) else {
      return handler.call(self, .error(HKError(.errorNoData)))
    }
    for measurement in electrocardiogram.measurements where runningPhone != nil {
      handler.call(self, .measurement(measurement))
    }
    if runningPhone != nil { handler.call(self, .done) }
  }
}

/// Asks once for the voltages of an electrocardiogram.
public struct HKElectrocardiogramQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  public typealias Results = HKQueryResults<HKElectrocardiogram.VoltageMeasurement>

  public var electrocardiogram: HKElectrocardiogram

  /// Creates a query of all voltages.
  public init(_ electrocardiogram: HKElectrocardiogram) { self.electrocardiogram = electrocardiogram }

  /// The voltages by their times.
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(healthStore) { continuation in
      HKElectrocardiogramQuery(electrocardiogram) { _, result in
        switch result {
        case .measurement(let measurement): continuation.yield(measurement)
        case .error(let error): continuation.finish(throwing: error)
        case .done: continuation.finish()
        }
      }
    }
  }
}

extension HKQuery {
  /// Electrocardiograms of a class.
  public class func predicateForElectrocardiograms(
    classification: HKElectrocardiogram.Classification
  ) -> NSPredicate {
    samplePredicate { ($0 as? HKElectrocardiogram)?.classification == classification }
  }

  /// Electrocardiograms by the symptoms that the person has noted.
  public class func predicateForElectrocardiograms(
    symptomsStatus: HKElectrocardiogram.SymptomsStatus
  ) -> NSPredicate {
    samplePredicate { ($0 as? HKElectrocardiogram)?.symptomsStatus == symptomsStatus }
  }
}

extension HKSamplePredicate where Sample == HKElectrocardiogram {
  public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> Self {
    Self(HKObjectType.electrocardiogramType(), predicate)
  }
}
