import FlowFoundation
import Foundation
import PhoneSimulation

/// The web that a phone reaches.
struct PhoneWeb: PhoneValue {
  struct Message: Sendable {
    let id: Int
    let name: String
    let body: any Sendable
  }

  var pages: [String: String] = [:]
  var answers: [String: any Sendable] = [:]
  var cookies: [HTTPCookie] = []
  var lastMessage: Message?
  /// What a script asks, until a web view takes it.
  var panel: PhoneScriptPanel?

  mutating func takePanel() -> PhoneScriptPanel? {
    defer { panel = nil }
    return panel
  }
}

/// What a script of a page asks the person.
public enum PhoneScriptPanel: Hashable, Sendable {
  /// `alert(message)`.
  case alert(String)
  /// `confirm(message)`, which answers yes or no.
  case confirm(String)
  /// `prompt(message, defaultText)`, which answers a text or nothing.
  case prompt(String, defaultText: String?)

  var text: String {
    switch self {
    case .alert(let message): "the alert \"\(message)\""
    case .confirm(let message): "the question \"\(message)\""
    case .prompt(let message, _): "the prompt \"\(message)\""
    }
  }

  /// What scripts get from a web view that shows no panels.
  var answerWithoutDelegate: String {
    switch self {
    case .alert: ""
    case .confirm: ": false"
    case .prompt: ": nothing"
    }
  }
}

extension SimulatedPhone {
  /// The pages by their addresses, as HTML. Any other address fails as without a connection.
  ///
  /// ```swift
  /// phone.pages["https://example.com/tea"] = "<title>Tea</title><h1>Tea</h1><a href='/milk'>Milk</a>"
  /// ```
  public var pages: [String: String] {
    get { self[PhoneWeb.self].pages }
    set { update(PhoneWeb.self) { $0.pages = newValue } }
  }

  /// The answers of scripts in JavaScript, by the scripts or parts of them. An `Error` is thrown.
  public var scriptAnswers: [String: any Sendable] {
    get { self[PhoneWeb.self].answers }
    set { update(PhoneWeb.self) { $0.answers = newValue } }
  }

  /// Hands a message to the app as a script of a page does by `webkit.messageHandlers.name.postMessage(body)`.
  public func postScriptMessage(_ name: String, _ body: any Sendable) {
    update(PhoneWeb.self) { web in
      web.lastMessage = PhoneWeb.Message(id: (web.lastMessage?.id ?? 0) + 1, name: name, body: body)
    }
  }

  /// Asks the person as a script of the page on the screen does. The app shows it by its `WKUIDelegate`, and its answer is
  /// among what the app did, such as `WebKit: answers the question "Sure?": true`.
  @MainActor
  public func showScriptPanel(_ panel: PhoneScriptPanel) {
    update(PhoneWeb.self) { $0.panel = panel }
    if update(PhoneWeb.self, { web in web.takePanel() }) != nil {
      warn("No web view is on the screen that would show \(panel.text).")
    }
  }

  func takeScriptPanel() -> PhoneScriptPanel? {
    guard self[PhoneWeb.self].panel != nil else { return nil }
    return update(PhoneWeb.self) { $0.takePanel() }
  }

  /// The page at an address; `nil` if the phone does not reach it.
  func page(at url: URL) -> String? {
    if url.isFileURL { return try? String(contentsOf: url, encoding: .utf8) }
    if url.absoluteString == "about:blank" { return "" }
    guard network.isConnected else { return nil }
    let pages = pages
    if let page = pages[url.absoluteString] { return page }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    parts.fragment = nil
    if let page = parts.string.flatMap({ pages[$0] }) { return page }
    return parts.path == "/" ? pages[String((parts.string ?? "").dropLast())] : nil
  }

  /// The answer of a script: the one for the same text, otherwise the one for the longest part of it.
  func scriptAnswer(_ script: String) -> (any Sendable)? {
    let answers = scriptAnswers
    if let answer = answers[script] { return answer }
    let known = answers.keys.filter { script.contains($0) }.max { ($0.count, $0) < ($1.count, $1) }
    return known.flatMap { answers[$0] }
  }
}
