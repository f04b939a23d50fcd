import FlowIssueReporting
import SwiftUI
import Testing
import WorkerProcesses

@testable import UIAutomation

@MainActor
struct FailureTests {
  @Test("keys of the keyboard are suggested only for queries for keys")
  func keysOfTheKeyboard() throws {
    struct Form: View, Showable {
      @State private var name = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).textInputAutocapitalization(.never)
          Text("Me")
        }
      }
    }
    let app = XCUIApplication(screen: Form.self)
    app.textFields["Name"].tap()
    let message = try #require(failures { app.descendants(matching: .any)["Ma"].tap() }.first)
    #expect(!message.contains("Key, label: 'a'"))
    #expect(message.contains("    and 26 keys of the keyboard\n)}"))
    #expect(message.hasSuffix("Did you mean 'Me'?"))
    let sign = try #require(failures { app.descendants(matching: .any)["€"].tap() }.first)
    #expect(sign.contains("Key, label: 'a'"))
    let key = try #require(failures { app.keys["aa"].tap() }.first)
    #expect(key.contains("Key, label: 'a'"))
    #expect(key.hasSuffix("Did you mean 'a'?"))
  }

  @Test("no match: the candidates, and a suggestion")
  func none() {
    let app = XCUIApplication(screen: Shop.self)
    #expect(
      failures { app.buttons["Byu"].tap() } == [
        """
        Failed to tap "Byu" Button: No matches found for Elements matching predicate '"Byu" IN identifiers' from input {(
            Button, label: 'Buy',
            Button, label: 'Buy',
            Button, label: 'Sold out', Disabled,
        )}
        Did you mean 'Buy'?
        """
      ])
    #expect(
      failures { _ = app.buttons["Tea"].label } == [
        """
        Failed to get matching snapshot: No matches found for Elements matching predicate '"Tea" IN identifiers' from input {(
            Button, label: 'Buy',
            Button, label: 'Buy',
            Button, label: 'Sold out', Disabled,
        )}
        'Tea' is there as: StaticText, label: 'Tea'.
        """
      ])
    #expect(
      failures { app.staticTexts["Water"].firstMatch.tap() } == [
        """
        Failed to tap "Water" StaticText: No matches found for first query match sequence: \
        `Descendants matching type StaticText` -> `Elements matching predicate '"Water" IN identifiers'`, \
        given input App element 'App'
        """
      ])
  }

  @Test("several matches: each with its path")
  func several() {
    let app = XCUIApplication(screen: Shop.self)
    let messages = failures { app.buttons["Buy"].tap() }
    #expect(messages.count == 1)
    let lines = messages.first?.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.first
        == "Failed to tap \"Buy\" Button: Find single matching element. Multiple matching elements found for "
        + "`Descendants matching type Button` -> `Elements matching predicate '\"Buy\" IN identifiers'`. "
        + "2 elements match:")
    #expect(
      lines.last
        == "Ask for one of them with `firstMatch` or `element(boundBy:)`, or query for a text that only one has.")
    #expect(app.buttons["Buy"].exists)
    #expect(failures { app.buttons["Buy"].firstMatch.tap() } == [])
  }

  @Test("a tap on a disabled button is reported, and one on a view that receives no touches")
  func lost() {
    let app = XCUIApplication(screen: Shop.self)
    let disabled = failures { app.buttons["Sold out"].tap() }
    #expect(
      disabled.first?.hasPrefix(
        "Failed to tap \"Sold out\" Button: it is disabled, so the touch did nothing.\nPath: Application")
        == true, "\(disabled)")
    let missed = failures { app.staticTexts["Tea"].tap() }
    #expect(
      missed.first?.hasPrefix("Failed to tap \"Tea\" StaticText: nothing at {") == true
        && missed.first?.contains("} takes touches, so the touch did nothing.\nPath: Application") == true,
      "\(missed)")
  }

  @Test("typing without the keyboard focus names the focused element")
  func focus() {
    let app = XCUIApplication(screen: Fields.self)
    let nobody = failures { app.textFields["Name"].typeText("A") }
    #expect(nobody.first?.hasSuffix("\nNothing has the keyboard's focus. Tap the field first.") == true, "\(nobody)")
    app.textFields["City"].tap()
    let other = failures { app.textFields["Name"].typeText("A") }
    #expect(
      other.first?.hasPrefix(
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: TextField, "
      )
        == true, "\(other)")
    #expect(other.first?.contains("\nThe keyboard's focus is on TextField, ") == true, "\(other)")
  }

  @Test("an element that is covered is not hittable, and a tap on it says by what")
  func covered() {
    let app = XCUIApplication(screen: Covered.self)
    #expect(app.buttons["Below"].isHittable == false)
    let messages = failures { app.buttons["Below"].tap() }
    #expect(messages.first?.contains("\nIt is covered by Button, ") == true, "\(messages)")
  }

  @Test("a view that is not an element covers none: it receives the touch, which is reported")
  func coveredByNoElement() {
    let app = XCUIApplication(screen: Tinted.self)
    #expect(app.buttons["Below"].isHittable)
    let messages = failures { app.buttons["Below"].tap() }
    #expect(messages.first?.contains(" was taken by another view, ") == true, "\(messages)")
    #expect(app.staticTexts["Tapped"].exists)
  }

  @Test("a view that receives a touch instead of an element may be removed by it")
  func vanishingCover() {
    let app = XCUIApplication(screen: Curtain.self)
    #expect(failures { app.buttons["Below"].tap() }.isEmpty)
    #expect(app.staticTexts["Open"].exists)
  }

  @Test("a test that polls endlessly after its failure ends the process", .enabled(if: ExitTests.areWanted))
  func exitTestOfAnEndlessLoop() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let session = AutomationSession()
        session.course.continuesAfterFailure = false
        session.course.noteFailure()
        let screen = Screen(device: .iPhone)
        screen.show(Shop())
        let app = XCUIApplication(screen: screen, session: session)
        while !app.buttons["Buy"].exists {}
      }
    }
  }

  @Test("queries of an app that is not running find nothing, with one warning for each line")
  func notRunning() {
    let app = XCUIElement(query: ElementQuery(app: RunningApp(name: "App", screen: nil, session: AutomationSession())))
    let issues = IssueReporter.collecting {
      let button = app.buttons["Buy"]
      for _ in 1...3 { #expect(!button.exists) }
      #expect(!app.exists)
    }
    #expect(issues.reported.isEmpty)
    #expect(
      issues.warned.map(\.message) == [
        "\"Buy\" Button was not found: Application 'App' is not running. Launch it first: `XCUIApplication().launch()`."
      ])
  }

  @Test("after a failure that ends the test, calls have no effect, and nothing is reported")
  func stopping() {
    let session = AutomationSession()
    session.course.continuesAfterFailure = false
    let screen = Screen(device: .iPhone)
    screen.show(Shop())
    let app = XCUIApplication(screen: screen, session: session)
    let messages = failures {
      app.buttons["Nowhere"].tap()
      app.buttons["Elsewhere"].tap()
      app.buttons["Buy"].firstMatch.tap()
    }
    #expect(messages.count == 1)
    #expect(app.buttons["Buy"].firstMatch.exists == false)
    session.end()
    #expect(app.staticTexts["Bought 0"].exists)
  }

  @Test("the distance of an invisible row is given in screens")
  func outOfSight() {
    let app = XCUIApplication(screen: LongList.self)
    let message = failures { app.buttons["Row 90"].tap() }.first ?? ""
    #expect(message.contains("\n'Row 90' is in the data of a lazy container, about "), "\(message)")
    #expect(
      message.hasSuffix(
        " screens after what can be seen. Rows out of sight are not elements: scroll first, for instance with swipeUp()."
      ), "\(message)")
  }

  @Test("failures are reported at the line of the call")
  func place() {
    let app = XCUIApplication(screen: Shop.self)
    let line: UInt = #line + 1
    let issues = IssueReporter.collecting { app.buttons["Nowhere"].tap() }.reported
    #expect(issues.map(\.location.line) == [line])
  }
}

