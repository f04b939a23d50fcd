#if os(Linux)
  import FlowTipKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct FavoriteTip: Tip {
    @Parameter static var isLoggedIn: Bool = false
    @Parameter(.transient) static var visits: Int = 0
    static let opened = Event(id: "opened")

    var title: Text { Text("Save as favorite") }
    var message: Text? { Text("Favorites are at the top.") }
    var image: Image? { Image(systemName: "star") }

    var rules: [Rule] {
      #Rule(Self.$isLoggedIn) { $0 == true }
      #Rule(Self.opened) { $0.donations.count >= 2 }
    }
    var actions: [Action] {
      Action(id: "more", title: "Learn more")
      Action(title: "Not now")
    }
  }

  private struct PlainTip: Tip {
    var title: Text { Text("Plain") }
    var options: [any TipOption] { MaxDisplayCount(2) }
  }

  private struct SoonTip: Tip {
    var title: Text { Text("Soon") }
    var options: [any TipOption] { IgnoresDisplayFrequency(true) }
  }

  private struct RecentTip: Tip {
    struct Info: Codable, Sendable { let tea: String }

    static let ordered = Tips.Event<Info>(id: "ordered")

    var title: Text { Text("Recent") }
    var rules: [Rule] {
      #Rule(Self.ordered) { $0.donations.donatedWithin(.hour).filter { $0.tea == "Assam" }.count >= 1 }
    }
  }

  @Suite("A tip") @MainActor
  struct TipTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    private func on<Result>(_ body: () throws -> Result) rethrows -> Result { try phone.use(body) }

    @Test("is shown once its rules hold, and only after the app has configured tips")
    func rules() throws {
      screen.show(VStack { TipView(FavoriteTip()) })
      #expect(!app.staticTexts["Save as favorite"].exists)
      on {
        FavoriteTip.isLoggedIn = true
        FavoriteTip.opened.sendDonation()
        FavoriteTip.opened.sendDonation()
      }
      #expect(on { FavoriteTip().status } == .pending)
      try on { try Tips.configure() }
      #expect(app.staticTexts["Save as favorite"].exists)
      #expect(on { FavoriteTip().shouldDisplay })
      on { FavoriteTip.isLoggedIn = false }
      #expect(!app.staticTexts["Save as favorite"].exists)
      #expect(phone.displayCount(of: FavoriteTip()) == 1)
    }

    @Test("has actions, and is gone for good after its close button")
    func actions() throws {
      let performed = Locked<[String]>([])
      on { Tips.showAllTipsForTesting() }
      screen.show(
        VStack { TipView(FavoriteTip(), arrowEdge: .top) { action in performed.withLock { $0.append(action.id) } } })
      app.buttons["Learn more"].tap()
      app.buttons["Not now"].tap()
      #expect(performed.value == ["more", "1"])
      app.buttons["Close"].tap()
      #expect(!app.staticTexts["Save as favorite"].exists)
      #expect(on { FavoriteTip().status } == .invalidated(.tipClosed))
      #expect(phone.actDescriptions == ["TipKit: shows FavoriteTip", "TipKit: invalidates FavoriteTip: tipClosed"])
      let next = Screen(device: .iPhone)
      next.show(VStack { TipView(FavoriteTip()) })
      #expect(phone.use { FavoriteTip().status } == .invalidated(.tipClosed))
    }

    @Test("waits for the pause between tips, unless it ignores it")
    func frequency() throws {
      try on { try Tips.configure([.displayFrequency(.hourly), .datastoreLocation(.applicationDefault)]) }
      screen.show(VStack { TipView(SoonTip()) })
      #expect(on { PlainTip().status } == .pending)
      #expect(on { SoonTip().status } == .available)
      screen.advance(by: 3601)
      #expect(on { PlainTip().status } == .available)
    }

    @Test("is shown as often as its option says")
    func displayCount() throws {
      try on { try Tips.configure() }
      screen.show(VStack { TipView(PlainTip()) })
      screen.show(VStack { TipView(SoonTip()) })
      screen.show(VStack { TipView(PlainTip()) })
      #expect(phone.displayCount(of: PlainTip()) == 2)
      screen.show(VStack { TipView(SoonTip()) })
      #expect(on { PlainTip().status } == .invalidated(.displayCountExceeded))
    }

    @Test("counts the donations with a value in a time up to now")
    func donations() async throws {
      try on { try Tips.configure() }
      on { RecentTip.ordered.sendDonation(.init(tea: "Sencha")) }
      #expect(on { RecentTip().status } == .pending)
      on { RecentTip.ordered.sendDonation(.init(tea: "Assam")) }
      #expect(on { RecentTip().status } == .available)
      #expect(on { RecentTip.ordered.donations.map(\.tea) } == ["Sencha", "Assam"])
      #expect(on { RecentTip.ordered.donations.largestSubset(groupedBy: \.tea).map(\.tea) } == ["Sencha"])
      screen.advance(by: 3700)
      #expect(on { RecentTip().status } == .pending)
    }

    @Test("is in a popover at its view, until its close button is tapped")
    func popover() throws {
      on { Tips.showTipsForTesting([PlainTip.self]) }
      screen.show(
        VStack {
          Button("Save") {}.popoverTip(PlainTip())
          Button("Other") {}.popoverTip(SoonTip())
        })
      #expect(app.staticTexts["Plain"].exists)
      #expect(!app.staticTexts["Soon"].exists)
      app.buttons["Close"].tap()
      #expect(!app.staticTexts["Plain"].exists)
      #expect(on { PlainTip().status } == .invalidated(.tipClosed))
    }

    @Test("of a group in order waits for those before it")
    func group() throws {
      try on { try Tips.configure() }
      let group = on {
        TipGroup(.ordered) {
          FavoriteTip()
          PlainTip()
        }
      }
      #expect(on { group.currentTip } == nil)
      on { FavoriteTip().invalidate(reason: .actionPerformed) }
      #expect(on { group.currentTip is PlainTip })
    }

    @Test("keeps parameters for the next launch, except transient ones")
    func parameters() throws {
      try on {
        FavoriteTip.isLoggedIn = true
        FavoriteTip.visits = 4
        #expect(FavoriteTip.visits == 4)
        try Tips.configure()
        #expect(FavoriteTip.isLoggedIn)
        #expect(FavoriteTip.visits == 0)
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
      }
    }
  }
#endif
