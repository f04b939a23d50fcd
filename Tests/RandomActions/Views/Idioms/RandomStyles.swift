import SwiftUI

/// Modifiers whose values are in the model.
struct RandomStyles: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model

  private var column: some View { VStack { RandomChildren(view: view) } }

  var body: some View {
    switch view.kind {
    case .padded: column.padding(model.length / 4)
    case .faded: column.opacity(model.isOn ? 0.5 : 1).offset(x: model.isOn ? 10 : 0)
    case .enlarged: column.font(model.isOn ? .title : .footnote)
    case .mirrored: column.environment(\.layoutDirection, model.isOn ? .rightToLeft : .leftToRight)
    case .scaledText: column.dynamicTypeSize(model.isOn ? .xxLarge : .large)
    case .renewed: column.id(model.tab)
    case .turned: column.rotationEffect(.degrees(Double(model.number) * 10)).animation(.spring, value: model.number)
    default: MoreRandomStyles(view: view)
    }
  }
}

private struct MoreRandomStyles: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model

  private var column: some View { VStack { RandomChildren(view: view) } }

  var body: some View {
    switch view.kind {
    case .widened: column.frame(maxWidth: model.isOn ? .infinity : nil, alignment: .trailing)
    case .fixed: column.fixedSize(horizontal: model.isOn, vertical: !model.isOn)
    case .inset: column.safeAreaInset(edge: .bottom) { if model.isOn { Text("inset \(model.number)") } }
    case .disabled: column.disabled(model.isOn)
    case .combined: column.accessibilityElement(children: model.isOn ? .combine : .contain)
    case .transitioning:
      if model.isOn { column.transition(.slide) } else { Text("off").transition(.opacity) }
    case .movingLayout:
      (model.isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: model.length / 4))) {
        RandomChildren(view: view)
      }
    default: column.background { Text("\(model.number)") }.overlay { if model.isOn { Color.red.opacity(0.2) } }
    }
  }
}
