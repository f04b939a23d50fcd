/// Stores a style as a property of the view that shows it, so that the style's dynamic properties work.
struct StyleProperty<Style>: DynamicProperty {
  var style: Style

  @MainActor
  mutating func _bind(to binder: inout _PropertyBinder) {
    binder.bindFields(of: &style)
  }
}
