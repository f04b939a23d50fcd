/// A control that performs increment and decrement actions.
public struct Stepper<Label: View> {
  package let label: Label
  let actions: StepperActions

  init(actions: StepperActions, label: Label) {
    self.actions = actions
    self.label = label
  }

  /// Creates a stepper instance that performs the closures you provide when the user increments or decrements the
  /// stepper.
  ///
  /// - Parameters:
  ///   - label: A view describing the purpose of this stepper.
  ///   - onIncrement: The closure to execute when the user taps the plus button; `nil` disables it.
  ///   - onDecrement: The closure to execute when the user taps the minus button; `nil` disables it.
  ///   - onEditingChanged: A closure called when editing begins and ends.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      actions: StepperActions(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged),
      label: label())
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step value you provide.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      actions: StepperActions(value, bounds: nil, step: step, onEditingChanged: onEditingChanged), label: label())
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step value and within a range
  /// of values you provide.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      actions: StepperActions(value, bounds: bounds, step: step, onEditingChanged: onEditingChanged), label: label())
  }
}

extension Stepper: View {
  public var body: some View {
    StyledStepper(label: AnyView(label), actions: actions)
  }
}

extension Stepper: ComposedView {
  package var composition: Composition {
    Composition("Stepper").controlLabel(label).value("onIncrement", ifPresent: actions.increment)
      .value("onDecrement", ifPresent: actions.decrement).value("onEditingChanged", actions.onEditingChanged)
  }
}

/// Shows a stepper; it is evaluated again if the value changes, but not if only the closures change.
private struct StyledStepper: PrimitiveView {
  let label: AnyView
  let actions: StepperActions

  @MainActor static func _makeNode(_ stepper: StyledStepper, in context: _NodeContext) -> _ViewNode {
    let actions = Latest(stepper.actions)
    @MainActor func content(_ stepper: StyledStepper) -> StepperBody {
      actions.value = stepper.actions
      return StepperBody(
        label: stepper.label, value: stepper.actions.value, format: stepper.actions.format,
        canDecrement: stepper.actions.decrement != nil,
        canIncrement: stepper.actions.increment != nil, latest: actions)
    }
    return ContentNode(content(stepper), wrapper: StyledStepper.self, name: "", in: context, unwrap: content)
  }

  static var _isUnary: Bool { true }
}

private struct StepperBody: View {
  let label: AnyView
  let value: String?
  let format: TextFormat?
  let canDecrement: Bool
  let canIncrement: Bool
  let latest: Latest<StepperActions>

  @Environment(\.self) private var environment

  var body: some View {
    LabeledControl(label: label) {
      StepperButtons(canDecrement: canDecrement, canIncrement: canIncrement)
        .modifier(StepperSemantics(canDecrement: canDecrement, canIncrement: canIncrement, latest: latest))
        .modifier(DimmedWhenDisabled())
        .modifier(touchBehavior)
        .modifier(CompactInListRow())
    }
    .modifier(behavior)
  }

  private var behavior: ControlBehavior {
    let latest = latest
    var behavior = ControlBehavior(role: .stepper)
    behavior.value = format?.format(environment) ?? value
    behavior.actions = [
      ControlAction(.increment) { latest.value.run(latest.value.increment) },
      ControlAction(.decrement) { latest.value.run(latest.value.decrement) },
    ]
    // Only the two buttons handle touches; the label of a stepper does not.
    behavior.touch = { _, _ in }
    return behavior
  }

  private var touchBehavior: ControlBehavior {
    let latest = latest
    var behavior = ControlBehavior(role: nil)
    behavior.touch = { point, control in
      let isInTrailingHalf = point.x >= control.size.width / 2
      let isMirrored = control.environment.layoutDirection == .rightToLeft
      let actions = latest.value
      actions.run(isInTrailingHalf != isMirrored ? actions.increment : actions.decrement)
    }
    return behavior
  }
}

/// Describes the two buttons as elements inside the stepper.
private struct StepperSemantics: ElementModifier {
  let canDecrement: Bool
  let canIncrement: Bool
  let latest: Latest<StepperActions>

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let (leading, trailing) = builder.frame(of: element).halves(isMirrored: element.isRightToLeft)
    let latest = latest
    add("Decrement", leading, canDecrement, of: element, to: &builder) { latest.value.run(latest.value.decrement) }
    add("Increment", trailing, canIncrement, of: element, to: &builder) { latest.value.run(latest.value.increment) }
  }

  @MainActor
  private func add(
    _ label: String, _ frame: CGRect, _ isPossible: Bool, of element: Element, to builder: inout SemanticsBuilder,
    _ action: @escaping @MainActor () -> Void
  ) {
    var node = SemanticsNode(role: .button, label: label, of: element, frame: frame)
    node.isEnabled = element.environment.isEnabled && isPossible
    node.part = .element
    if node.isEnabled { node.actions = [SemanticsAction(.activate, perform: action)] }
    builder.add(node)
  }
}

extension CGRect {
  /// The leading and trailing halves.
  fileprivate func halves(isMirrored: Bool) -> (leading: CGRect, trailing: CGRect) {
    let left = CGRect(x: minX, y: minY, width: width / 2, height: height)
    let right = left.offsetBy(dx: width / 2, dy: 0)
    return isMirrored ? (right, left) : (left, right)
  }
}
