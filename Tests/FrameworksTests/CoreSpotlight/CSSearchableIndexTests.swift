#if os(Linux)
  import FlowCoreSpotlight
  import FlowUniformTypeIdentifiers
  import PhoneSimulation
  import Testing

  @Suite("The search") @MainActor
  struct CSSearchableIndexTests {
    private func item(_ id: String, _ title: String, domain: String) -> CSSearchableItem {
      let attributes = CSSearchableItemAttributeSet(contentType: .text)
      attributes.title = title
      attributes.keywords = ["drink"]
      return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: attributes)
    }

    private func run(_ body: @MainActor (SimulatedPhone) async throws -> Void) async throws {
      let phone = SimulatedPhone()
      try await SimulatedPhone.$running.withValue(phone) { try await body(phone) }
    }

    @Test("keeps items by their identifiers, and finds them by the beginnings of words")
    func adding() async throws {
      try await run { phone in
        let index = CSSearchableIndex.default()
        try await index.indexSearchableItems([
          item("1", "Green tea", domain: "teas.green"), item("2", "Coffee", domain: "other"),
        ])
        try await index.indexSearchableItems([item("1", "Black tea", domain: "teas.black")])
        #expect(phone.searchItems.map(\.title) == ["Coffee", "Black tea"])
        #expect(phone.searchItems(matching: "bla te").map(\.id) == ["1"])
        #expect(phone.searchItems(matching: "drink").count == 2)
        #expect(phone.searchItems(matching: "green").isEmpty)
        #expect(phone.actDescriptions.last == "CoreSpotlight: adds Black tea to the search")
      }
    }

    @Test("removes items by identifiers, by domains and all")
    func removing() async throws {
      try await run { phone in
        let index = CSSearchableIndex(name: "own")
        try await index.indexSearchableItems(
          [
            item("1", "A", domain: "teas.green"), item("2", "B", domain: "teas"), item("3", "C", domain: "teasets"),
            item("4", "D", domain: "x"),
          ])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["teas"])
        #expect(phone.searchItems.map(\.id) == ["3", "4"])
        try await index.deleteSearchableItems(withIdentifiers: ["4"])
        #expect(phone.searchItems.map(\.id) == ["3"])
        try await index.deleteAllSearchableItems()
        #expect(phone.searchItems.isEmpty)
      }
    }

    @Test("forgets items when they expire, and refuses them without a search")
    func refusals() async throws {
      try await run { phone in
        let old = item("1", "A", domain: "x")
        old.expirationDate = phone.now
        try await CSSearchableIndex.default().indexSearchableItems([old])
        #expect(phone.searchItems.isEmpty)
        phone.isSearchAvailable = false
        #expect(!CSSearchableIndex.isIndexingAvailable())
        await #expect(throws: CSIndexError(.indexingUnsupported)) {
          try await CSSearchableIndex.default().deleteAllSearchableItems()
        }
        let activity = phone.searchActivity(opening: "1")
        #expect(activity.activityType == CSSearchableItemActionType)
        #expect(activity.userInfo?[CSSearchableItemActivityIdentifier] as? String == "1")
      }
    }
  }
#endif
