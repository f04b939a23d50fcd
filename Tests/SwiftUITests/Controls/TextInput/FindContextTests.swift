import Foundation
import Testing

@testable import SwiftUI

@Suite("Find navigators and rules of attributed text") @MainActor
struct FindContextTests {
  private struct Reader: View {
    @Environment(\.findContext) private var context: FindContext?

    var body: some View {
      if let context {
        Button("\(context.isPresented?.wrappedValue == true) \(context.supportsReplace)") {
          context.isPresented?.wrappedValue = true
        }
      } else {
        Text("none")
      }
    }
  }

  @Test("a view of the app that edits text reads and writes the state of its navigator")
  func context() {
    let isPresented = TestValue(false)
    let phone = PhoneScreen(Reader().findNavigator(isPresented: isPresented.binding).replaceDisabled())
    #expect(phone.buttons == ["false false"] && phone.issues.isEmpty)
    phone.tap("false false")
    #expect(isPresented.value)
    let open = PhoneScreen(Reader().findNavigator(isPresented: .constant(true)))
    #expect(open.buttons == ["true true"])
    #expect(open.issues == ["findNavigator(isPresented:) is not implemented: no find navigator is shown."])
    #expect(PhoneScreen(Reader()).texts == ["none"])
  }

  private struct Red: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ attributes: inout Attributes) { attributes.foregroundColor = .red }
  }

  @Test("a rule changes attributes when it is asked")
  func rule() {
    var attributes = AttributeContainer()
    Red().constrain(&attributes)
    #expect(attributes.foregroundColor == .red)
    #expect(PhoneScreen(Text("a").attributedTextFormattingDefinition(Red())).issues.isEmpty)
  }
}
