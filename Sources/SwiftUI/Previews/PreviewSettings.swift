/// What previews look like, as their traits and modifiers say.
package struct PreviewSettings {
  /// The size of the container around the preview.
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var displayName: String?
  package var orientation: InterfaceOrientation?
  /// What is put around the preview, the outermost last.
  package var modifiers: [any PreviewModifier] = []
  package var isAssistiveAccess = false

  package init() {}

  @MainActor init(_ preview: Preview) {
    displayName = preview.displayName
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

/// Says something about the preview that a view is. On a screen it has no effect.
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
