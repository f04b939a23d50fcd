import Foundation

extension Product.SubscriptionPeriod {
  /// The dates that the duration spans from a date on.
  public func dateRange(referenceDate: Date = .now) -> Range<Date> {
    let date = referenceDate
    return date..<max(date, end(after: date))
  }

  /// The text of the duration from a date on.
  public func formatted<Style: FormatStyle>(_ format: Style, referenceDate: Date = .now) -> Style.FormatOutput
  where Style.FormatInput == Range<Date> { format.format(dateRange(referenceDate: referenceDate)) }
}

extension Product.SubscriptionPeriod.Unit {
  /// The name of a unit, in English.
  public struct FormatStyle: Foundation.FormatStyle {
    public init() {}

    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription }

    /// The style for a locale. Names are English here in every locale.
    public func locale(_ locale: Locale) -> FormatStyle { self }
  }

  /// The name of the unit, in English.
  public var localizedDescription: String { description.capitalized }

  /// The name of the unit.
  public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { format.format(self) }
}

extension Product {
  /// How the price is shown: as US dollars.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    .currency(code: "USD").locale(Locale(identifier: "en_US"))
  }

  /// How the unit of a duration is shown.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
}
