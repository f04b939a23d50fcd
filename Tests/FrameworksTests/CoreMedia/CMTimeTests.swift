#if os(Linux)
  import FlowCoreMedia
  import Foundation
  import Testing

  @Suite("A time of media")
  struct CMTimeTests {
    @Test("is a fraction of seconds, cut off at its units")
    func units() {
      #expect(CMTime(value: 90, timescale: 60).seconds == 1.5)
      #expect(CMTime(seconds: 0.1, preferredTimescale: 600).value == 60)
      #expect(CMTime(seconds: 0.29, preferredTimescale: 100).value == 29)
      let rounded = CMTime(seconds: 2.6, preferredTimescale: 1)
      #expect(rounded.value == 2 && rounded.hasBeenRounded)
      #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
      #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    }

    @Test("is added, subtracted and multiplied in common units")
    func arithmetic() {
      let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
      #expect(sum.value == 5 && sum.timescale == 6)
      #expect(sum - CMTime(value: 1, timescale: 3) == CMTime(value: 1, timescale: 2))
      #expect(CMTimeMultiply(CMTime(value: 3, timescale: 4), multiplier: -2).seconds == -1.5)
      #expect(CMTimeMultiplyByFloat64(CMTime(value: 10, timescale: 1), multiplier: 0.25).seconds == 2.5)
      #expect((CMTime.positiveInfinity - CMTime.zero).isPositiveInfinity)
      #expect((CMTime.positiveInfinity - .positiveInfinity) == .invalid)
      #expect((CMTime.indefinite + .zero).isIndefinite)
      #expect((CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1)) == .positiveInfinity)
    }

    @Test("is compared by its value, not by its units")
    func order() {
      #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
      #expect(CMTime(value: 1, timescale: 2).hashValue == CMTime(value: 300, timescale: 600).hashValue)
      #expect(CMTime(value: 333, timescale: 1000) < CMTime(value: 1, timescale: 3))
      #expect(CMTime(value: Int64.max - 1, timescale: 3) < CMTime(value: .max, timescale: 3))
      #expect(CMTime.negativeInfinity < .zero && CMTime.zero < .positiveInfinity)
    }

    @Test("is converted to other units as it is asked to be rounded")
    func scales() {
      let third = CMTime(value: 5, timescale: 3)
      #expect(third.convertScale(1, method: .default).value == 2)
      #expect(third.convertScale(1, method: .roundTowardZero).value == 1)
      #expect(CMTime(value: -5, timescale: 3).convertScale(1, method: .roundTowardNegativeInfinity).value == -2)
      #expect(CMTime(value: -5, timescale: 3).convertScale(1, method: .roundTowardPositiveInfinity).value == -1)
      #expect(!third.convertScale(6, method: .default).hasBeenRounded)
    }

    @Test("is carried by a value of Foundation, as a range is")
    func values() {
      let time = CMTime(value: 7, timescale: 600)
      #expect(NSValue(time: time).timeValue == time)
      let range = CMTimeRange(start: time, duration: CMTime(value: 1, timescale: 2))
      #expect(NSValue(timeRange: range).timeRangeValue == range)
      #expect(!NSValue(time: time).timeRangeValue.isValid)
    }
  }

  @Suite("A range of times")
  struct CMTimeRangeTests {
    private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
      CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
    }

    @Test("contains its start and not its end")
    func contains() {
      #expect(range(1, 3).containsTime(CMTime(value: 1, timescale: 1)))
      #expect(!range(1, 3).containsTime(CMTime(value: 3, timescale: 1)))
      #expect(range(1, 5).containsTimeRange(range(2, 5)))
      #expect(!range(1, 5).containsTimeRange(range(2, 6)))
    }

    @Test("is combined with another one")
    func combined() {
      #expect(range(1, 3).union(range(4, 5)) == range(1, 5))
      #expect(range(1, 3).intersection(range(2, 5)) == range(2, 3))
      #expect(range(1, 3).intersection(range(3, 5)).isEmpty)
    }
  }
#endif
