import SwiftUI

/// Closures that read the model later than the body that made them.
struct RandomReaders: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model

  private var children: RandomChildren { RandomChildren(view: view) }
  private var column: some View { VStack { children } }

  var body: some View {
    switch view.kind {
    case .relativeFrame:
      column.containerRelativeFrame(view.number % 2 == 0 ? .horizontal : [.horizontal, .vertical]) { length, _ in
        length * (model.isOn ? 0.5 : 0.9)
      }
    case .guide:
      VStack(alignment: .leading) {
        column.alignmentGuide(.leading) { [model] view in view[.leading] + MainActor.assumeIsolated { model.length } }
      }
    case .modelLayout: ModelLayout(model: model) { children }
    case .preferenceLayer:
      column.overlayPreferenceValue(RandomSum.self) { Text("sum \($0 + model.number)") }
    case .preference: column.preference(key: RandomSum.self, value: model.number)
    case .geometry:
      GeometryReader { proxy in
        VStack {
          Text("\(Int(proxy.size.width)) \(model.number)")
          children
        }
      }
      .frame(height: 100)
    case .measured: MeasuredView(content: column)
    default: MoreRandomReaders(view: view)
    }
  }
}

private struct MoreRandomReaders: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model

  private var column: some View { VStack { RandomChildren(view: view) } }

  var body: some View {
    switch view.kind {
    case .visualEffect: column.visualEffect { [model] content, _ in content.offset(x: model.length) }
    case .canvas:
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: model.length, height: size.height)), with: .color(.red))
      }
      .frame(height: 20)
    case .timeline: TimelineView(.everyMinute) { _ in Text("at \(model.number)") }
    case .fitting:
      ViewThatFits {
        HStack { RandomChildren(view: view) }.frame(minWidth: model.length * 8)
        column
      }
    case .tall:
      ScrollViewReader { _ in
        ScrollView {
          Text("\(model.number)"); column
        }
      }
      // Rows that were never visible have estimated lengths, which are others on a fresh screen.
      .frame(height: view.hasLazyGrid ? 4_000 : 120)
    default: PhaseAnimator([false, true], trigger: model.isOn) { Text("\($0 ? 1 : 0) \(model.number)") }
    }
  }
}

struct RandomSum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = (value + nextValue()) % 100 }
}

/// A column whose spacing is in the model.
private struct ModelLayout: Layout {
  let model: RandomModel

  private var spacing: CGFloat { MainActor.assumeIsolated { model.length } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, sizes.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for subview in subviews {
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += subview.sizeThatFits(proposal).height + spacing
    }
  }
}

private struct MeasuredView<Content: View>: View {
  let content: Content
  @State private var measured = 0
  @Environment(RandomModel.self) private var model

  var body: some View {
    VStack {
      content.onGeometryChange(for: Int.self) {
        Int($0.size.width) + model.number
      } action: {
        measured = $0
      }
      Text("measured \(measured)").frame(width: 120)
    }
  }
}
