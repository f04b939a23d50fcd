import FlowRendering

extension FilterModifier {
  /// The parameters of the filter.
  nonisolated package var animatableData: AnimatableVector {
    get { AnimatableVector(filter.components) }
    set {
      if newValue.values.count == filter.components.count { filter = filter.with(newValue.values) }
    }
  }
}

extension FilterModifier.Filter {
  /// The animatable components. A color that depends on the environment has none.
  fileprivate var components: [Double] {
    switch self {
    case .blur(let radius, _): [radius]
    case .shadow(let color, let radius, let x, let y): [radius, x, y] + color.components
    case .matrix(let matrix, _): matrix.values.map { Double($0) * animationUnitScale }
    case .multiply(let color): color.components
    }
  }

  fileprivate func with(_ values: [Double]) -> FilterModifier.Filter {
    switch self {
    case .blur(_, let isOpaque): .blur(values[0], isOpaque: isOpaque)
    case .shadow(let color, _, _, _):
      .shadow(color.with(Array(values[3...])), radius: values[0], x: values[1], y: values[2])
    case .matrix(_, let effect):
      .matrix(RenderColorMatrix(values: values.map { Float($0 / animationUnitScale) }), effect)
    case .multiply(let color): .multiply(color.with(values))
    }
  }
}

extension Color {
  fileprivate var components: [Double] {
    guard let color = source.constant else { return [] }
    return [color.red, color.green, color.blue, color.alpha].map { Double($0) * animationUnitScale }
  }

  fileprivate func with(_ components: [Double]) -> Color {
    guard components.count == 4 else { return self }
    let values = components.map { $0 / animationUnitScale }
    return Color(red: values[0], green: values[1], blue: values[2], opacity: values[3])
  }
}
