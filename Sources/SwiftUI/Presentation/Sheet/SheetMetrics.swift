/// The metrics of sheets on iOS, in points.
enum SheetMetrics {
  static let cornerRadius: CGFloat = 10
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5

  /// The space between the status bar and a sheet at full height.
  static let topGap: CGFloat = 10

  /// The side margins of the window behind a sheet at full height.
  static let presenterMargin: CGFloat = 16

  /// Windows from this width on show sheets as centered cards.
  static let regularWidth: CGFloat = 600

  static let cardWidth: CGFloat = 704
  static let cardMargin: CGFloat = 20
  static let formSize = CGSize(width: 540, height: 620)

  static func isRegular(_ window: CGSize) -> Bool { window.width >= regularWidth }

  static func detentContext(
    window: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues
  ) -> PresentationDetent.Context {
    let bottom = isRegular(window) ? 0 : safeArea.bottom
    let margins = isRegular(window) ? 2 * cardMargin : topGap
    return PresentationDetent.Context(
      environment: environment, maxDetentValue: max(0, window.height - safeArea.top - bottom - margins))
  }

  /// The frame of a sheet in its window.
  ///
  /// - Parameter measure: The size of the content for a proposal.
  static func frame(
    of options: PresentationOptions, window: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues,
    measure: @escaping @MainActor (ProposedViewSize) -> CGSize
  )
    -> CGRect
  {
    let context = detentContext(window: window, safeArea: safeArea, environment: environment)
    var height = options.height(in: context)
    if isRegular(window) {
      let root = PresentationSizingRoot(measure: measure)
      let sized = options.sizing?.proposedSize(for: root, context: PresentationSizingContext())
      let width = min(sized?.width ?? cardWidth, window.width - 2 * cardMargin)
      if let sizedHeight = sized?.height { height = min(sizedHeight, context.maxDetentValue) }
      return CGRect(
        x: (window.width - width) / 2, y: safeArea.top + (window.height - safeArea.top - height) / 2, width: width,
        height: height)
    }
    let full = height + safeArea.bottom
    return CGRect(x: 0, y: window.height - full, width: window.width, height: full)
  }
}
