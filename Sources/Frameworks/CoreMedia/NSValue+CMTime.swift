import Foundation

extension NSValue {
  /// Creates a value with a time.
  public convenience init(time: CMTime) {
    var parts = time.parts
    self.init(bytes: &parts, objCType: "[4q]")
  }

  /// Creates a value with a part of a timeline.
  public convenience init(timeRange: CMTimeRange) {
    var parts = timeRange.start.parts + timeRange.duration.parts
    self.init(bytes: &parts, objCType: "[8q]")
  }

  /// The time of the value; invalid if it has none.
  public var timeValue: CMTime { CMTime(parts: numbers("[4q]", 4)[...]) }

  /// The part of a timeline of the value; invalid if it has none.
  public var timeRangeValue: CMTimeRange {
    let parts = numbers("[8q]", 8)
    return CMTimeRange(start: CMTime(parts: parts[..<4]), duration: CMTime(parts: parts[4...]))
  }

  private func numbers(_ type: String, _ count: Int) -> [Int64] {
    var parts = [Int64](repeating: 0, count: count)
    guard String(cString: objCType) == type else { return parts }
    parts.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return parts
  }
}

extension CMTime {
  fileprivate var parts: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }

  fileprivate init(parts: ArraySlice<Int64>) {
    let first = parts.startIndex
    self.init(
      value: parts[first], timescale: Int32(truncatingIfNeeded: parts[first + 1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[first + 2])), epoch: parts[first + 3])
  }
}
