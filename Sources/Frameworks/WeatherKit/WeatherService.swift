import FlowCoreLocation
import Foundation
import PhoneSimulation

/// A part of the weather that an app asks for.
public struct WeatherQuery<T> {
  let result: (Weather) -> T

  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather> { $0.currentWeather } }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?> { $0.minuteForecast }
  }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>> { $0.hourlyForecast }
  }
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>> { $0.dailyForecast }
  }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?> { $0.weatherAlerts } }
  public static var availability: WeatherQuery<WeatherAvailability> {
    WeatherQuery<WeatherAvailability> { $0.availability }
  }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// The days between two dates.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<T> {
    WeatherQuery { weather in
      var days = weather.dailyForecast
      days.forecast.removeAll { !(startDate..<max(startDate, endDate)).contains($0.date) }
      return days
    }
  }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// The hours between two dates.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> {
    WeatherQuery { weather in
      var hours = weather.hourlyForecast
      hours.forecast.removeAll { !(startDate..<max(startDate, endDate)).contains($0.date) }
      return hours
    }
  }
}

/// Tells the weather of the phone (`SimulatedPhone.weather`), which is the same everywhere.
///
/// Each request is recorded. Without a network, or if a test says so, it fails.
// @unchecked: there is nothing to change.
public final class WeatherService: @unchecked Sendable {
  public static let shared = WeatherService()

  /// Creates a service.
  public init() {}

  /// Where the weather comes from.
  public var attribution: WeatherAttribution {
    get async throws {
      try check(.current)
      let page = URL(string: "https://weatherkit.apple.com/legal-attribution.html") ?? URL(fileURLWithPath: "/")
      return WeatherAttribution(
        serviceName: "Apple Weather", legalPageURL: page, squareMarkURL: page, combinedMarkDarkURL: page,
        combinedMarkLightURL: page, legalAttributionText: "Weather data of a simulated phone")
    }
  }

  private func check(_ phone: SimulatedPhone) throws(WeatherError) {
    if let failure = phone.weather.failure { throw failure }
    if !phone.network.isConnected { throw .unknown }
  }

  /// The weather at a place.
  ///
  /// - Throws: ``WeatherError`` if the phone is to fail, or has no network.
  public func weather(for location: CLLocation) async throws -> Weather {
    let phone = SimulatedPhone.current
    let place = location.coordinate
    phone.record("WeatherKit", "asks for the weather at \(place.latitude), \(place.longitude)")
    try check(phone)
    return phone.weather.weather(at: location, on: phone.now)
  }

  /// Parts of the weather at a place.
  ///
  /// - Throws: ``WeatherError`` if the phone is to fail, or has no network.
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    dataSet.result(try await weather(for: location))
  }

  /// Parts of the weather at a place.
  ///
  /// - Throws: ``WeatherError`` if the phone is to fail, or has no network.
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) {
    let all = try await weather(for: location)
    return (dataSet1.result(all), dataSet2.result(all))
  }

  /// Parts of the weather at a place.
  ///
  /// - Throws: ``WeatherError`` if the phone is to fail, or has no network.
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) {
    let all = try await weather(for: location)
    return (dataSet1.result(all), dataSet2.result(all), dataSet3.result(all))
  }

  /// Parts of the weather at a place.
  ///
  /// - Throws: ``WeatherError`` if the phone is to fail, or has no network.
  public func weather<T1, T2, T3, T4>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) {
    let all = try await weather(for: location)
    return (dataSet1.result(all), dataSet2.result(all), dataSet3.result(all), dataSet4.result(all))
  }
}
