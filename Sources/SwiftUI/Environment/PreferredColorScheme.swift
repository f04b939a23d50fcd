/// The color scheme that a view prefers for its window.
package struct PreferredColorSchemeKey: PreferenceKey {
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

private struct PreferredColorSchemeModifier: PreferenceModifier, ComposedModifier {
  let writer: PreferenceWriter<PreferredColorSchemeKey>

  func collect<K: PreferenceKey>(
    into collector: inout PreferenceCollector<K>, node: _ViewNode, content: (inout PreferenceCollector<K>) -> Void
  ) {
    writer.collect(into: &collector, node: node, content: content)
  }

  var composition: Composition { Composition("preferredColorScheme").value("value", writer.value).transitive() }
}

extension View {
  /// Sets the preferred color scheme of the view's window.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(writer: PreferenceWriter(value: colorScheme)))
  }

  /// Sets the color scheme of the view and its descendants.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
