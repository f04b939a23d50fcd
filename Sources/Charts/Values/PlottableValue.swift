import Foundation
import SwiftUI

/// Labeled data to plot on a chart.
public struct PlottableValue<Value: Plottable> {
  let label: ChartLabel
  let datum: Datum

  init(_ label: ChartLabel, _ datum: Datum) {
    self.label = label
    self.datum = datum
  }

  /// The value without its type.
  var plotted: PlottedValue { PlottedValue(label: label, datum: datum) }
}

/// Labeled data of any type.
struct PlottedValue {
  let label: ChartLabel
  var datum: Datum
}

extension PlottableValue {
  /// Creates a value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), value.datum)
  }

  /// Creates a value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), value.datum)
  }

  /// Creates a value with a text as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(.text(label), value.datum)
  }
}

extension PlottableValue where Value: Comparable {
  /// Creates a range of values with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), Datum(from: range.lowerBound, to: range.upperBound))
  }

  /// Creates a range of values with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), Datum(from: range.lowerBound, to: range.upperBound))
  }

  /// Creates a range of values with a text as its label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(.text(label), Datum(from: range.lowerBound, to: range.upperBound))
  }

  /// Creates the range of a bin with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), Datum(from: range.lowerBound, to: range.upperBound))
  }

  /// Creates the range of a bin with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), Datum(from: range.lowerBound, to: range.upperBound))
  }

  /// Creates the range of a bin with a text as its label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(.text(label), Datum(from: range.lowerBound, to: range.upperBound))
  }
}

extension PlottableValue where Value == Date {
  /// Creates the unit of a calendar around a date, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.key(labelKey), .unit(date.timeIntervalSinceReferenceDate, unit, calendar))
  }

  /// Creates the unit of a calendar around a date, with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.string(String(label)), .unit(date.timeIntervalSinceReferenceDate, unit, calendar))
  }

  /// Creates the unit of a calendar around a date, with a text as its label.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(.text(label), .unit(date.timeIntervalSinceReferenceDate, unit, calendar))
  }
}

extension Datum {
  /// The range between two values of a type; the first one if they are categories.
  init<Value: Plottable>(from start: Value, to end: Value) {
    self.init(from: start.datum, to: end.datum)
  }

  /// The range between two data; the first one if they are categories.
  init(from start: Datum, to end: Datum) {
    guard let low = start.low, let high = end.high else {
      self = start
      return
    }
    self = start.isDate ? .dates(low, high) : .numbers(low, high)
  }
}
