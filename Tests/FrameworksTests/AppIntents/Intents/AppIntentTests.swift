#if os(Linux)
  import FlowAppIntents
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private enum Size: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small cup", .large: "Large cup"]
  }

  private struct Tea: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tea")
    static let defaultQuery = TeaQuery()

    let id: String
    @Property(title: "Name") var name: String

    init(_ name: String) {
      id = name.lowercased()
      self.name = name
    }

    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(name)", subtitle: "Tea", image: .init(systemName: "leaf"))
    }
  }

  private struct TeaQuery: EntityStringQuery {
    static let all = [Tea("Assam"), Tea("Sencha")]

    func entities(for identifiers: [Tea.ID]) async throws -> [Tea] { Self.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> [Tea] { Self.all.filter { $0.name.contains(string) } }
    func suggestedEntities() async throws -> [Tea] { Self.all }
    func defaultResult() async -> Tea? { Self.all.first }
  }

  private struct AllTeas: EnumerableEntityQuery {
    typealias Entity = Tea

    func allEntities() async throws -> [Tea] { TeaQuery.all }
  }

  private struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order tea"
    static let description: IntentDescription? = IntentDescription("Orders a tea", categoryName: "Shop")

    @Parameter(title: "Tea") var tea: Tea
    @Parameter(title: "Cups", default: 2, inclusiveRange: (1, 9)) var cups: Int
    @Parameter(title: "Size", description: "Of a cup", default: .small) var size: Size
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
      When(\.$cups, .greaterThan, 1) {
        Summary("Order \(\.$cups) cups of \(\.$tea)") {
          \.$note
          \.$size
        }
      } otherwise: {
        Summary("Order \(\.$tea)")
      }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      guard cups < 10 else { throw $cups.needsValueError("How many cups?") }
      return .result(value: cups * 3, dialog: "\(cups) cups of \(tea.name)")
    }
  }

  private struct OpenTea: OpenIntent {
    static let title: LocalizedStringResource = "Open tea"
    @Parameter(title: "Tea") var target: Tea
  }

  private struct ShowAndOpen: AppIntent {
    static let title: LocalizedStringResource = "Show"
    func perform() async throws -> some IntentResult & OpensIntent {
      let open = OpenTea()
      open.target = Tea("Oolong")
      return .result(opensIntent: open)
    }
  }

  private struct ConfirmedIntent: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    func perform() async throws -> some IntentResult & ShowsSnippetView {
      try await requestConfirmation(result: .result(dialog: "Pay?"), confirmationActionName: .pay)
      return .result(view: Text("Paid"))
    }
  }

  private struct Counting: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Dependency var counter: Locked<Int>
    @Parameter(title: "Step") var step: Int

    init() {}
    init(step: Int) { self.step = step }

    func perform() async throws -> some IntentResult {
      counter.withLock { $0 += step }
      return .result()
    }
  }

  private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    @Parameter(title: "Tea") var tea: Tea?
  }

  @Suite("An app intent") @MainActor
  struct AppIntentTests {
    private let phone = SimulatedPhone()

    private func on<Result: Sendable>(_ phone: SimulatedPhone, _ body: @MainActor () async throws -> Result)
      async rethrows -> Result
    {
      try await SimulatedPhone.$running.withValue(phone, operation: body)
    }

    @Test("is performed with the values of its parameters, and gives a value and a dialog")
    func perform() async throws {
      let intent = OrderIntent()
      #expect(intent.cups == 2)
      #expect(intent.size == .small)
      #expect(intent.note == nil)
      intent.tea = Tea("Assam")
      intent.cups = 4
      #expect(try await intent.perform().value == 12)
      let outcome = try await on(phone) { try await intent.run() }
      #expect(outcome.value as? Int == 12)
      #expect(outcome.dialog == "4 cups of Assam")
      #expect(phone.actDescriptions == ["AppIntents: performs OrderIntent"])
    }

    @Test("is not performed without a value that it needs, unless the person answers")
    func missingValue() async throws {
      await #expect(throws: AppIntentError.self) { try await on(phone) { try await OrderIntent().run() } }
      #expect(phone.actDescriptions.first == "AppIntents: asks for \"Tea\"")
      #expect(!phone.actDescriptions.contains("AppIntents: performs OrderIntent"))
      phone.intentAnswers.values["Tea"] = Tea("Sencha")
      #expect(try await on(phone) { try await OrderIntent().run() }.dialog == "2 cups of Sencha")
      phone.intentAnswers.values["Tea"] = "Sencha"
      await #expect(throws: AppIntentError.self) { try await on(phone) { try await OrderIntent().run() } }
    }

    @Test("fails with the error that asks for another value")
    func needsValue() async throws {
      let intent = OrderIntent()
      intent.tea = Tea("Assam")
      intent.cups = 10
      let error = await #expect(throws: AppIntentError.self) { try await on(phone) { try await intent.run() } }
      #expect(error?.description.contains("The parameter \"Cups\" needs a value: \"How many cups?\"") == true)
      #expect(phone.actDescriptions.last?.hasPrefix("AppIntents: OrderIntent fails") == true)
    }

    @Test("has a sentence with its values, or with the titles of parameters without one")
    func summary() {
      let intent = OrderIntent()
      #expect(intent.summaryText == "Order 2 cups of Tea")
      intent.tea = Tea("Assam")
      intent.cups = 1
      #expect(intent.summaryText == "Order Assam")
      #expect(ShowAndOpen().summaryText == "Show")
    }

    @Test("opens the app by the intent of its result")
    func opensIntent() async throws {
      _ = try await on(phone) { try await ShowAndOpen().run() }
      #expect(
        phone.actDescriptions == [
          "AppIntents: performs ShowAndOpen", "AppIntents: performs OpenTea", "AppIntents: OpenTea opens the app",
        ])
    }

    @Test("of a URL opens it, and names it as its only parameter")
    func opensURL() async throws {
      let url = try #require(URL(string: "https://example.com/teas"))
      let screen = Screen(device: .iPhone)
      screen.show(Text("a"))
      _ = try await OpenURLIntent(url).perform()
      #expect(screen.openedURLs == [url])
      let result: some IntentResult & OpensIntent = .result(opensIntent: OpenURLIntent(url))
      #expect(result._outcome.opensIntent is OpenURLIntent)
    }

    @Test("that asks to confirm ends unless the person does, and shows its view then")
    func confirmation() async throws {
      await #expect(throws: AppIntentError.self) { try await on(phone) { try await ConfirmedIntent().run() } }
      phone.intentAnswers.confirms = true
      let outcome = try await on(phone) { try await ConfirmedIntent().run() }
      let screen = Screen(device: .iPhone)
      screen.show(try #require(outcome.view))
      #expect(XCUIApplication(screen: screen).staticTexts["Paid"].exists)
    }

    @Test("that configures a widget is never performed")
    func configuration() async throws {
      let error = await #expect(throws: AppIntentError.self) { try await on(phone) { try await Settings().run() } }
      #expect(error?.description == "Settings configures a widget or a control, and has no code to perform.")
    }

    @Test("is performed by a tap on its button, with the objects of the app")
    func button() async {
      let screen = Screen(device: .iPhone)
      let counter = Locked(0)
      screen.phone.use { AppDependencyManager.shared.add(dependency: counter) }
      screen.show(
        VStack {
          Button("Add", intent: Counting(step: 5))
          Toggle("Switch", isOn: false, intent: Counting(step: 1))
          Button(intent: Counting()) { Text("Nothing") }
        })
      let app = XCUIApplication(screen: screen)
      app.buttons["Add"].tap()
      app.buttons["Add"].tap()
      #expect(await screen.wait(upTo: 1) { counter.value == 10 })
      app.switches["Switch"].tap()
      #expect(await screen.wait(upTo: 1) { counter.value == 11 })
      app.buttons["Nothing"].tap()
      _ = await screen.wait(upTo: 1) { screen.phone.acts.count == 5 }
      #expect(counter.value == 11)
      #expect(
        screen.phone.actDescriptions.last?.contains("Counting fails: The parameter \"Step\" needs a value") == true)
    }

    @Test("has entities that queries find by identifiers and by a text")
    func queries() async throws {
      #expect(try await Tea.defaultQuery.entities(for: ["sencha"]).map(\.name) == ["Sencha"])
      #expect(try await Tea.defaultQuery.entities(matching: "ss").map(\.name) == ["Assam"])
      #expect(try await Tea.defaultQuery.results().count == 2)
      #expect(await Tea.defaultQuery.defaultResult()?.name == "Assam")
      #expect(try await AllTeas().entities(for: ["assam"]).map(\.name) == ["Assam"])
      #expect(try await AllTeas().suggestedEntities().count == 2)
      #expect(String(localized: Tea("Assam").displayRepresentation.title) == "Assam")
      #expect(String(localized: Size.large.localizedStringResource) == "Large cup")
    }
  }
#endif
