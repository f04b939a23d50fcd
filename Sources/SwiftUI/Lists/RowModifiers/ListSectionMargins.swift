import Foundation

/// The margins of a section at the sides of its list, in points; `nil` for those of the list's style.
struct ListSectionMargins: Hashable, Sendable {
  var leading: CGFloat?
  var trailing: CGFloat?
}

extension EnvironmentValues {
  @Entry var listSectionMargins = ListSectionMargins()
}

extension View {
  /// Sets the margins of a section in a list, in points.
  ///
  /// - Parameters:
  ///   - edges: The sides at which the margins are set. The larger one of two neighboring sections is between them.
  ///   - length: The margins; `nil` for those of the list's style.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(ListSectionMarginsModifier(edges: edges, length: length))
  }
}

private struct ListSectionMarginsModifier: EnvironmentModifier {
  let edges: Edge.Set
  let length: CGFloat?

  func modify(_ environment: inout EnvironmentValues) {
    if !edges.isDisjoint(with: .vertical) { environment.listSectionSpacing = length }
    if edges.contains(.leading) { environment.listSectionMargins.leading = length }
    if edges.contains(.trailing) { environment.listSectionMargins.trailing = length }
  }
}

extension ListSectionMarginsModifier: ComposedModifier {
  var composition: Composition { Composition("listSectionMargins").value("edges", edges).value("length", length) }
}
