/// The tabs of a tab view that are in a bar at the top and in its sidebar, in their orders.
@MainActor
struct TabArrangement {
  /// The indices of the tabs in the bar: pinned tabs and the one for search are behind the others.
  let bar: [Int]

  /// The indices of the tabs in the sidebar, by section.
  let groups: [(section: TabSectionContent?, tabs: [Int])]

  init(_ tabs: [TabEntry], customization: TabViewCustomization?) {
    let sections = Self.sections(of: tabs).map { section, indices in
      (section: section, tabs: Self.ordered(indices, of: tabs, customization))
    }
    let visible = sections.flatMap(\.tabs).filter { tabs[$0].isVisible(in: .tabBar, customization) }
    bar = visible.filter { !tabs[$0].isPinned } + visible.filter { tabs[$0].isPinned }
    groups = sections.map { section, indices in
      (section, indices.filter { tabs[$0].isVisible(in: .sidebar, customization) })
    }
    .filter { !$0.tabs.isEmpty }
  }

  /// Neighboring tabs of one section.
  private static func sections(of tabs: [TabEntry]) -> [(section: TabSectionContent?, tabs: [Int])] {
    var sections: [(section: TabSectionContent?, tabs: [Int])] = []
    for (index, tab) in tabs.enumerated() {
      let section = tab.element.trait(TabSectionKey.self)
      if let last = sections.last, last.section?.identity === section?.identity {
        sections[sections.count - 1].tabs.append(index)
      } else {
        sections.append((section, [index]))
      }
    }
    return sections
  }

  /// The order that a person has chosen for the tabs of a section; tabs without a place in it stay behind the others.
  private static func ordered(
    _ indices: [Int], of tabs: [TabEntry], _ customization: TabViewCustomization?
  ) -> [Int] {
    guard let customization, let first = indices.first, let id = tabs[first].sectionCustomizationID,
      let order = customization[section: id].tabOrder
    else { return indices }
    func place(_ index: Int) -> Int {
      tabs[index].customizationID.flatMap { order.firstIndex(of: $0) } ?? order.count
    }
    return indices.sorted { (place($0), $0) < (place($1), $1) }
  }
}

extension TabEntry {
  /// The identifiers of the tab and of its section.
  private var customizationIDs: [String?] { element.trait(TabCustomizationIDsKey.self) ?? [] }

  fileprivate var customizationID: String? { customizationIDs.first ?? nil }
  fileprivate var sectionCustomizationID: String? { customizationIDs.dropFirst().first ?? nil }

  fileprivate var isPinned: Bool {
    item?.role == .search || element.trait(TabPlacementKey.self) == .pinned
  }

  /// Whether the tab is in the bar or in the sidebar: a person's choice, otherwise that of the app.
  fileprivate func isVisible(in place: AdaptableTabBarPlacement, _ customization: TabViewCustomization?) -> Bool {
    if place == .tabBar, element.trait(TabPlacementKey.self) == .sidebarOnly { return false }
    let chosen = customizationID.flatMap { customization?[tab: $0] }
    switch place == .tabBar ? chosen?.tabBarVisibility : chosen?.sidebarVisibility {
    case .visible: return true
    case .hidden: return false
    case .automatic, nil: return element.trait(TabDefaultVisibilityKey.self)?[place] != .hidden
    }
  }
}
