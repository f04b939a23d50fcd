import FlowFoundation
import Foundation
import Locking

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebPage {
  /// How a load continues.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// Why a load ended without its page.
  public enum NavigationError: Error {
    /// The page does not come: there is no connection, or the load was stopped.
    case failedProvisionalNavigation(any Error)
    /// The page was closed.
    case pageClosed
    /// The process of the page has ended.
    case webContentProcessTerminated
    /// There is no address.
    case invalidURL
  }

  /// A part of a page: always the whole page.
  @MainActor
  public struct FrameInfo {
    public let isMainFrame: Bool
    public let request: URLRequest
    public let securityOrigin: WKSecurityOrigin

    init(_ frame: WKFrameInfo) {
      securityOrigin = frame.securityOrigin
      isMainFrame = frame.isMainFrame
      request = frame.request
    }
  }

  /// A load before it begins.
  @MainActor
  public struct NavigationAction {
    private let wrapped: WKNavigationAction

    init(_ action: WKNavigationAction) { wrapped = action }

    public var source: FrameInfo { FrameInfo(wrapped.sourceFrame) }
    public var target: FrameInfo? { wrapped.targetFrame.map(FrameInfo.init) }
    public var navigationType: WKNavigationType { wrapped.navigationType }
    public var request: URLRequest { wrapped.request }
    public var shouldPerformDownload: Bool { wrapped.shouldPerformDownload }
  }

  /// A page before it is shown.
  @MainActor
  public struct NavigationResponse {
    private let wrapped: WKNavigationResponse

    init(_ response: WKNavigationResponse) { wrapped = response }

    public var response: URLResponse { wrapped.response }
    public var canShowMimeType: Bool { wrapped.canShowMIMEType }
  }

  /// Decides which pages are loaded and shown: all of them, where a method is missing.
  public protocol NavigationDeciding {
    /// Decides whether a load begins.
    @MainActor
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy

    /// Decides whether a page is shown.
    @MainActor
    mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
  }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebPage.NavigationDeciding {
  @MainActor
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }

  @MainActor
  public func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .allow }
}

/// The sequences of events that an app follows: those of one load, or those of all.
final class NavigationFollowers: Sendable {
  typealias Events = AsyncThrowingStream<WebPage.NavigationEvent, any Error>

  private struct Entry: Sendable {
    let id: Int
    /// The load; `nil` for all.
    let navigation: WKNavigation?
    let continuation: Events.Continuation
  }

  private let entries = Locked<[Entry]>([])
  private let lastID = Locked(0)

  /// The events from now on.
  func add(_ navigation: WKNavigation?) -> Events {
    let id = lastID.withLock { last in
      last += 1
      return last
    }
    let (events, continuation) = Events.makeStream()
    entries.withLock { $0.append(Entry(id: id, navigation: navigation, continuation: continuation)) }
    continuation.onTermination = { [weak self] _ in self?.take { $0.id == id } }
    return events
  }

  // Continuations are resumed without the lock: what ends a sequence removes it.
  @discardableResult
  private func take(_ isTaken: (Entry) -> Bool) -> [Entry] {
    entries.withLock { entries in
      let taken = entries.filter(isTaken)
      entries.removeAll(where: isTaken)
      return taken
    }
  }

  func tell(_ event: WebPage.NavigationEvent, of navigation: WKNavigation) {
    for entry in entries.value where entry.navigation == nil || entry.navigation === navigation {
      entry.continuation.yield(event)
    }
    guard event == .finished else { return }
    for entry in take({ $0.navigation === navigation }) { entry.continuation.finish() }
  }

  func fail(_ navigation: WKNavigation, _ error: any Error) {
    for entry in take({ $0.navigation == nil || $0.navigation === navigation }) {
      entry.continuation.finish(throwing: error)
    }
  }

  /// Ends the sequences of loads that another one follows, or that the app does not allow.
  func cancelLoads() {
    let error = WebPage.NavigationError.failedProvisionalNavigation(URLError(.cancelled))
    for entry in take({ $0.navigation != nil }) { entry.continuation.finish(throwing: error) }
  }

  deinit {
    for entry in entries.value { entry.continuation.finish() }
  }
}
