/// The places of sheets in their window.
enum SheetPlacement {
  static func detentContext(
    window: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues
  ) -> PresentationDetent.Context {
    let sheets = environment.design.presentations.sheets
    let bottom = sheets.isRegular(window) ? 0 : safeArea.bottom
    let margins = sheets.isRegular(window) ? 2 * sheets.cardMargin : sheets.topGap
    return PresentationDetent.Context(
      environment: environment, maxDetentValue: max(0, window.height - safeArea.top - bottom - margins))
  }

  /// The frame of a sheet in its window.
  ///
  /// - Parameters:
  ///   - largestSize: The largest width and height that the sheet had.
  ///   - measure: The size of the content for a proposal.
  static func frame(
    of options: PresentationOptions, window: CGSize, safeArea: EdgeInsets, environment: EnvironmentValues,
    largestSize: CGSize, measure: @escaping @MainActor (ProposedViewSize) -> CGSize
  )
    -> CGRect
  {
    let limits = detentContext(window: window, safeArea: safeArea, environment: environment)
    var height = options.height(in: limits)
    let sheets = environment.design.presentations.sheets
    if sheets.isRegular(window) {
      let root = PresentationSizingRoot(measure: measure)
      let context = PresentationSizingContext(formSize: sheets.formSize, largestSize: largestSize)
      let sized = options.sizing?.proposedSize(for: root, context: context)
      let width = min(sized?.width ?? sheets.cardWidth, window.width - 2 * sheets.cardMargin)
      if let sizedHeight = sized?.height { height = min(sizedHeight, limits.maxDetentValue) }
      return CGRect(
        x: (window.width - width) / 2, y: safeArea.top + (window.height - safeArea.top - height) / 2, width: width,
        height: height)
    }
    let full = height + safeArea.bottom
    if let floating = sheets.floating, height < limits.maxDetentValue {
      return CGRect(
        x: floating.inset, y: window.height - full, width: window.width - 2 * floating.inset,
        height: max(0, full - floating.inset))
    }
    return CGRect(x: 0, y: window.height - full, width: window.width, height: full)
  }
}
