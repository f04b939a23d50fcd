import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats the measurement in the current locale, for example as `5 km`.
  public func formatted() -> String {
    formatted(.measurement(width: .abbreviated))
  }

  /// Formats the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

/// The usage of a measurement, which determines its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  var keepsUnit = false
  /// Whether the number is whole, and small numbers have two digits.
  var isRounded = false

  /// The unit of the locale's measurement system.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage() }

  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air, in whole degrees of the locale's scale.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(isRounded: true) }
}

extension Measurement where UnitType: Dimension {
  /// Formats measurements.
  ///
  /// - Note: Approximate: names of units are English, and only lengths, masses, speeds and temperatures are converted to
  ///   the locale's measurement system. A warning is recorded if a name is needed in another language, or if a unit is
  ///   not converted.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The width of a measurement's unit.
    public struct UnitWidth: Hashable, Codable, Sendable {
      private let name: String

      /// The unit's name: `5 kilometers`. Falls back to the symbol if no name is known.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }

      /// The unit's symbol: `5 km`.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }

      /// The unit's symbol without a space: `5km`.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    fileprivate var hidesScale: Bool?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    private func usualStyle(of number: Double) -> FloatingPointFormatStyle<Double> {
      if usage?.keepsUnit == true { return .number }
      guard usage?.isRounded == true else { return .number.precision(.significantDigits(1...3)) }
      return abs(number) < 10
        ? .number.precision(.significantDigits(1...2)) : .number.precision(.fractionLength(0))
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let value = usage?.keepsUnit == true ? value : value.converted(for: locale)
      let style = numberFormatStyle ?? usualStyle(of: value.value)
      let number = value.value.formatted(style.locale(locale))
      if width == .wide, locale.language.languageCode != .english, !locale.identifier.isEmpty {
        report(
          .approximate(
            "Measurement.FormatStyle", "names of units are written in English, not \(locale.identifier)."))
      }
      if width == .wide, let name = UnitNames.name(of: value.unit.symbol, isOne: value.value == 1) {
        return "\(number) \(name)"
      }
      let symbol = hidesScale == true && value.unit is UnitTemperature ? "°" : value.unit.symbol
      return symbol.hasPrefix("°") || width == .narrow
        ? number + (symbol.hasPrefix("°") && width == .narrow ? "°" : symbol) : "\(number) \(symbol)"
    }
  }
}

extension Foundation.FormatStyle {
  /// Formats measurements.
  ///
  /// - Parameters:
  ///   - width: The width of the unit.
  ///   - usage: The usage of the measurement.
  ///   - numberFormatStyle: The format of the number.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the letter of the scale is left out: `21°`.
  public var hidesScaleName: Bool {
    get { hidesScale ?? false }
    set { hidesScale = newValue }
  }

  /// Creates a style for temperatures.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    // The initializer of all measurements, which takes an optional.
    self.init(width: width, locale: locale, usage: Optional(usage), numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension Foundation.FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// Formats temperatures.
  ///
  /// - Parameters:
  ///   - width: The width of the unit.
  ///   - usage: The usage of the temperature.
  ///   - hidesScaleName: Whether the letter of the scale is left out.
  ///   - numberFormatStyle: The format of the number.
  @_disfavoredOverload
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement where UnitType: Dimension {
  /// The measurement in the unit that is usual in a locale.
  func converted(for locale: Locale) -> Measurement {
    let isUS = locale.measurementSystem == .us
    let isMetric = locale.measurementSystem == .metric
    func unit(_ dimension: Dimension) -> Measurement {
      guard let unit = dimension as? UnitType else { return self }
      return converted(to: unit)
    }
    switch self.unit {
    case let own as UnitLength:
      let meters = own.converter.baseUnitValue(fromValue: value)
      if isMetric {
        return unit(
          abs(meters) >= 900 ? UnitLength.kilometers : abs(meters) >= 1 ? UnitLength.meters : UnitLength.centimeters)
      }
      let feet = abs(meters) / 0.3048
      return unit(feet >= 2640 ? UnitLength.miles : feet >= 1 ? UnitLength.feet : UnitLength.inches)
    case is UnitTemperature:
      return unit(isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
    case let own as UnitMass:
      let kilograms = own.converter.baseUnitValue(fromValue: value)
      if isUS { return unit(abs(kilograms) >= 0.453_592 ? UnitMass.pounds : UnitMass.ounces) }
      return unit(abs(kilograms) >= 1 ? UnitMass.kilograms : UnitMass.grams)
    case is UnitSpeed:
      return unit(isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour)
    default:
      if isUS {
        report(.approximate("Measurement.FormatStyle", "measurements in \(self.unit.symbol) are not converted."))
      }
      return self
    }
  }
}

/// English names of units, by symbol.
enum UnitNames {
  private static let names = [
    "mm": "millimeter", "cm": "centimeter", "m": "meter", "km": "kilometer", "mi": "mile", "yd": "yard",
    "g": "gram", "kg": "kilogram", "mg": "milligram", "oz": "ounce", "lb": "pound", "s": "second", "sec": "second",
    "min": "minute", "hr": "hour", "L": "liter", "mL": "milliliter", "°": "degree", "rad": "radian", "J": "joule",
    "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "V": "volt", "A": "ampere", "Hz": "hertz",
  ]

  private static let irregular = [
    "ft": ("foot", "feet"), "in": ("inch", "inches"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "mph": ("mile per hour", "miles per hour"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "m/s": ("meter per second", "meters per second"),
    "K": ("kelvin", "kelvins"),
  ]

  static func name(of symbol: String, isOne: Bool) -> String? {
    if let forms = irregular[symbol] { return isOne ? forms.0 : forms.1 }
    return names[symbol].map { isOne || $0 == "hertz" ? $0 : $0 + "s" }
  }
}
