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

  private func button(height: CGFloat) -> some View {
    Button {
    } label: {
      Text("Pay").frame(width: 40, height: height).contentShape(.rect)
    }
    .buttonStyle(.plain)
  }

  @Test("a region of 19 points is too small for a finger, those of 20 and 24 pass, as on Apple's systems")
  func hitRegion() throws {
    let small = findings(.hitRegion, button(height: 19))
    #expect(small.map(\.compactDescription) == ["Hit area is too small"])
    let finding = try #require(small.first)
    #expect(finding.measure == "40 × 19 points")
    #expect(finding.rule == "at least 20 × 20 points")
    #expect(finding.node?.label == "Pay")
    #expect(findings(.hitRegion, button(height: 20)).isEmpty)
    #expect(findings(.hitRegion, button(height: 24)).isEmpty)
    #expect(findings(.hitRegion, DisclosureGroup("Details") { Text("More") }).isEmpty)
  }

  @Test("a text field is as high as its hit region")
  func hitRegionOfFields() {
    let field = TextField("Name", text: .constant("")).font(.system(size: 10)).textFieldStyle(.plain)
    #expect(findings(.hitRegion, field).count == 1)
    #expect(findings(.hitRegion, field.frame(height: 44)).count == 1)
    #expect(findings(.hitRegion, TextField("Name", text: .constant(""))).isEmpty)
  }

  @Test("the least hit region may be that of Apple's guidelines, measured by taps, however it is drawn")
  func guidelines() throws {
    func findings<Content: View>(_ view: Content) -> [AuditFinding] {
      PhoneScreen(view).screen.audit(.hitRegion, leastHitRegion: 44)
    }
    #expect(findings(Button("Pay") {}.frame(width: 40, height: 20)).map(\.rule) == ["at least 44 × 44 points"])
    #expect(
      findings(
        Button {
        } label: {
          Text("Pay").frame(width: 100, height: 44)
        }
      ).isEmpty)
    #expect(findings(List { Button("Pay") {} }).isEmpty)
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

  @Test("an element that reacts to taps must have the trait of a control, if the audit is for traits")
  func traits() {
    let view = VStack {
      Text("Tap me").onTapGesture {}
      Text("Button").onTapGesture {}.accessibilityAddTraits(.isButton)
    }
    #expect(findings(.trait, view).map(\.subject) == ["Tap me"])
    #expect(findings([.trait, .contrast], view).map(\.subject) == ["Tap me"])
    #expect(findings(.all, view).isEmpty)
    #expect(findings(AuditTypes.all.subtracting(.contrast), view).isEmpty)
  }

  @Test("a finding is one line with the rule, the element, the measure and the place, and is deterministic")
  func message() throws {
    struct Checkout: View {
      let note: String

      var body: some View {
        VStack {
          Text(note).foregroundStyle(Color(white: 0.7))
          Button {
          } label: {
            Text("Pay").frame(width: 40, height: 18).contentShape(.rect)
          }
          .buttonStyle(.plain)
        }
      }
    }
    let screen = PhoneScreen(Checkout(note: "Free\n" + String(repeating: "very ", count: 20))).screen
    let line = screen.audit(.hitRegion).map(\.detailedDescription)
    #expect(
      line == [
        "Hit area is too small: button \"Pay\" has 40 × 18 points, expected at least 20 × 20 points "
          + "(at Checkout > VStack > Button)."
      ])
    #expect(
      screen.audit(.contrast).map(\.detailedDescription) == [
        "Contrast failed: staticText \"Free\\n\(String(repeating: "very ", count: 11))…\" has a contrast of 2.10:1, "
          + "expected at least 4.5:1 (at Checkout > VStack > Text)."
      ])
    let texts = (0..<3).map { _ in screen.audit().map(\.detailedDescription) }
    #expect(texts[0] == texts[1] && texts[1] == texts[2])
  }

  @Test("each kind of finding says what it measured and what it expected")
  func messages() {
    func messages<Content: View>(_ types: AuditTypes, _ view: Content) -> [String] {
      findings(types, view).map(\.detailedDescription)
    }
    #expect(
      messages(.sufficientElementDescription, Image(systemName: "crown.fill")) == [
        "Label not human-readable: image \"crown.fill\" has the label \"crown.fill\", expected a label of words (at Image)."
      ])
    #expect(
      messages(.elementDetection, Text("Secret").accessibilityHidden(true)) == [
        "Potentially inaccessible text: text \"Secret\" has no element where it is drawn, expected an element that says "
          + "it (at Text)."
      ])
    #expect(
      messages(.dynamicType, Text("Fixed").font(.system(size: 17)).minimumScaleFactor(0.5)) == [
        "Dynamic Type font sizes are unsupported: staticText \"Fixed\" has a font of 17 points, and of 17 points at the "
          + "size accessibility3, which may be drawn smaller (minimumScaleFactor), expected a larger font at a larger "
          + "size (at Text)."
      ])
    #expect(
      messages(.textClipped, Text("A rather long text").lineLimit(1).frame(width: 60)) == [
        "Text clipped: staticText \"A rather long text\" has less space than its text needs (56 × 20 points), expected "
          + "space for all of its text (at Text)."
      ])
    #expect(
      messages(.trait, Text("Tap me").onTapGesture {}) == [
        "Trait is missing: staticText \"Tap me\" has an action and no trait of a control, expected the trait isButton or "
          + "isLink (at Text)."
      ])
  }

  @Test("elements behind an alert are not audited")
  func modal() {
    let found = findings(
      .elementDetection, Text("Behind").alert("Failed", isPresented: .constant(true)) { Button("OK") {} })
    #expect(found.isEmpty)
  }
}
