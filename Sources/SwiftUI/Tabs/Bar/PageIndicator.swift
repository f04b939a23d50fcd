/// The page indicator below paged content.
struct PageIndicator: View {
  var count = 0
  var selected = 0
  var select: @MainActor (Int) -> Void = { _ in }

  @Environment(\.design) private var design
  @Environment(\.barLooks) private var looks
  @Environment(\.pageIndicatorBackground) private var hasBackground

  var body: some View {
    let pages = design.tabBars.pages
    HStack(spacing: pages.spacing) {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(index == selected ? looks.currentPage ?? .primary : otherColor(pages))
          .frame(width: pages.dot, height: pages.dot)
      }
    }
    .padding(.horizontal, pages.padding)
    .frame(height: pages.height)
    .background {
      if hasBackground { Capsule().fill(SystemMaterial(material: .regular)) }
    }
    .modifier(behavior)
    .frame(maxHeight: .infinity)
  }

  private func otherColor(_ pages: TabBarDesign.Pages) -> Color {
    looks.otherPages ?? (looks.currentPage ?? .primary).opacity(pages.otherOpacity)
  }

  private var behavior: ControlBehavior {
    var behavior = ControlBehavior(role: .pageIndicator)
    behavior.value = "page \(selected + 1) of \(count)"
    behavior.actions = [
      ControlAction(.increment) { select(selected + 1) },
      ControlAction(.decrement) { select(selected - 1) },
    ]
    return behavior
  }
}
