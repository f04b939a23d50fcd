import FlowUIKit
import SwiftUI
import Testing

@Suite("Items that are made when an activity is chosen") @MainActor
struct UIActivityItemSourceTests {
  private final class Source: NSObject, UIActivityItemSource {
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "a summary" }

    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      log.add(activityType?.rawValue ?? "none")
      return "the whole text"
    }
  }

  private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { activityType == .copyToPasteboard ? "copied" : "other" }
  }

  private final class Translate: UIActivity {
    var items: [String] = []

    override var activityType: ActivityType? { ActivityType("translate") }
    override var activityTitle: String? { "Translate" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap { $0 as? String } }
  }

  private func present(_ items: [Any], _ activities: [UIActivity] = []) throws -> Phone {
    let phone = Phone(Text("SwiftUI"))
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    phone.screen.perform { root.present(sheet, animated: true) }
    return phone
  }

  @Test("the sheet shows the placeholder, and the item is asked for the chosen activity")
  func source() throws {
    let log = CallLog()
    let phone = try present([Source(log)])
    #expect(phone.texts.contains("a summary") && log.take() == [])
    phone.tap(.button, "Copy")
    #expect(log.take() == [UIActivity.ActivityType.copyToPasteboard.rawValue])
    #expect(UIPasteboard.general.string == "the whole text")
  }

  @Test("a provider knows the activity, and an activity of the app gets the items")
  func provider() throws {
    let phone = try present([Provider(placeholderItem: "soon")])
    #expect(phone.texts.contains("soon"))
    phone.tap(.button, "Copy")
    #expect(UIPasteboard.general.string == "copied")
    let translate = Translate()
    let other = try present([Provider(placeholderItem: "soon"), Source(CallLog())], [translate])
    other.tap(.button, "Translate")
    #expect(translate.items == ["other", "the whole text"])
  }
}
