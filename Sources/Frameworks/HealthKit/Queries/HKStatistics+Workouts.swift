import Foundation

extension HKStatistics {
  /// The statistics of each type among the samples of a workout: sums of what is added up, and means of all else.
  static func byType(
    _ samples: [HKQuantitySample], from start: Date, to end: Date
  ) -> [HKQuantityType: HKStatistics] {
    var result: [HKQuantityType: HKStatistics] = [:]
    for (type, samples) in Dictionary(grouping: samples, by: \.quantityType) {
      let options: HKStatisticsOptions =
        type.aggregationStyle == .cumulative ? .cumulativeSum : [.discreteAverage, .discreteMin, .discreteMax]
      result[type] = HKStatistics(
        type, samples, from: start, to: end, options: [options, .mostRecent, .duration])
    }
    return result
  }
}
