import PhoneSimulation

/// An action that opens a URL.
///
/// Without a handler set by the app no URL is opened: the screen records the URLs.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of a custom open URL action.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)

    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)

    /// The handler asks the system to open the original URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The handler asks the system to open the modified URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

    /// The handler asks the system to open the modified URL, in the app if possible.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Represents the system: records the URLs.
  fileprivate let recorder: URLRecorder?

  /// Creates an action that opens a URL.
  ///
  /// - Parameter handler: The closure to run for the given URL; its result determines whether the system opens the URL.
  @preconcurrency
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
    recorder = nil
  }

  fileprivate nonisolated init(handler: @escaping @MainActor (URL) -> Result, recorder: URLRecorder?) {
    self.handler = handler
    self.recorder = recorder
  }

  fileprivate nonisolated func recording(to recorder: URLRecorder?) -> OpenURLAction {
    OpenURLAction(handler: handler, recorder: recorder)
  }

  /// Opens a URL, following system conventions.
  public func callAsFunction(_ url: URL) {
    _ = open(url)
  }

  /// Asynchronously opens a URL, following system conventions.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  /// Opens a URL, following system conventions.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = open(url)
  }

  private func open(_ url: URL) -> Bool {
    switch handler(url).kind {
    case .handled: return true
    case .discarded: return false
    case .system(let replacement):
      recorder?.record(replacement ?? url)
      return recorder != nil
    }
  }
}

/// The URLs that views have asked the system to open, in order.
@MainActor
package final class URLRecorder {
  package private(set) var urls: [URL] = []

  package nonisolated init() {}

  func record(_ url: URL) {
    urls.append(url)
    SimulatedPhone.current.record("System", "opens \(url.absoluteString)")
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  private enum URLRecorderKey: EnvironmentKey {
    static var defaultValue: URLRecorder? { nil }
  }

  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].recording(to: urlRecorder) }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The recorder of URLs that the system was asked to open.
  package var urlRecorder: URLRecorder? {
    get { self[URLRecorderKey.self] }
    set { self[window: URLRecorderKey.self] = newValue }
  }
}

extension View {
  /// Opens the URLs of links inside by the system, whatever the app's handlers around it do.
  ///
  /// - Parameter prefersInApp: Whether a browser in the app opens them. A screen records them in both cases.
  public func onOpenURL(prefersInApp: Bool) -> some View {
    environment(\.openURL, OpenURLAction { _ in .systemAction(prefersInApp: prefersInApp) })
  }
}
