import FlowCoreLocation
import SwiftUI

/// A line or an area of a map's content.
struct MapItemFigure: View {
  let item: MapItem
  let viewport: MapViewport

  var body: some View {
    if case .figure(let figure) = item.kind {
      let settings = item.settings
      switch figure.kind {
      case .line:
        MapFigureView(
          figure: figure, viewport: viewport, stroke: settings.stroke ?? settings.fill ?? tint,
          strokeStyle: settings.strokeStyle ?? StrokeStyle())
      case .area, .circle:
        MapFigureView(
          figure: figure, viewport: viewport, fill: settings.fill ?? tint, stroke: settings.stroke,
          strokeStyle: settings.strokeStyle ?? StrokeStyle())
      }
    }
  }

  private var tint: AnyShapeStyle { item.settings.tint ?? AnyShapeStyle(TintShapeStyle()) }
}

/// A marker, an annotation or the place of the phone.
struct MapItemView: View {
  let item: MapItem
  let style: MapStyle.Ground
  let user: UserLocation?
  let setup: MapSetup

  var body: some View {
    switch item.kind {
    case .marker(let point, let label):
      MarkerBalloon(
        tint: item.settings.tint ?? AnyShapeStyle(Color.red), isSelected: isSelected,
        glyph: label.glyph ?? AnyView(Image(systemName: "mappin"))
      )
      .accessibilityHidden(true)
      .overlay(alignment: .bottom) { title(label.title) }
      .modifier(MapItemElement(isSelected: isSelected, select: select))
      .mapPlace(point, anchor: .bottom)
    case .annotation(let point, let anchor, let content, let label):
      content
        .overlay(alignment: .bottom) { title(label) }
        .modifier(MapItemElement(isSelected: isSelected, holdsContent: true, select: select))
        .mapPlace(point, anchor: anchor)
    case .user(let anchor, let content):
      if let user, let place = user.location?.coordinate {
        Group {
          if let content { content(user) } else { UserDot() }
        }
        .modifier(MapItemElement(name: "My Location"))
        .mapPlace(MKMapPoint(place), anchor: anchor)
      }
    case .figure: EmptyView()
    }
  }

  /// A title below the lower edge of what it belongs to.
  private func title(_ label: AnyView) -> some View {
    MarkerTitle(title: label, style: style, isHidden: item.settings.titles == .hidden)
      .alignmentGuide(.bottom) { $0[.top] - 2 }
      .allowsHitTesting(false)
  }

  private var isSelected: Bool { setup.selection?.isSelected(item.tags) ?? false }

  private var select: (() -> Void)? {
    guard let selection = setup.selection else { return nil }
    return { selection.select(item.tags) }
  }
}

/// Describes an item of a map as one element with its title, and selects it when it is tapped.
private struct MapItemElement: ViewModifier {
  var name: String?
  var isSelected = false
  /// Whether the elements of the content stay in the tree, beside the title.
  var holdsContent = false
  var select: (() -> Void)?

  func body(content: Content) -> some View {
    content
      .modifier(Description(name: name, isSelected: isSelected, holdsContent: holdsContent, select: select))
      .modifier(TapToSelect(select: select))
  }

  private struct TapToSelect: ViewModifier {
    let select: (() -> Void)?

    func body(content: Content) -> some View {
      content.simultaneousGesture(TapGesture().onEnded { select?() }, including: select == nil ? .subviews : .all)
    }
  }

  private struct Description: ElementModifier {
    let name: String?
    let isSelected: Bool
    let holdsContent: Bool
    let select: (() -> Void)?

    static var affectsLayout: Bool { false }

    func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
      let parts = builder.children { $0.describe(child) }
      let texts = parts.filter { $0.role == .staticText }.compactMap(\.label).filter { !$0.isEmpty }
      var node = SemanticsNode(
        role: .other, label: name ?? (texts.isEmpty ? nil : texts.joined(separator: ", ")), of: element)
      node.isSelected = isSelected
      if holdsContent { node.children = parts }
      if let select { node.actions = [SemanticsAction(.activate) { select() }] }
      builder.add(node)
    }
  }
}
