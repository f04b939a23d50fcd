import FlowCoreLocation
import Foundation

/// The weather at a place.
public struct Weather: Equatable, Codable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}

/// Where and when a forecast was made.
public struct WeatherMetadata: Hashable, Codable, Sendable {
  public var date: Date
  public var expirationDate: Date
  private var latitude: Double
  private var longitude: Double

  /// The place.
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }

  init(_ location: CLLocation, at date: Date) {
    self.date = date
    expirationDate = date.addingTimeInterval(3600)
    latitude = location.coordinate.latitude
    longitude = location.coordinate.longitude
  }
}

/// A part of the forecast that may be available.
public struct WeatherAvailability: Hashable, Codable, Sendable {
  public var minuteAvailability: AvailabilityKind
  public var alertAvailability: AvailabilityKind

  /// Whether it is available.
  public enum AvailabilityKind: String, Codable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }
}

/// The weather at times that follow each other.
public struct Forecast<Element: Codable & Equatable>: RandomAccessCollection, Codable, Equatable {
  public var forecast: [Element]
  public var metadata: WeatherMetadata

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast: Sendable where Element: Sendable {}

extension Forecast where Element == MinuteWeather {
  /// The next hour in words.
  public var summary: String {
    first.map { $0.precipitation == .none ? "No precipitation expected" : "\($0.precipitation) expected" } ?? ""
  }
}

/// The weather now.
public struct CurrentWeather: Equatable, Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Equatable, Codable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Equatable, Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Equatable, Codable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength> { rainfallAmount }
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

/// The times of the sun.
public struct SunEvents: Hashable, Codable, Sendable {
  public var astronomicalDawn: Date?
  public var nauticalDawn: Date?
  public var civilDawn: Date?
  public var sunrise: Date?
  public var solarNoon: Date?
  public var sunset: Date?
  public var civilDusk: Date?
  public var nauticalDusk: Date?
  public var astronomicalDusk: Date?
  public var solarMidnight: Date?
}

/// The times of the moon.
public struct MoonEvents: Hashable, Codable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}

/// A warning of dangerous weather.
public struct WeatherAlert: Hashable, Codable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
}

/// Where the weather comes from, which an app has to show.
public struct WeatherAttribution: Hashable, Codable, Sendable {
  public var serviceName: String
  public var legalPageURL: URL
  public var squareMarkURL: URL
  public var combinedMarkDarkURL: URL
  public var combinedMarkLightURL: URL
  public var legalAttributionText: String
}

/// Why there is no weather.
public enum WeatherError: LocalizedError, Hashable {
  case permissionDenied
  case unknown

  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "Permission to request weather data is denied."
    case .unknown: "The weather data cannot be had."
    }
  }
}
