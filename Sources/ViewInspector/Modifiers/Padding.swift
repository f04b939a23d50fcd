import SwiftUI

extension InspectableView {
  /// The padding of the view, in points, summed over all modifiers.
  ///
  /// - Throws: `InspectionError` if the padding is the platform's default.
  public func padding() throws -> EdgeInsets {
    let paddings = paddings
    guard !paddings.isEmpty else { throw modifierNotFound("padding") }
    do {
      return try EdgeInsets(
        top: paddings.length(.top) ?? 0, leading: paddings.length(.leading) ?? 0,
        bottom: paddings.length(.bottom) ?? 0, trailing: paddings.length(.trailing) ?? 0)
    } catch {
      guard paddings.allSatisfy({ $0.edges == .all }) else { throw error }
      throw InspectionError.notSupported("Please use `hasPadding(_:)` for inspecting padding without explicit value.")
    }
  }

  /// The padding at some edges, in points, summed over all modifiers.
  ///
  /// - Parameter edge: The edges, which must have the same padding.
  /// - Throws: `InspectionError` if no edge is given, if an edge has no padding or that of the platform, or if the
  ///   lengths differ.
  public func padding(_ edge: Edge.Set) throws -> CGFloat {
    let edges = [Edge.top, .bottom, .leading, .trailing].filter { edge.contains(Edge.Set($0)) }
    guard !edges.isEmpty else { throw InspectionError.notSupported("No edge is specified") }
    let paddings = paddings
    let lengths = try edges.map { edge in
      guard let length = try paddings.length(edge) else { throw modifierNotFound("padding") }
      return length
    }
    guard lengths.allSatisfy({ $0 == lengths[0] }) else {
      throw InspectionError.notSupported(
        "Insets for edges '\(edges)' have different values, consider calling `padding` individually per edge.")
    }
    return lengths[0]
  }

  /// Whether a single modifier adds padding at all of some edges.
  ///
  /// - Parameter edge: The edges, which one modifier must have all; padding of the platform's default length counts,
  ///   too.
  public func hasPadding(_ edge: Edge.Set = .all) -> Bool { paddings.contains { $0.edges.isSuperset(of: edge) } }

  private var paddings: [PaddingModifier] {
    modifierCompositions("padding").map {
      PaddingModifier(edges: $0.value("edges") ?? [], insets: $0.value("insets"))
    }
  }
}

private struct PaddingModifier {
  let edges: Edge.Set

  /// `nil` if the padding is the platform's default.
  let insets: EdgeInsets?
}

extension [PaddingModifier] {
  /// The sum of the padding at an edge, or `nil` if there is none.
  fileprivate func length(_ edge: Edge) throws -> CGFloat? {
    let lengths = try filter { $0.edges.contains(Edge.Set(edge)) }.map { padding in
      guard let insets = padding.insets else {
        throw InspectionError.notSupported(
          "Undefined inset for '\(edge)' edge. Consider calling `hasPadding(_:)` instead to assure a default padding is "
            + "applied.")
      }
      return insets[edge]
    }
    return lengths.isEmpty ? nil : lengths.reduce(0, +)
  }
}
