import FlowCoreLocation
import SwiftUI

extension View {
  /// Adds controls to maps.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    environment(\.mapControls, AnyView(content()))
  }

  /// Sets whether controls of maps are shown.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}

/// The controls on a map: its scale at the leading edge, all others in a column at the trailing one.
struct MapControlsLayer: View {
  let model: MapModel
  let controls: AnyView?

  var body: some View {
    MapControlColumns(spacing: 8) {
      if let controls { controls } else { MapCompass() }
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .environment(\.mapModel, model)
  }
}

/// Places the controls of a map.
private struct MapControlColumns: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for view in subviews {
      if view[MapControlKey.self] == .leading {
        view.place(at: bounds.origin, proposal: .unspecified)
      } else {
        view.place(at: CGPoint(x: bounds.maxX, y: y), anchor: .topTrailing, proposal: .unspecified)
        let height = view.sizeThatFits(.unspecified).height
        if height > 0 { y += height + spacing }
      }
    }
  }
}

/// The edge of a map at which a control is.
struct MapControlKey: LayoutValueKey {
  static let defaultValue = HorizontalEdge.trailing
}

/// Finds the map of a control: that of its scope, or the one around it.
@MainActor
struct MapOfControl: DynamicProperty {
  let scope: Namespace.ID?

  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapModel) private var around
  @Environment(\.mapControlVisibility) private var visibility

  init(_ scope: Namespace.ID?) { self.scope = scope }

  var model: MapModel? { scope.flatMap { scopes[$0]?.model } ?? around }

  /// Whether a control is shown that hides itself while it is of no use; one outside of a map always is.
  func shows(_ isUseful: Bool) -> Bool {
    switch visibility {
    case .visible: true
    case .hidden: false
    case .automatic: isUseful || around == nil
    }
  }
}

/// The look of the buttons on a map.
struct MapControlButton<Label: View>: View {
  let name: String
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label

  var body: some View {
    Button(action: action) {
      label
        .font(.system(size: 17))
        .frame(width: 44, height: 44)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: name))
  }
}
