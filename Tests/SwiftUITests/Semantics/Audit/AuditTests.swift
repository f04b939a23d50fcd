import Testing

@testable import SwiftUI

@Suite("Audits") @MainActor
struct AuditTests {
  private func findings<Content: View>(_ types: AuditTypes, _ view: Content) -> [AuditFinding] {
    PhoneScreen(view).screen.audit(types)
  }

  @Test("low contrast fails, higher contrast nearly passes, black on white passes")
  func contrast() throws {
    let found = findings(
      .contrast,
      VStack {
        Text("Pale").foregroundStyle(Color(white: 0.7))
        Text("Grey").foregroundStyle(Color(white: 0.5))
        Text("Black")
        Text("Large grey").font(.title).foregroundStyle(Color(white: 0.5))
      })
    #expect(found.map(\.compactDescription) == ["Contrast failed", "Contrast nearly passed"])
    #expect(found.map(\.subject) == ["Pale", "Grey"])
    #expect(found.first?.node?.role == .staticText)
    #expect(found.first?.rule == "at least 4.5:1")
  }

  @Test("contrast accounts for the pixels behind the text and the opacity around it")
  func contrastOfPixels() {
    #expect(findings(.contrast, Text("On black").padding().background(.black)).count == 1)
    #expect(findings(.contrast, Text("On black").foregroundStyle(.white).padding().background(.black)).isEmpty)
    #expect(findings(.contrast, Text("Faded").opacity(0.3)).count == 1)
  }

  @Test("a button's tappable area must be 44 points large, however it is drawn")
  func hitRegion() throws {
    let small = findings(.hitRegion, Button("Pay") {}.frame(width: 40, height: 20))
    #expect(small.map(\.compactDescription) == ["Hit area is too small"])
    let finding = try #require(small.first)
    #expect(finding.rule == "at least 44 × 44 points")
    #expect(finding.node?.label == "Pay")
    #expect(
      findings(
        .hitRegion,
        Button {
        } label: {
          Text("Pay").frame(width: 100, height: 44)
        }
      ).isEmpty)
    #expect(findings(.hitRegion, List { Button("Pay") {} }).isEmpty)
  }

  @Test("images and controls need labels made of words")
  func descriptions() {
    let found = findings(
      .sufficientElementDescription,
      VStack {
        Button {
        } label: {
          Color.red.frame(width: 50, height: 50)
        }
        Image(systemName: "crown.fill")
        Image(systemName: "crown.fill").accessibilityLabel("Winner")
        Text("--")
        Text("12.50")
      })
    #expect(
      found.map(\.compactDescription) == [
        "Element has no description", "Label not human-readable", "Label not human-readable",
      ])
    #expect(found.map(\.subject) == ["", "crown.fill", "--"])
  }

  @Test("a visible text that is hidden from assistive technologies is found")
  func detection() {
    let found = findings(
      .elementDetection,
      VStack {
        Text("Secret").accessibilityHidden(true)
        Text("Open")
      })
    #expect(found.map(\.compactDescription) == ["Potentially inaccessible text"])
    #expect(found.map(\.subject) == ["Secret"])
  }

  @Test("a font of a fixed size does not grow, one that may shrink grows in part")
  func dynamicType() {
    let found = findings(
      .dynamicType,
      VStack {
        Text("Fixed").font(.system(size: 17))
        Text("Body")
        Text("Shrinking").minimumScaleFactor(0.5)
      })
    #expect(
      found.map(\.compactDescription) == [
        "Dynamic Type font sizes are unsupported", "Dynamic Type font sizes are partially unsupported",
      ])
    #expect(found.map(\.subject) == ["Fixed", "Shrinking"])
  }

  @Test("a truncated text is found")
  func clipped() {
    let found = findings(
      .textClipped,
      VStack {
        Text("A rather long text that has no room").lineLimit(1).frame(width: 60)
        Text("Short")
      })
    #expect(found.map(\.compactDescription) == ["Text clipped"])
  }

  @Test("an element that reacts to taps must have the trait of a control")
  func traits() {
    let found = findings(
      .trait,
      VStack {
        Text("Tap me").onTapGesture {}
        Text("Button").onTapGesture {}.accessibilityAddTraits(.isButton)
      })
    #expect(found.map(\.subject) == ["Tap me"])
  }

  @Test("a finding has the issue, the location, the actual and the required value, and is deterministic")
  func message() throws {
    struct Checkout: View {
      var body: some View { Button("Pay") {}.frame(width: 40, height: 20) }
    }
    let screen = PhoneScreen(Checkout()).screen
    let finding = try #require(screen.audit(.hitRegion).first)
    #expect(finding.detailedDescription.hasPrefix("Hit area is too small: button \"Pay\" has "))
    #expect(finding.detailedDescription.contains("; expected at least 44 × 44 points. View: "))
    #expect(finding.viewPath.contains("Checkout"))
    let texts = (0..<3).map { _ in screen.audit().map(\.detailedDescription) }
    #expect(texts[0] == texts[1] && texts[1] == texts[2])
  }

  @Test("elements behind an alert are not audited")
  func modal() {
    let found = findings(
      .elementDetection, Text("Behind").alert("Failed", isPresented: .constant(true)) { Button("OK") {} })
    #expect(found.isEmpty)
  }
}
