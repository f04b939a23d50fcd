import Foundation
import SwiftUI

/// A label, and how to get the value of each element of a collection, for plots of whole collections.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let label: ChartLabel
  let datum: (DataElement) -> Datum

  func plotted(_ element: DataElement) -> PlottedValue { PlottedValue(label: label, datum: datum(element)) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PlottableProjection {
  public static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>) -> Self {
    Self(label: .text(label)) { $0[keyPath: value].datum }
  }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>) -> Self {
    Self(label: .string(String(label))) { $0[keyPath: value].datum }
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>) -> Self {
    Self(label: .key(labelKey)) { $0[keyPath: value].datum }
  }

  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    Self(label: .text(label)) { Datum(from: $0[keyPath: start], to: $0[keyPath: end]) }
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    Self(label: .string(String(label))) { Datum(from: $0[keyPath: start], to: $0[keyPath: end]) }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self where DataValue: Comparable {
    Self(label: .key(labelKey)) { Datum(from: $0[keyPath: start], to: $0[keyPath: end]) }
  }

  public static func value(_ label: Text, _ value: DataValue) -> Self { Self(label: .text(label)) { _ in value.datum } }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self {
    Self(label: .string(String(label))) { _ in value.datum }
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    Self(label: .key(labelKey)) { _ in value.datum }
  }

  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self where DataValue: Comparable {
    Self(label: .text(label)) { _ in Datum(from: start, to: end) }
  }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> Self
  where DataValue: Comparable {
    Self(label: .string(String(label))) { _ in Datum(from: start, to: end) }
  }

  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> Self
  where DataValue: Comparable {
    Self(label: .key(labelKey)) { _ in Datum(from: start, to: end) }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PlottableProjection where DataValue.PrimitivePlottable == Date {
  private init(
    _ label: ChartLabel, _ date: KeyPath<DataElement, DataValue>, _ unit: Calendar.Component, _ calendar: Calendar?
  ) {
    self.init(label: label) {
      .unit($0[keyPath: date].primitivePlottable.timeIntervalSinceReferenceDate, unit, calendar)
    }
  }

  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(.text(label), date, unit, calendar) }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self(.string(String(label)), date, unit, calendar) }

  public static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self(.key(labelKey), date, unit, calendar) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PlottableProjection where DataValue == Date {
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(label: .text(label)) { _ in .unit(date.timeIntervalSinceReferenceDate, unit, calendar) } }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label: .string(String(label))) { _ in .unit(date.timeIntervalSinceReferenceDate, unit, calendar) }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(label: .key(labelKey)) { _ in .unit(date.timeIntervalSinceReferenceDate, unit, calendar) } }
}
