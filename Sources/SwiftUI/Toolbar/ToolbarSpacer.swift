/// A type which defines how spacers should size themselves.
public struct SpacerSizing: Sendable, Hashable {
  let isFlexible: Bool

  /// A spacer sizing which takes all the space that other items leave.
  public static let flexible = SpacerSizing(isFlexible: true)

  /// A spacer sizing with a fixed width set by the platform.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A standard space item in toolbars.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a toolbar spacer.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  public func _toolbarItems() -> AnyView {
    AnyView(
      ToolbarSpace(sizing: sizing)
        .modifier(TraitModifier(ToolbarSpacerTrait.self, sizing))
        .modifier(TraitModifier(ToolbarPlacementTrait.self, placement)))
  }
}

/// An empty space, or one of at least that width if it takes the space that other items leave.
private struct ToolbarSpace: View {
  let sizing: SpacerSizing

  @Environment(\.design) private var design

  var body: some View {
    if sizing.isFlexible {
      Spacer(minLength: design.bars.spacerWidth)
    } else {
      Spacer(minLength: 0).frame(width: design.bars.spacerWidth)
    }
  }
}
