/// Makes one wheel of the options on it: its value is the chosen option, and it is turned by one or to one by name.
struct WheelSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let options = builder.children { $0.describe(child) }
    let chosen = options.firstIndex(where: \.isSelected)
    var wheel = SemanticsNode(role: .pickerWheel, value: chosen.flatMap { options[$0].label }, of: element)
    wheel.isEnabled = element.environment.isEnabled
    wheel.part = .element
    wheel.actions = [
      SemanticsAction(.increment) { Self.choose(chosen.map { $0 + 1 } ?? 0, of: options) },
      SemanticsAction(.decrement) { Self.choose(chosen.map { $0 - 1 } ?? 0, of: options) },
      SemanticsAction(.choose) { argument in
        guard case .option(let name) = argument else { return }
        options.first { $0.label == name }?.action(.activate)?.perform()
      },
    ]
    builder.add(wheel)
  }

  @MainActor
  private static func choose(_ index: Int, of options: [SemanticsNode]) {
    if options.indices.contains(index) { options[index].action(.activate)?.perform() }
  }
}
