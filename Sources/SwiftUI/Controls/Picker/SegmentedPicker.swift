import FlowRendering

/// A picker whose options are the segments of a bar.
struct SegmentedPicker: View {
  let configuration: _PickerConfiguration

  @Environment(\.controlContext) private var context
  @Environment(\.areLabelsHidden) private var isLabelHidden

  @Environment(\.design) private var design

  var body: some View {
    SegmentRow {
      configuration.content
        .font(design.pickers.segments.font)
        .lineLimit(1)
        .modifier(SegmentForeground())
        .modifier(PickerOption(selection: configuration.selection, appearance: SegmentAppearance()))
    }
    .background(Color(uiColor: .tertiarySystemFill), in: .rect(cornerRadius: design.pickers.segments.cornerRadius))
    .modifier(DimmedWhenDisabled())
    .hiddenLabel(configuration.label)
    .modifier(ControlBehavior(role: .segmentedControl))
    .modifier(CompactInListRow(isActive: design.pickers.segments.isCompactInRows))
    .modifier(OverhangInListRow(height: design.pickers.segments.overhangInRows))
    .modifier(SeparatorStart())
  }
}

/// The color of segments, which do not inherit the foreground color of their surroundings.
private struct SegmentForeground: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles = nil
  }
}

/// Lays out segments of equal width side by side.
struct SegmentRow<Content: View>: ContainerView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var arrangement: some ContainerLayout { SegmentArrangement() }
}

struct SegmentArrangement: ContainerLayout {
  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    let segments = parent.environment.design.pickers.segments
    let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
    let ideal = (widest + 2 * segments.padding) * CGFloat(children.count)
    let tallest = children.map { $0.size(for: .unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? ideal, height: max(segments.height, tallest + segments.verticalPadding))
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    let width = size.width / CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() {
      parent.placeChild(
        child, at: CGPoint(x: width * CGFloat(index), y: 0),
        proposal: ProposedViewSize(width: width, height: size.height))
    }
  }
}

/// A segment: its option, centered, on a raised background if it is selected.
struct SegmentAppearance: PickerOptionAppearance {
  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, isSelected: Bool) -> CGSize {
    let size = child.size(for: .unspecified)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element, isSelected: Bool) {
    let inset = element.environment.design.pickers.segments.plateInset
    let inner = ProposedViewSize(width: max(0, size.width - 4 * inset), height: size.height)
    let chosen = child.size(for: inner)
    element.placeChild(
      child, at: CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2), proposal: inner)
  }

  func draw(_ child: Element, in element: Element, isSelected: Bool, into list: inout DisplayListBuilder) {
    let segments = element.environment.design.pickers.segments
    if isSelected {
      drawPlate(segments, in: element, into: &list)
    } else if segments.dividerWidth > 0, element.size.width > segments.dividerWidth,
      previousSegment(of: element)?.isChosenOption == false
    {
      drawDivider(segments, in: element, into: &list)
    }
    list.draw(child)
  }

  private func drawPlate(_ segments: PickerDesign.Segments, in element: Element, into list: inout DisplayListBuilder) {
    let plate = CGRect(origin: .zero, size: element.size).insetBy(dx: segments.plateInset, dy: segments.plateInset)
    func path(_ rect: CGRect) -> RenderPath {
      .roundedRect(rect, radius: segments.plateCornerRadius, curve: .continuous)
    }
    for shadow in segments.plateShadows {
      let area = plate.insetBy(dx: -shadow.growth, dy: -shadow.growth).offsetBy(dx: 0, dy: shadow.offset)
      list.add(.fill(path(area), .color(RenderColor(white: 0, alpha: shadow.opacity)), evenOdd: false))
    }
    let isDark = element.environment.colorScheme == .dark
    let color = isDark ? UIColor.systemGray2 : UIColor.white
    list.add(.fill(path(plate), .color(Color(uiColor: color).renderColor(in: element.environment)), evenOdd: false))
  }

  private func drawDivider(
    _ segments: PickerDesign.Segments, in element: Element, into list: inout DisplayListBuilder
  ) {
    let x = (element.isRightToLeft ? element.size.width : 0) - segments.dividerWidth / 2
    let line = CGRect(
      x: x, y: segments.dividerInset, width: segments.dividerWidth,
      height: max(0, element.size.height - 2 * segments.dividerInset))
    let color = Color(uiColor: .separator).renderColor(in: element.environment)
    list.add(.fill(.rect(line), .color(color), evenOdd: false))
  }

  private func previousSegment(of element: Element) -> Element? {
    var previous: Element?
    var found: Element?
    element.layoutParent?.forEachLayoutChild { sibling in
      if sibling === element { found = previous }
      previous = sibling
    }
    return found
  }
}
