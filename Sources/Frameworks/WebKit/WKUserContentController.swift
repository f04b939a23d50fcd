import FlowFoundation
import Foundation
import PhoneSimulation

/// When a script of the app runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// Where a script runs.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  public let name: String?

  private init(name: String?) { self.name = name }

  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// A script of the app for each page. It does not run here.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

/// A message of a script of a page.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  open private(set) weak var webView: WKWebView?
  /// The page that has sent it: the whole one.
  open var frameInfo: WKFrameInfo { WKFrameInfo(URLRequest(url: webView?.url ?? URL(fileURLWithPath: "/"))) }
  open var world: WKContentWorld { .page }

  init(name: String, body: Any) {
    self.name = name
    self.body = body
  }
}

/// Receives messages of scripts.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts of the app, and who receives messages of pages. A test sends them by
/// `SimulatedPhone.postScriptMessage(_:_:)`.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var observation: PhoneObservation?
  private var lastMessage = 0

  public override init() {}

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds the receiver of the messages with a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
    guard observation == nil else { return }
    let phone = SimulatedPhone.current
    lastMessage = phone[PhoneWeb.self].lastMessage?.id ?? 0
    observation = phone.observe(PhoneWeb.self) { [weak self, weak phone] in
      if let message = phone?[PhoneWeb.self].lastMessage { self?.receive(message) }
    }
  }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
    add(scriptMessageHandler, name: name)
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  private func receive(_ message: PhoneWeb.Message) {
    guard message.id > lastMessage else { return }
    lastMessage = message.id
    handlers[message.name]?.userContentController(
      self, didReceive: WKScriptMessage(name: message.name, body: message.body))
  }
}
