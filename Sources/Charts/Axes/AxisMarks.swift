import SwiftUI

/// A group of visual marks that a chart draws to indicate the composition of a chart's axes.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let group: AxisMarkGroup

  public static func _collect(_ content: AxisMarks, into axis: inout _AxisParts) { axis.marks.append(content.group) }

  private static func parts(_ content: Content) -> _AxisMarkParts {
    var parts = _AxisMarkParts()
    Content._collect(content, into: &parts)
    return parts
  }
}

extension AxisMarks {
  /// Creates axis marks with the content for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisMarkGroup(preset: preset, position: position, values: values) { Self.parts(content($0)) }
  }

  /// Creates axis marks with the content for each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisMarkGroup(preset: preset, position: position, values: AxisMarkValues(values)) {
      Self.parts(content($0))
    }
  }

  /// Creates axis marks with the same content for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisMarkGroup(preset: preset, position: position, values: values) { _ in Self.parts(content()) }
  }

  /// Creates axis marks with the same content for each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisMarkGroup(preset: preset, position: position, values: AxisMarkValues(values)) { _ in
      Self.parts(content())
    }
  }
}

extension AxisMarks where Content == Never {
  /// Creates the default marks, with a format of the labels.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    group = AxisMarkGroup(
      preset: preset, position: position, values: values, content: nil, format: axisFormat(format), stroke: stroke)
  }

  /// Creates the default marks for the given values, with a format of the labels.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    group = AxisMarkGroup(
      preset: preset, position: position, values: AxisMarkValues(values), content: nil, format: axisFormat(format),
      stroke: stroke)
  }

  /// Creates the default marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    group = AxisMarkGroup(preset: preset, position: position, values: values, content: nil, stroke: stroke)
  }

  /// Creates the default marks for the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    group = AxisMarkGroup(
      preset: preset, position: position, values: AxisMarkValues(values), content: nil, stroke: stroke)
  }
}

/// The layout of the marks of an axis.
public struct AxisMarkPreset: CustomStringConvertible, Sendable {
  enum Storage: String { case automatic, extended, aligned, inset }

  let storage: Storage

  public static var automatic: AxisMarkPreset { AxisMarkPreset(storage: .automatic) }
  public static var extended: AxisMarkPreset { AxisMarkPreset(storage: .extended) }

  /// Labels stay inside of the plot's extent: the first one begins, and the last one ends with it.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(storage: .aligned) }

  /// Labels are inside of the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(storage: .inset) }

  public var description: String { storage.rawValue }
}

/// The side of a plot where an axis is.
public struct AxisMarkPosition: CustomStringConvertible, Sendable {
  enum Storage: String { case automatic, leading, trailing, top, bottom }

  let storage: Storage

  public static var automatic: AxisMarkPosition { AxisMarkPosition(storage: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(storage: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(storage: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(storage: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(storage: .bottom) }

  public var description: String { storage.rawValue }
}
