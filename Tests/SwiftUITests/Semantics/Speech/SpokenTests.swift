import Testing

@testable import SwiftUI

@Suite("VoiceOver's speech") @MainActor
struct SpokenTests {
  private func spoken<Content: View>(_ view: Content) -> String { PhoneScreen(view).screen.spoken }

  @Test("name, value, traits and hints are spoken in this order")
  func wording() {
    #expect(
      spoken(
        VStack {
          Text("Cart").accessibilityAddTraits(.isHeader)
          Toggle("Gift", isOn: .constant(true))
          Slider(value: .constant(0.5)) { Text("Volume") }
          TextField("Name", text: .constant(""))
          Button("Pay") {}.accessibilityHint("Buys everything").disabled(true)
          Link("Terms", destination: URL(string: "https://example.com")!)
          Image(systemName: "heart")
        }) == """
          Cart. Heading.
          Gift. Switch Button. On. Double tap to toggle setting.
          Volume: 50%. Adjustable. Swipe up or down with one finger to adjust the value.
          Name. Text Field. Double tap to edit.
          Pay. Dimmed. Button. Buys everything.
          Terms. Button. Link.
          Love. Image.
          """)
  }

  @Test("tabs are counted, and the current one is spoken as selected")
  func tabs() {
    let view = TabView {
      Text("First page").tabItem { Text("Home") }
      Text("Second page").tabItem { Text("Search") }
    }
    #expect(spoken(view) == "First page.\nSelected: Home. 1 of 2. Tab.\nSearch. 2 of 2. Tab.")
  }

  @Test("elements are read from top to bottom, then from the leading edge; a container is read as a whole")
  func order() {
    let columns = HStack {
      VStack {
        Text("a"); Text("b")
      }
      VStack {
        Text("c"); Text("d")
      }
    }
    #expect(spoken(columns) == "a.\nc.\nb.\nd.")
    let grouped = HStack {
      VStack {
        Text("a"); Text("b")
      }.accessibilityElement(children: .contain)
      VStack {
        Text("c"); Text("d")
      }.accessibilityElement(children: .contain)
    }
    #expect(spoken(grouped) == "a.\nb.\nc.\nd.")
    #expect(spoken(columns.environment(\.layoutDirection, .rightToLeft)) == "a.\nc.\nb.\nd.")
  }

  @Test("a row of a list is one button, although tests find its texts")
  func rows() {
    let view = List {
      Button {
      } label: {
        VStack {
          Text("Milk"); Text("1 €")
        }
      }
      .accessibilityAction(named: "Delete") {}
    }
    #expect(spoken(view) == "Milk, 1 €. Button. Actions Available.")
  }

  @Test("elements that are ignored inside another are not read")
  func ignored() {
    let view = VStack {
      Text("★"); Text("★")
    }
    .accessibilityElement(children: .ignore).accessibilityLabel("Two stars")
    #expect(spoken(view) == "Two stars.")
  }
}
