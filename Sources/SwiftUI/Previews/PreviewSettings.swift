/// The settings of a preview, from its traits and modifiers.
package struct PreviewSettings {
  /// The size of the preview's container.
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var displayName: String?
  package var orientation: InterfaceOrientation?
  /// The modifiers around the preview, outermost last.
  package var modifiers: [any PreviewModifier] = []
  package var isAssistiveAccess = false
  /// What the preview is shown in.
  package var context: PreviewContextBox?

  package init() {}

  @MainActor init(_ preview: Preview) {
    displayName = preview.displayName
    context = preview.context
    for change in preview.traits.flatMap(\.changes) {
      switch change {
      case .layout(let layout): self.layout = layout
      case .orientation(let orientation): self.orientation = orientation
      case .assistiveAccess: isAssistiveAccess = true
      case .modifier(let modifier): modifiers.append(modifier)
      }
    }
  }
}

enum PreviewSettingsKey: ViewTraitKey { typealias Value = PreviewSettings }

/// Specifies a setting of a view's preview. Has no effect on a screen.
struct PreviewSettingModifier<Value: Sendable>: ElementModifier, ComposedModifier {
  let name: String
  let path: WritableKeyPath<PreviewSettings, Value> & Sendable
  let value: Value

  static var affectsLayout: Bool { false }

  var composition: Composition { Composition(name).value("value", value) }

  func trait<K: ViewTraitKey>(_ key: K.Type, child: Element) -> K.Value? {
    guard K.self == PreviewSettingsKey.self else { return child.trait(key) }
    var settings = child.trait(PreviewSettingsKey.self) ?? PreviewSettings()
    settings[keyPath: path] = value
    return settings as? K.Value
  }
}
