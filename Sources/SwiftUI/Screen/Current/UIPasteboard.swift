import Foundation

/// The pasteboard: texts, URLs or images, of one kind at a time. It is private to the process.
///
/// A screen starts with what the process has copied, and discards its own changes when it ends. The process and the app
/// that it launches share one pasteboard.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  fileprivate enum Content {
    case strings([String])
    case urls([URL])
    case images([UIImage])
  }

  /// The content, and the number of its changes.
  struct Contents {
    fileprivate var content: Content? { didSet { changeCount += 1 } }
    fileprivate private(set) var changeCount = 0

    fileprivate init() {}
  }

  /// The general pasteboard, shared by all apps.
  public static let general = UIPasteboard()

  private var processContents = Contents()

  /// The contents of the current screen.
  private var contents: Contents {
    get { screen?.pasteboard ?? processContents }
    set { if let screen { screen.pasteboard = newValue } else { processContents = newValue } }
  }

  /// The screen with its own pasteboard; `nil` for the process and its app.
  private var screen: Screen? {
    CurrentScreen.screen.flatMap { $0 === AppInstance.running?.screen ? nil : $0 }
  }

  private var content: Content? {
    get { contents.content }
    set { contents.content = newValue }
  }

  /// The number of content changes.
  public var changeCount: Int { contents.changeCount }

  private override init() {}

  /// The first text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts, including URLs.
  public var strings: [String]? {
    get {
      switch content {
      case .strings(let strings): strings
      case .urls(let urls): urls.map(\.absoluteString)
      case .images, nil: nil
      }
    }
    set { content = newValue.map(Content.strings) }
  }

  /// The first URL.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  public var urls: [URL]? {
    get { if case .urls(let urls) = content { urls } else { nil } }
    set { content = newValue.map(Content.urls) }
  }

  /// The first image.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  public var images: [UIImage]? {
    get { if case .images(let images) = content { images } else { nil } }
    set { content = newValue.map(Content.images) }
  }

  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasURLs: Bool { urls?.isEmpty == false }
  public var hasImages: Bool { images?.isEmpty == false }

  /// The number of items.
  public var numberOfItems: Int {
    switch content {
    case .strings(let strings): strings.count
    case .urls(let urls): urls.count
    case .images(let images): images.count
    case nil: 0
    }
  }
}
