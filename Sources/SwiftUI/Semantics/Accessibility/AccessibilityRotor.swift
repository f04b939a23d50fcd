extension View {
  /// Create an accessibility rotor with the specified user-visible label and entries generated from the content closure.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    semantics(with: (label, entries)) { rotor, properties, element in
      let (label, entries) = rotor
      var collected = _AccessibilityRotorEntries()
      entries()._collect(into: &collected)
      let all = collected.entries.map { entry in
        SemanticsRotor.Entry(label: entry.label?.string(in: element)) { entry.prepare() }
      }
      properties.details.append(.rotor(SemanticsRotor(label: label.string(in: element), entries: all)))
    }
  }

  /// Create an accessibility rotor with the specified user-visible label and entries generated from the content closure.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries generated from the content closure.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Create an accessibility rotor that replaces the specified system-provided one.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Create an accessibility rotor with the specified user-visible label and entries.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel) {
      ForEach(entries, id: entryID) { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
    }
  }

  /// Create an accessibility rotor with the specified user-visible label and entries.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Defines an explicit identifier tying an accessibility element for this view to an entry in a rotor.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    semantics(with: SemanticsLink(namespace: namespace, id: AnyHashable(id))) { link, properties, _ in
      properties.details.append(.rotorEntry(link))
    }
  }
}
