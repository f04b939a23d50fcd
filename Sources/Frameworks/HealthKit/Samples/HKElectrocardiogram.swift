import Foundation
import PhoneSimulation

/// An electrocardiogram of a watch, which a test adds (`SimulatedPhone.addHealthElectrocardiogram`).
// @unchecked: see `HKObject`.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
  /// Where a voltage was measured.
  public enum Lead: Int, Sendable {
    case appleWatchSimilarToLeadI = 1
  }

  /// What the watch makes of it.
  public enum Classification: Int, Sendable {
    case notSet = 0
    case sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate
    case inconclusivePoorReading, inconclusiveOther
    case unrecognized = 100
  }

  /// Whether the person has noted symptoms.
  public enum SymptomsStatus: Int, Sendable {
    case notSet = 0
    case none, present
  }

  /// A voltage at a time.
  // @unchecked: the properties are constant.
  public final class VoltageMeasurement: NSObject, @unchecked Sendable {
    /// In seconds.
    public let timeSinceSampleStart: TimeInterval
    private let voltage: HKQuantity

    init(_ time: TimeInterval, _ voltage: HKQuantity) {
      timeSinceSampleStart = time
      self.voltage = voltage
    }

    /// The voltage of a lead.
    public func quantity(for lead: Lead) -> HKQuantity? { voltage }
  }

  /// The voltages by their times.
  let measurements: [VoltageMeasurement]
  public let samplingFrequency: HKQuantity?
  public let classification: Classification
  public let averageHeartRate: HKQuantity?
  public let symptomsStatus: SymptomsStatus

  fileprivate init(
    _ measurements: [VoltageMeasurement], start: Date, end: Date, frequency: Double, _ classification: Classification,
    _ heartRate: HKQuantity?, _ symptoms: SymptomsStatus
  ) {
    self.measurements = measurements
    samplingFrequency = HKQuantity(unit: .hertz(), doubleValue: frequency)
    self.classification = classification
    averageHeartRate = heartRate
    symptomsStatus = symptoms
    super.init(type: HKObjectType.electrocardiogramType(), start: start, end: end, device: nil, metadata: nil)
  }

  public var numberOfVoltageMeasurements: Int { measurements.count }
}

extension SimulatedPhone {
  /// Adds an electrocardiogram of a watch.
  ///
  /// - Parameters:
  ///   - microvolts: The voltages.
  ///   - frequency: How many of them are measured in a second.
  ///   - heartRate: In beats in a minute; `nil` if the watch has not found any.
  /// - Returns: The sample.
  @discardableResult
  public func addHealthElectrocardiogram(
    at start: Date, microvolts: [Double], frequency: Double = 512,
    classification: HKElectrocardiogram.Classification = .sinusRhythm, heartRate: Double? = nil,
    symptoms: HKElectrocardiogram.SymptomsStatus = .notSet
  ) -> HKElectrocardiogram {
    let unit = HKUnit.voltUnit(with: .micro)
    let measurements = microvolts.enumerated().map { index, value in
      HKElectrocardiogram.VoltageMeasurement(
        Double(index) / frequency, HKQuantity(unit: unit, doubleValue: value))
    }
    let rate = heartRate.map { HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: $0) }
    let sample = use {
      HealthSource.$current.withValue(.health) {
        HKElectrocardiogram(
          measurements, start: start, end: start + Double(microvolts.count) / frequency, frequency: frequency,
          classification, rate, symptoms)
      }
    }
    changeHealth(adding: [sample], removing: [])
    return sample
  }
}
