/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {
  /// A table in the style.
  associatedtype Body: View

  /// What a table is made of.
  typealias Configuration = TableStyleConfiguration

  /// Makes a table in the style.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a table is made of; its styles are the system's own, so it tells nothing.
public struct TableStyleConfiguration {}

/// The style of the platform: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Rows from edge to edge; on iOS the same as the automatic style.
public struct InsetTableStyle: TableStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style of the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the style of tables; the two that iOS has look the same.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(InertModifier(name: "tableStyle", value: style))
  }
}
