import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("The menu of a view", .serialized) @MainActor
struct UIContextMenuInteractionTests {
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var asked = 0
    var chosen: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked += 1
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Copy") { [weak self] in self?.chosen.append($0.title) },
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
        ])
      })
    }
  }

  @Test("opens with a long press, is made only then, and performs its actions")
  func longPress() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.backgroundColor = .red
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    let phone = Phone(Shown(view: view).frame(width: 200, height: 100))
    #expect(delegate.asked == 0)
    phone.screen.touch([.press(at: CGPoint(x: 195, y: 440), duration: 1)])
    #expect(phone.buttons.contains("Copy") && !phone.buttons.contains("Hidden"))
    #expect(delegate.asked > 0)
    phone.tap(.button, "Copy")
    #expect(delegate.chosen == ["Copy"])
    phone.screen.perform { view.removeInteraction(interaction) }
    #expect(interaction.view == nil)
    phone.screen.touch([.press(at: CGPoint(x: 195, y: 440), duration: 1)])
    #expect(!phone.buttons.contains("Copy"))
  }

  @Test("the place of a subview with a menu is its frame")
  func place() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40)))
    inner.backgroundColor = .red
    let delegate = Delegate()
    inner.addInteraction(UIContextMenuInteraction(delegate: delegate))
    outer.addSubview(inner)
    let phone = Phone(Shown(view: outer).frame(width: 200, height: 100).position(x: 100, y: 50).ignoresSafeArea())
    #expect(phone.color(12, 22) != phone.color(8, 18))
    #expect(phone.color(58, 58) == phone.color(12, 22))
    #expect(phone.color(62, 62) == phone.color(8, 18))
  }

  @Test("a preview is not drawn, with a warning")
  func preview() {
    let phone = Phone(Text("app"))
    phone.screen.perform { _ = UIContextMenuConfiguration(previewProvider: { nil }) }
    #expect(
      phone.issues.contains { $0.contains("UIContextMenuConfiguration") && $0.contains("the preview is not drawn.") })
  }
}
