/// The content view that a cell makes of its configuration.
struct ConfiguredContent {
  /// `nil` without a configuration.
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration in the view that is there, if that supports it, otherwise in a new one.
  @MainActor
  mutating func show(_ configuration: (any UIContentConfiguration)?, in cell: UIView) {
    if let view, let configuration, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    if let view { cell.addSubview(view) }
  }
}
