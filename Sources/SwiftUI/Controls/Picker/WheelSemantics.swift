/// Describes the options of a wheel as one element: its value is the selected option, and it can be adjusted by one row
/// or to a named row.
struct WheelSemantics: ElementModifier {
  /// The spoken form of a selected row if it differs from the row's text: `5 o'clock`.
  var spoken: @MainActor (String) -> String = { $0 }

  /// Whether the wheel has more rows than it currently shows: numbers continue, months repeat.
  var isEndless = false

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let options = builder.children { $0.describe(child) }
    let chosen = options.firstIndex(where: \.isSelected)
    var wheel = SemanticsNode(
      role: .pickerWheel, value: chosen.flatMap { options[$0].label }.map(spoken), of: element)
    wheel.isEnabled = element.environment.isEnabled
    wheel.part = .element
    wheel.details.append(
      .wheel(rows: options.map { $0.label ?? "" }, chosen: chosen ?? 0, isEndless: isEndless))
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