private struct Shop: View, Showable {
  @State private var bought = 0

  var body: some View {
    VStack {
      Text("Tea")
      Button("Buy") { bought += 1 }
      Button("Buy") { bought += 1 }
      Button("Sold out") { bought += 1 }.disabled(true)
      Text("Bought \(bought)")
    }
  }
}

private struct Fields: View, Showable {
  @State private var name = ""
  @State private var city = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("City", text: $city)
    }
  }
}

private struct LongList: View, Showable {
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<100, id: \.self) { row in
          Button("Row \(row)") {}.frame(height: 60)
        }
      }
    }
  }
}

private struct Covered: View, Showable {
  var body: some View {
    ZStack {
      Button("Below") {}
      Button("Above") {}.frame(width: 200, height: 200).background(.red)
    }
  }
}

private struct Tinted: View, Showable {
  @State private var isTapped = false

  var body: some View {
    ZStack {
      Button("Below") {}
      Color.black.opacity(0.4).onTapGesture { isTapped = true }
      if isTapped { Text("Tapped").offset(y: 100) }
    }
  }
}

private struct Curtain: View, Showable {
  @State private var isClosed = true

  var body: some View {
    ZStack {
      Button("Below") {}
      if isClosed {
        VStack { ZStack { Color.black.opacity(0.4).onTapGesture { isClosed = false } } }
      } else {
        Text("Open").offset(y: 100)
      }
    }
  }
}
