extension TabContent {
  private func modified<V: View>(_ change: @escaping (AnyView) -> V) -> some TabContent<TabValue> {
    TabViews<TabValue> { AnyView(change(_tabViews())) }
  }

  /// Generates a badge for the tab from an integer value; zero shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> { modified { $0.badge(count) } }

  /// Generates a badge for the tab from a text view.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { modified { $0.badge(label) } }

  /// Generates a badge for the tab from a localized string key.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { modified { $0.badge(key) } }

  /// Generates a badge for the tab from a string.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { modified { $0.badge(label) } }

  /// Adds a condition that controls whether people can select the tab.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { modified { $0.disabled(disabled) } }

  /// Hides the tab from the user.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabViews<TabValue> { hidden ? AnyView.empty : _tabViews() }
  }

  /// Uses an identifier for the tab or the section to keep people's customization of it.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    modified { $0.modifier(TabTraitModifier(key: TabCustomizationIDsKey.self) { ($0 ?? []) + [id] }) }
  }

  /// Sets whether the tab is visible in bars and sidebars as long as people do not choose something else.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the tab.
  ///   - placements: Where the tab has the visibility.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    modified {
      $0.modifier(
        TabTraitModifier(key: TabDefaultVisibilityKey.self) { inner in
          let own = placements.map { ($0, visibility) }
          return (inner ?? [:]).merging(own) { _, outer in outer }
        })
    }
  }

  /// Adds views below the tabs of a section in a sidebar.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return modified { $0.modifier(TraitModifier(TabSectionActionsKey.self, actions)) }
  }

  /// Sets how people can customize the tab.
  ///
  /// - Note: Approximate: people cannot customize tabs; a warning is recorded unless the behavior is `disabled`.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    modified {
      $0.unsupported("customizationBehavior(_:for:)", "people cannot customize tabs.", when: behavior != .disabled)
    }
  }

  /// Sets the placement of the tab in a bar at the top and in a sidebar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    modified { $0.modifier(TraitModifier(TabPlacementKey.self, placement)) }
  }

  /// Uses the given string to identify the tab.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
    modified { isEnabled ? AnyView($0.accessibilityIdentifier(identifier)) : $0 }
  }
}

extension TabContent {
  /// The tab with another description, if `isEnabled`; that of a modifier outside counts.
  private func described(
    _ isEnabled: Bool, _ change: @escaping (inout TabDescription) -> Void
  ) -> some TabContent<TabValue> {
    modified {
      $0.modifier(
        TabTraitModifier(key: TabDescriptionKey.self) {
          var description = $0 ?? TabDescription()
          if isEnabled { change(&description) }
          return description
        })
    }
  }

  /// Sets the label of the tab for assistive technologies.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    described(isEnabled) { $0.label = label }
  }

  /// Sets the label of the tab for assistive technologies.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the label of the tab for assistive technologies.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value of the tab for assistive technologies.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    described(isEnabled) { $0.value = value }
  }

  /// Sets the value of the tab for assistive technologies.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value of the tab for assistive technologies.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the hint of the tab for assistive technologies.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    described(isEnabled) { $0.hint = hint }
  }

  /// Sets the hint of the tab for assistive technologies.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the hint of the tab for assistive technologies.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets alternative labels of the tab for voice input.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> {
    described(isEnabled) { $0.inputLabels = inputLabels }
  }

  /// Sets alternative labels of the tab for voice input.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets alternative labels of the tab for voice input.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}

/// A place that a tab can appear.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The default tab placement.
  public static let automatic = TabPlacement(name: "automatic")

  /// The tab appears in the tab bar and the sidebar.
  public static let pinned = TabPlacement(name: "pinned")

  /// The tab appears in the sidebar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
