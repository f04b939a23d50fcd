import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Environment values")
struct EnvironmentReadersTests {
  private let text = HStack { Text("x") }

  @Test("of the view or an ancestor")
  func values() throws {
    #expect(try shown(text.lineLimit(3)) { try $0.lineLimit() } == 3)
    #expect(try shown(text.lineSpacing(4)) { try $0.lineSpacing() } == 4)
    #expect(try shown(text.multilineTextAlignment(.trailing)) { try $0.multilineTextAlignment() } == .trailing)
    #expect(try shown(text.minimumScaleFactor(0.5)) { try $0.minimumScaleFactor() } == 0.5)
    #expect(try shown(text.truncationMode(.head)) { try $0.truncationMode() } == .head)
    #expect(try shown(text.allowsTightening(true)) { $0.allowsTightening() })
    #expect(try shown(text.autocorrectionDisabled()) { $0.disableAutocorrection() })
    #expect(try shown(text.keyboardType(.numberPad)) { try $0.keyboardType() } == .numberPad)
    #expect(try shown(text.textContentType(.emailAddress)) { try $0.textContentType() } == .emailAddress)
    #expect(try shown(text.textInputAutocapitalization(.words)) { try $0.autocapitalization() } == .words)
    #expect(try shown(text.controlSize(.mini)) { try $0.controlSize() } == .mini)
    #expect(try shown(text.horizontalRadioGroupLayout()) { try $0.horizontalRadioGroupLayout() })
    #expect(try shown(text.imageScale(.small)) { try $0.imageScale() } == .small)
    #expect(try shown(text.labelsHidden()) { $0.labelsHidden() })
    #expect(try shown(text.flipsForRightToLeftLayoutDirection(true)) { $0.flipsForRightToLeftLayoutDirection() })
  }

  @Test("colours and schemes")
  func colors() throws {
    #expect(try shown(text.foregroundStyle(.red)) { try $0.foregroundStyleShapeStyle(Color.self) } == .red)
    #expect(try shown(text.tint(.green)) { try $0.tint() } == .green)
    #expect(try shown(text.accentColor(.green)) { try $0.accentColor() } == .green)
    #expect(try shown(text.colorScheme(.dark)) { try $0.colorScheme() } == .dark)
    #expect(try shown(text.preferredColorScheme(.dark)) { try $0.preferredColorScheme() } == .dark)
    #expect(try shown(text.preferredColorScheme(.dark)) { try $0.colorScheme() } == .dark)
  }

  @Test("a missing modifier is named")
  func absent() throws {
    let error = #expect(throws: InspectionError.self) { try text.inspect().hStack().lineLimit() }
    #expect(error?.localizedDescription == "HStack<Text> does not have 'lineLimit' modifier")
  }

  @Test("preview settings")
  func previews() throws {
    let view = Text("x").previewDevice("iPhone 15").previewDisplayName("Small")
      .previewLayout(.fixed(width: 5, height: 6))
    #expect(try shown(view) { try $0.previewDevice().rawValue } == "iPhone 15")
    #expect(try shown(view) { try $0.previewDisplayName() } == "Small")
    guard case .fixed(width: 5, height: 6) = try shown(view, { try $0.previewLayout() }) else {
      Issue.record("another layout")
      return
    }
  }

  @Test("help texts are found under their name")
  func help() throws {
    #expect(try shown(Text("x").help("y")) { try $0.help().string() } == "y")
    #expect(try Text("x").help("y").inspect().find(text: "y").pathToRoot == "text().help()")
  }
}
