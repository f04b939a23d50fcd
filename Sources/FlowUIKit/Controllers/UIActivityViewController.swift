import SwiftUI

/// Shares items with other apps.
///
/// The sheet offers what a test can follow: copying, and the app's own activities. The items stay readable in
/// `activityItems`.
open class UIActivityViewController: UIViewController {
  /// Is called when the sheet ends: with the activity, or `nil` if a person has closed it.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items to share.
  let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  private var isFinished = false

  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { changes.note() } }

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  override func makeContent() -> AnyView? { AnyView(ActivitySheet(controller: self)) }

  /// The items with the placeholders of those that are made later.
  fileprivate var shownItems: [Any] {
    activityItems.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  /// The items for an activity.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  fileprivate var offered: [UIActivity] {
    let own = applicationActivities.filter { $0.canPerform(withActivityItems: shownItems) }
    return own.filter { activity in excludedActivityTypes?.contains { $0 == activity.activityType } != true }
  }

  fileprivate var offersCopy: Bool { excludedActivityTypes?.contains(.copyToPasteboard) != true }

  fileprivate func copy() {
    let items = items(for: .copyToPasteboard)
    let texts = items.compactMap { $0 as? String }
    if let url = items.lazy.compactMap({ $0 as? URL }).first {
      UIPasteboard.general.url = url
    } else if !texts.isEmpty {
      UIPasteboard.general.string = texts.joined(separator: "\n")
    } else if let image = items.lazy.compactMap({ $0 as? UIImage }).first {
      UIPasteboard.general.image = image
    }
    finish(.copyToPasteboard, isCompleted: true)
  }

  fileprivate func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.perform()
    finish(activity.activityType, isCompleted: true)
  }

  fileprivate func close() { finish(nil, isCompleted: false) }

  private func finish(_ type: UIActivity.ActivityType?, isCompleted: Bool) {
    guard !isFinished else { return }
    isFinished = true
    completionWithItemsHandler?(type, isCompleted, nil, nil)
    dismiss(animated: true)
  }

  override func presentationEnded() { finish(nil, isCompleted: false) }
}

/// Something that is done with shared items.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// Names an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
  }

  public override init() {}

  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// The sheet with the items and what can be done with them.
private struct ActivitySheet: View {
  let controller: UIActivityViewController

  var body: some View {
    _ = controller.changes.count
    return VStack(spacing: 0) {
      HStack {
        VStack(alignment: .leading) {
          ForEach(Array(texts.enumerated()), id: \.offset) { _, text in
            Text(verbatim: text).font(.subheadline).lineLimit(2)
          }
        }
        Spacer()
        Button {
          controller.close()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.secondary)
        .accessibilityLabel("Close")
      }
      .padding()
      Divider()
      List {
        if controller.offersCopy { Button("Copy", systemImage: "doc.on.doc") { controller.copy() } }
        ForEach(Array(controller.offered.enumerated()), id: \.offset) { _, activity in
          Button {
            controller.perform(activity)
          } label: {
            Text(verbatim: activity.activityTitle ?? "")
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("ActivityListView")
  }

  private var texts: [String] {
    controller.shownItems.map { item in
      switch item {
      case let text as String: text
      case let url as URL: url.isFileURL ? url.lastPathComponent : url.absoluteString
      case is UIImage: "Image"
      default: "\(type(of: item))"
      }
    }
  }
}
