extension GeometryProxy {
  /// The areas of the view with the camera or the fold; there are none here.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.Options = [],
    layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  ) -> [ReservedRegion] { [] }

  /// The margins that the system adds to the safe area along some edges; there are none here.
  public func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets { EdgeInsets() }
}

/// A guide of margins.
public struct ContentMarginGuide: Hashable, Sendable {
  private let name: String

  /// The margins of the container.
  public static let container = ContentMarginGuide(name: "container")
}

extension View {
  /// Insets the view by the margins that the system adds to the safe area; there are none here.
  public nonisolated func contentMargins(
    for guide: ContentMarginGuide, edges: Edge.Set = .all, alignment: Alignment = .center
  ) -> some View {
    modifier(InertModifier(name: "contentMargins", value: guide))
  }

  /// Calls an action when the hinge of the device changes; there is none here.
  public nonisolated func onHingeChange(
    isEnabled: Bool = true, _ action: @escaping (DeviceHingeContext, DeviceHingeContext) -> Void
  ) -> some View {
    modifier(InertModifier(name: "onHingeChange", value: isEnabled))
  }

  /// Insets the view so that it avoids the corners of its container; there are none to avoid here.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    modifier(InertModifier(name: "containerCornerOffset", value: edges))
  }
}
