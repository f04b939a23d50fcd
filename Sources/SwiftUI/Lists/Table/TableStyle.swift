/// The appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The view of a table in the style.
  associatedtype Body: View

  /// The properties of a table.
  typealias Configuration = TableStyleConfiguration

  /// Creates the view of a table in the style.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a table. It is empty, because all styles belong to the system.
public struct TableStyleConfiguration {}

/// The platform's style: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Rows from edge to edge; the same as the automatic style on iOS.
public struct InsetTableStyle: TableStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's style.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the style of tables; the two styles of iOS look the same.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(InertModifier(name: "tableStyle", value: style))
  }
}
