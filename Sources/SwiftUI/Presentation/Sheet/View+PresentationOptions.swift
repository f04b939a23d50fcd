extension View {
  /// Sets the available detents for the enclosing sheet.
  ///
  /// - Parameter detents: The heights of the sheet; it is initially presented at the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = nil
      $0.select = nil
    }
  }

  /// Sets the available detents for the enclosing sheet, giving you programmatic control of the currently selected
  /// detent.
  ///
  /// - Parameter selection: Must be one of the detents; otherwise the smallest is used.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationOption {
      $0.detents = detents
      $0.selection = selected
      $0.select = { selection.wrappedValue = $0 }
    }
  }

  /// Sets the visibility of the drag indicator on top of a sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Sets the presentation background of the enclosing sheet using a shape style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// Sets the presentation background of the enclosing sheet to a custom view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = AnyView(SheetBackground(content: content(), alignment: alignment))
    return presentationOption { $0.background = background }
  }

  /// Requests that the presentation have a specific corner radius.
  ///
  /// - Parameter cornerRadius: The radius in points; `nil` is the system's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Controls whether people can interact with the view behind a presentation.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.interaction = interaction }
  }

  /// Configures the behavior of swipe gestures on a presentation.
  ///
  /// An upward drag over scrollable content enlarges a sheet first, if possible; with `.scrolls` the content scrolls.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// Specifies how to adapt a presentation to compact size classes.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationOption { $0.compactAdaptation = adaptation }
  }

  /// Specifies how to adapt a presentation to horizontally and vertically compact size classes.
  ///
  /// - Note: Approximate: the adaptation for a vertically compact size class is ignored; a warning is recorded if it
  ///   differs.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.compactAdaptation = horizontalAdaptation }
      .approximate(
        "presentationCompactAdaptation(horizontal:vertical:)", "the adaptation to a compact height is not used.",
        when: horizontalAdaptation != verticalAdaptation)
  }

  /// Conditionally prevents interactive dismissal of presentations like popovers, sheets, and inspectors.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isInteractiveDismissDisabled = $0.isInteractiveDismissDisabled || isDisabled }
  }
}

/// Views behind the content of a sheet.
private struct SheetBackground<Content: View> {
  let content: Content
  let alignment: Alignment
}

extension SheetBackground: View {
  var body: some View {
    ZStack(alignment: alignment) { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }
}
