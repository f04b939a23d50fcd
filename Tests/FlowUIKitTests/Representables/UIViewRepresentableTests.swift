import FlowUIKit
import SwiftUI
import Testing

@Suite("UIViewRepresentable") @MainActor
struct UIViewRepresentableTests {
  private struct Logged: UIViewRepresentable {
    let log: CallLog
    let name: String
    @Binding var value: Int

    func makeCoordinator() -> CallLog {
      log.add("coordinator")
      return log
    }

    func makeUIView(context: Context) -> UILabel {
      context.coordinator.add("make")
      return UILabel()
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = "\(name) \(value) \(context.environment.colorScheme)"
      context.coordinator.add("update \(name) \(value)")
    }

    static func dismantleUIView(_ uiView: UILabel, coordinator: CallLog) {
      coordinator.add("dismantle \(uiView.text ?? "")")
    }
  }

  private struct Host: View {
    let log: CallLog
    @State private var value = 1
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Logged(log: log, name: "a", value: $value).fixedSize() }
        Button("More") { value += 1 }
        Button("Nothing") {}
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test("the coordinator is made first, then the view, which is updated with each change and dismantled at the end")
  func order() {
    let log = CallLog()
    let phone = Phone(Host(log: log))
    #expect(log.take() == ["coordinator", "make", "update a 1"])
    #expect(phone.texts == ["a 1 light"])
    phone.tap(.button, "More")
    #expect(log.take() == ["update a 2"])
    #expect(phone.texts == ["a 2 light"])
    phone.tap(.button, "Nothing")
    #expect(log.take() == [])
    phone.tap(.button, "Hide")
    #expect(log.take() == ["dismantle a 2 light"])
    #expect(phone.texts == [])
  }

  @Test("the view is updated when the environment that it reads changes")
  func environment() {
    let log = CallLog()
    let phone = Phone(Host(log: log))
    _ = log.take()
    phone.screen.send(.environment { $0.colorScheme = .dark })
    #expect(log.take() == ["update a 1"])
    #expect(phone.texts == ["a 1 dark"])
  }

  private struct Sized: UIViewRepresentable {
    let answer: CGSize?

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .red
      view.accessibilityIdentifier = "view"
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { answer }
  }

  @Test("sizeThatFits decides on the size; without it a plain view takes all that is proposed")
  func size() {
    #expect(
      Phone(Sized(answer: CGSize(width: 40, height: 30))).node(.other, "view")?.frame.size
        == CGSize(width: 40, height: 30))
    #expect(Phone(Sized(answer: nil)).node(.other, "view")?.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test(
    "a view with an intrinsic size grows beyond it unless its hugging is high, and keeps it where nothing is proposed")
  func hugging() {
    let label = UILabel()
    label.text = "Hello"
    label.accessibilityIdentifier = "label"
    let own = label.intrinsicContentSize
    #expect(own.width > 30 && own.height > 15)
    #expect(Phone(Shown(view: label)).screen.rootElement?.size.width == 390)
    let grown = Phone(Shown(view: label).frame(height: 100).border(.red))
    #expect(grown.issues == [])
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .vertical)
    let phone = Phone(Shown(view: label).background(Color.red).accessibilityIdentifier("box"))
    #expect(label.bounds.size == own)
    #expect(phone.texts == ["Hello"])
  }

  @Test("a long text keeps its width unless its resistance is low")
  func resistance() {
    let label = UILabel()
    label.text = String(repeating: "long ", count: 30)
    _ = Phone(Shown(view: label))
    #expect(label.bounds.width > 390)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let other = UILabel()
    other.text = label.text
    other.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    _ = Phone(Shown(view: other))
    #expect(other.bounds.width == 390)
  }
}
