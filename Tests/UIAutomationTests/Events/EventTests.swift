import SwiftUI
import Testing

@testable import UIAutomation

@MainActor
struct EventTests {
  @Test("each gesture reaches the view that recognizes it")
  func gestures() {
    let app = XCUIApplication(screen: Gestures.self)
    app.staticTexts["Tap here twice"].doubleTap()
    #expect(app.staticTexts["double"].exists)
    app.staticTexts["Rest a finger here"].press(forDuration: 1)
    #expect(app.staticTexts["long"].exists)
    app.staticTexts["Drag this to one side"].swipeLeft()
    #expect(app.staticTexts["left"].exists)
    app.staticTexts["Drag this to one side"].swipeRight(velocity: .fast)
    #expect(app.staticTexts["right"].exists)
  }

  @Test("an element with an activation point is tapped there")
  func activationPoint() {
    let app = XCUIApplication(screen: Halves.self)
    app.descendants(matching: .any)["halves"].firstMatch.tap()
    #expect(app.staticTexts["Tapped right"].exists)
  }

  @Test("typed text goes to the focused field, return and delete are keys")
  func typing() {
    let app = XCUIApplication(screen: Typing.self)
    let field = app.textFields["Name"]
    field.tap()
    #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == true)
    field.typeText("Ann")
    #expect(field.value as? String == "Ann")
    app.typeText(XCUIKeyboardKey.delete.rawValue)
    #expect(field.value as? String == "An")
    app.typeText("\n")
    #expect(app.staticTexts["Hello An"].exists)
  }

  @Test("an element outside the visible area is scrolled into view before it is tapped")
  func scrolling() {
    let app = XCUIApplication(screen: LongForm.self)
    let last = app.buttons["Button 29"]
    #expect(last.isHittable == false)
    last.tap()
    #expect(app.staticTexts["Tapped 29"].exists)
    #expect(last.isHittable)
  }

  @Test("a swipe scrolls, and creates lazy rows")
  func swiping() {
    let app = XCUIApplication(screen: LongRows.self)
    let row = app.staticTexts["Row 40"]
    var swipes = 0
    while !row.exists, swipes < 20 {
      app.swipeUp()
      swipes += 1
    }
    #expect(row.exists)
    #expect(swipes > 1)
  }

  @Test("waiting advances the screen's time, and checks immediately")
  func waiting() {
    let app = XCUIApplication(screen: Waiting.self)
    #expect(app.staticTexts["Now"].waitForExistence(timeout: 0))
    #expect(app.staticTexts["Later"].waitForExistence(timeout: 0.5) == false)
    app.buttons["Start"].tap()
    #expect(app.staticTexts["Later"].waitForExistence(timeout: 60))
    #expect(app.staticTexts["Now"].waitForNonExistence(timeout: 60))
    #expect(app.staticTexts["Later"].wait(for: \.label, toEqual: "Later", timeout: 1))
  }
}

private struct Gestures: View, Showable {
  @State private var last = ""

  var body: some View {
    VStack {
      Text(last)
      Text("Tap here twice").onTapGesture(count: 2) { last = "double" }
      Text("Rest a finger here").onLongPressGesture { last = "long" }
      Text("Drag this to one side")
        .gesture(DragGesture().onEnded { last = $0.translation.width < 0 ? "left" : "right" })
    }
  }
}

private struct Typing: View, Showable {
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { greeting = "Hello \(name)" }
      Text(greeting)
    }
  }
}

private struct Waiting: View, Showable {
  @State private var isStarted = false
  @State private var isLater = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(isLater ? "Later" : "Now")
      Button("Start") { isStarted = true }
    }
    .onReceive(timer) { _ in isLater = isStarted }
  }
}

private struct LongForm: View, Showable {
  @State private var tapped = -1

  var body: some View {
    VStack {
      Text("Tapped \(tapped)")
      ScrollView {
        VStack {
          ForEach(0..<30, id: \.self) { number in
            Button("Button \(number)") { tapped = number }.frame(height: 60)
          }
        }
      }
    }
  }
}

private struct LongRows: View, Showable {
  var body: some View {
    List(0..<200, id: \.self) { Text("Row \($0)") }
  }
}

private struct Halves: View, Showable {
  @State private var side = "nowhere"

  var body: some View {
    VStack {
      Text("Tapped \(side)")
      HStack(spacing: 0) {
        Color.red.onTapGesture { side = "left" }
        Color.blue.onTapGesture { side = "right" }
      }
      .frame(width: 200, height: 60)
      .accessibilityElement(children: .ignore)
      .accessibilityIdentifier("halves")
      .accessibilityActivationPoint(UnitPoint(x: 0.75, y: 0.5))
    }
  }
}
