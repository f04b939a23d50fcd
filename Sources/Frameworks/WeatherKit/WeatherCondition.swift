import Foundation

/// The kind of weather.
public enum WeatherCondition: String, CaseIterable, CustomStringConvertible, Hashable, Codable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
  case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
  case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }

  /// The symbol by day or by night.
  func symbolName(isDaylight: Bool) -> String {
    switch self {
    case .clear, .mostlyClear, .hot: isDaylight ? "sun.max" : "moon.stars"
    case .partlyCloudy: isDaylight ? "cloud.sun" : "cloud.moon"
    case .cloudy, .mostlyCloudy: "cloud"
    case .breezy, .windy: "wind"
    case .blowingDust: "sun.dust"
    case .blowingSnow, .blizzard: "wind.snow"
    case .drizzle: "cloud.drizzle"
    case .flurries, .snow, .heavySnow: "cloud.snow"
    case .sunFlurries: "sun.snow"
    case .foggy: "cloud.fog"
    case .freezingDrizzle, .freezingRain, .sleet, .wintryMix: "cloud.sleet"
    case .frigid: "thermometer.snowflake"
    case .hail: "cloud.hail"
    case .haze: "sun.haze"
    case .smoky: "smoke"
    case .rain: "cloud.rain"
    case .heavyRain: "cloud.heavyrain"
    case .sunShowers: isDaylight ? "cloud.sun.rain" : "cloud.moon.rain"
    case .isolatedThunderstorms, .scatteredThunderstorms: isDaylight ? "cloud.sun.bolt" : "cloud.moon.bolt"
    case .thunderstorms, .strongStorms: "cloud.bolt.rain"
    case .hurricane: "hurricane"
    case .tropicalStorm: "tropicalstorm"
    }
  }
}

/// What falls.
public enum Precipitation: String, CaseIterable, CustomStringConvertible, Hashable, Codable, Sendable {
  case none, hail, mixed, rain, sleet, snow

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }
}

/// How the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, CustomStringConvertible, Hashable, Codable, Sendable {
  case rising, falling, steady

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }
}

/// How dangerous weather is.
public enum WeatherSeverity: String, CaseIterable, CustomStringConvertible, Hashable, Codable, Sendable {
  case minor, moderate, severe, extreme, unknown

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }
}

/// The part of the moon that is lit.
public enum MoonPhase: String, CaseIterable, CustomStringConvertible, Codable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }

  /// The symbol.
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}

/// The strength of ultraviolet light.
public struct UVIndex: Hashable, Codable, Sendable {
  public var value: Int
  public var category: ExposureCategory

  init(_ value: Int) {
    self.value = value
    category = ExposureCategory.allCases.last { $0.rangeValue.lowerBound <= value } ?? .low
  }

  /// How dangerous it is.
  public enum ExposureCategory: String, Codable, Comparable, CustomStringConvertible, CaseIterable, Sendable {
    case low, moderate, high, veryHigh, extreme

    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }

    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }

    public static func < (first: Self, second: Self) -> Bool {
      first.rangeValue.lowerBound < second.rangeValue.lowerBound
    }
  }
}

/// The movement of the air.
public struct Wind: Hashable, Codable, Sendable {
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?

  /// - Parameters:
  ///   - degrees: Where it comes from, clockwise from the north.
  ///   - speed: In kilometers per hour.
  init(from degrees: Double, speed: Double) {
    let directions = CompassDirection.allCases
    let index = Int((degrees / 360 * Double(directions.count)).rounded()) % directions.count
    compassDirection = directions[(index + directions.count) % directions.count]
    direction = Measurement(value: degrees, unit: .degrees)
    self.speed = Measurement(value: speed, unit: .kilometersPerHour)
  }

  /// Where the wind comes from.
  public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
    case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

    public var abbreviation: String {
      let letters = description.lowercased().replacingOccurrences(of: "northeast", with: "north east")
        .replacingOccurrences(of: "northwest", with: "north west")
        .replacingOccurrences(of: "southeast", with: "south east")
        .replacingOccurrences(of: "southwest", with: "south west")
      return letters.split(separator: " ").map { $0.prefix(1).uppercased() }.joined()
    }

    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }
  }
}

/// A name of a case as words: "mostlyCloudy" is "Mostly Cloudy".
private func words(_ name: String) -> String {
  let spaced = name.reduce(into: "") { text, letter in
    if letter.isUppercase { text += " " }
    text.append(letter)
  }
  return spaced.prefix(1).uppercased() + spaced.dropFirst()
}
