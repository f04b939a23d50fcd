import Testing

@testable import SwiftUI

@Suite("View builders") @MainActor
struct ViewBuilderTests {
  private struct Card<Content: View, Footer: View>: View {
    private let content: Content
    private let footer: Footer

    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
      self.content = content()
      self.footer = footer()
    }

    init(@ViewBuilder content: () -> Content) where Footer == EmptyView {
      self.init(content: content) { EmptyView() }
    }

    init() where Content == EmptyView, Footer == EmptyView {
      self.init {}
    }

    var body: some View {
      VStack {
        Text("card")
        content
        footer
      }
    }
  }

  @ViewBuilder
  private func column(_ isLong: Bool) -> some View {
    Text("first")
    if isLong { Text("second") }
    Card<EmptyView, EmptyView>()
  }

  @Test("a builder may end in a generic container over EmptyView, nested as deeply as it wants")
  func emptyContainers() {
    #expect(PhoneScreen(column(false)).texts == ["first", "card"])
    #expect(PhoneScreen(column(true)).texts == ["first", "second", "card"])
    let nested = Card {
      Card {
        Card()
      } footer: {
        Card()
      }
    }
    #expect(PhoneScreen(nested).texts == ["card", "card", "card", "card"])
  }
}
