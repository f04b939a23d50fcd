/// Items of a bar that share a capsule of glass.
struct GlassItemGroup: Identifiable {
  var items: [BarItem]

  /// Whether the items have glass; those that fill their own capsule have none.
  var hasGlass = true

  /// Whether the only item fills its own capsule.
  var isFilled = false

  /// Whether the group is a space that takes what other groups leave.
  var isFlexibleSpace = false

  var id: ObjectIdentifier? { items.first?.id }

  /// The groups of items at one side of a bar: neighbors share a capsule. A spacer, an item without the shared
  /// background, a cancel button and a filled button end one.
  @MainActor
  static func groups(of items: [BarItem]) -> [GlassItemGroup] {
    var groups: [GlassItemGroup] = []
    var current: [BarItem] = []
    func close() {
      if !current.isEmpty { groups.append(GlassItemGroup(items: current)) }
      current = []
    }
    for item in items {
      if item.isSpace {
        close()
        if item.isFlexible { groups.append(GlassItemGroup(items: [item], hasGlass: false, isFlexibleSpace: true)) }
      } else if !item.isOnSharedGlass || item.isFilled {
        close()
        groups.append(GlassItemGroup(items: [item], hasGlass: false, isFilled: item.isFilled))
      } else if item.placement.isAlone {
        close()
        groups.append(GlassItemGroup(items: [item]))
      } else {
        current.append(item)
      }
    }
    close()
    return groups
  }
}

extension BarItem {
  /// Whether the item is a spacer, of the toolbar or of the app.
  @MainActor var isSpace: Bool { spacer != nil || element.layoutPriority == -.infinity || isFlexibleArea }

  @MainActor private var isFlexibleArea: Bool { hasFlexibleWidth && hasFlexibleHeight }

  @MainActor var isFlexible: Bool { spacer?.isFlexible ?? (element.layoutPriority == -.infinity || hasFlexibleWidth) }

  @MainActor private var hasFlexibleWidth: Bool { element.flexibility(along: .horizontal, cross: nil) == .infinity }

  @MainActor private var hasFlexibleHeight: Bool { element.flexibility(along: .vertical, cross: nil) == .infinity }

  /// Whether the item is a button that fills a capsule with its tint.
  @MainActor var isFilled: Bool { element.preference(FilledBarItemKey.self) }
}

/// Marks a button that fills a capsule in a bar.
enum FilledBarItemKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension ToolbarItemPlacement {
  /// Whether an item is in its own capsule.
  var isAlone: Bool { slot == .cancellationAction }
}

extension Element {
  /// Whether the element shows a text, rather than symbols only.
  var showsText: Bool {
    if isOnlyDescribed { return false }
    if fact(ShownTextFact.self) != nil { return true }
    var found = false
    forEachLayoutChild { if !found, $0.showsText { found = true } }
    return found
  }
}
