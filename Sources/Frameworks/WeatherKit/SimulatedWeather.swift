import FlowCoreLocation
import Foundation
import PhoneSimulation

/// The weather of a phone, which stays as it is: at first it is clear, at 20 °C.
public struct SimulatedWeather: Hashable, Sendable {
  public var condition = WeatherCondition.clear
  /// In degrees Celsius.
  public var temperature = 20.0
  /// The highest and the lowest temperature of each day, in degrees Celsius.
  public var range = 15.0...25.0
  public var precipitation = Precipitation.none
  /// From 0 to 1.
  public var precipitationChance = 0.0
  /// From 0 to 1.
  public var cloudCover = 0.0
  /// From 0 to 1.
  public var humidity = 0.5
  /// In kilometers per hour.
  public var windSpeed = 10.0
  /// Where the wind comes from, clockwise from the north, in degrees.
  public var windDirection = 270.0
  public var uvIndex = 5
  /// The hours of daylight, from midnight on.
  public var daylight = 6..<20
  public var alerts: [WeatherAlert] = []
  /// Why each request fails; `nil` if it does not.
  public var failure: WeatherError?

  public init() {}

  /// The weather at a place, from the beginning of the hour of a date.
  func weather(at location: CLLocation, on date: Date) -> Weather {
    let metadata = WeatherMetadata(location, at: date)
    let (hour, day) = (3600.0, 86400.0)
    let firstHour = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / hour).rounded(.down) * hour)
    let firstDay = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / day).rounded(.down) * day)
    return Weather(
      currentWeather: current(on: date, metadata),
      minuteForecast: Forecast(
        forecast: (0..<60).map { minute(on: date.addingTimeInterval(Double($0) * 60)) }, metadata: metadata),
      hourlyForecast: Forecast(
        forecast: (0..<25).map { self.hour(on: firstHour.addingTimeInterval(Double($0) * hour)) }, metadata: metadata),
      dailyForecast: Forecast(
        forecast: (0..<10).map { self.day(on: firstDay.addingTimeInterval(Double($0) * day)) }, metadata: metadata),
      weatherAlerts: alerts,
      availability: WeatherAvailability(minuteAvailability: .available, alertAvailability: .available))
  }

  private func isDaylight(on date: Date) -> Bool {
    daylight.contains(Int(date.timeIntervalSince1970 / 3600) % 24)
  }

  private func celsius(_ value: Double) -> Measurement<UnitTemperature> { Measurement(value: value, unit: .celsius) }
  private var wind: Wind { Wind(from: windDirection, speed: windSpeed) }
  private var pressure: Measurement<UnitPressure> { Measurement(value: 1013, unit: .millibars) }
  private var visibility: Measurement<UnitLength> { Measurement(value: 20_000, unit: .meters) }
  private var intensity: Measurement<UnitSpeed> {
    Measurement(value: precipitation == .none ? 0 : 1 / 3_600_000, unit: .metersPerSecond)
  }
  private var amount: Measurement<UnitLength> { Measurement(value: precipitation == .none ? 0 : 1, unit: .millimeters) }

  private func current(on date: Date, _ metadata: WeatherMetadata) -> CurrentWeather {
    CurrentWeather(
      date: date, cloudCover: cloudCover, condition: condition,
      symbolName: condition.symbolName(isDaylight: isDaylight(on: date)), dewPoint: celsius(temperature - 10),
      humidity: humidity, precipitationIntensity: intensity, pressure: pressure, pressureTrend: .steady,
      isDaylight: isDaylight(on: date), temperature: celsius(temperature), apparentTemperature: celsius(temperature),
      uvIndex: UVIndex(uvIndex), visibility: visibility, wind: wind, metadata: metadata)
  }

  private func minute(on date: Date) -> MinuteWeather {
    MinuteWeather(
      date: date, precipitation: precipitation, precipitationChance: precipitationChance,
      precipitationIntensity: intensity)
  }

  private func hour(on date: Date) -> HourWeather {
    HourWeather(
      date: date, cloudCover: cloudCover, condition: condition,
      symbolName: condition.symbolName(isDaylight: isDaylight(on: date)), dewPoint: celsius(temperature - 10),
      humidity: humidity, isDaylight: isDaylight(on: date), precipitation: precipitation,
      precipitationChance: precipitationChance, precipitationAmount: amount,
      snowfallAmount: precipitation == .snow ? amount : Measurement(value: 0, unit: .millimeters),
      pressure: pressure, pressureTrend: .steady,
      temperature: celsius(temperature), apparentTemperature: celsius(temperature), uvIndex: UVIndex(uvIndex),
      visibility: visibility, wind: wind)
  }

  private func day(on date: Date) -> DayWeather {
    var sun = SunEvents()
    sun.sunrise = date.addingTimeInterval(Double(daylight.lowerBound) * 3600)
    sun.sunset = date.addingTimeInterval(Double(daylight.upperBound) * 3600)
    sun.solarNoon = date.addingTimeInterval(Double(daylight.lowerBound + daylight.upperBound) * 1800)
    let isSnow = precipitation == .snow
    return DayWeather(
      date: date, condition: condition, symbolName: condition.symbolName(isDaylight: true),
      highTemperature: celsius(range.upperBound), lowTemperature: celsius(range.lowerBound),
      precipitation: precipitation, precipitationChance: precipitationChance,
      rainfallAmount: isSnow ? Measurement(value: 0, unit: .millimeters) : amount,
      snowfallAmount: isSnow ? amount : Measurement(value: 0, unit: .millimeters), sun: sun,
      moon: MoonEvents(phase: .full), uvIndex: UVIndex(uvIndex), wind: wind)
  }
}

extension SimulatedWeather: PhoneValue {}

extension SimulatedPhone {
  /// The weather that WeatherKit tells.
  public var weather: SimulatedWeather {
    get { self[SimulatedWeather.self] }
    set { update(SimulatedWeather.self) { $0 = newValue } }
  }
}
