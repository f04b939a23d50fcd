import FlowFoundation
import Foundation
import PhoneSimulation

// What scripts answer and ask. They do not run: a test has their answers and questions.
extension WKWebView {
  /// Asks the test's table for the answer of a script.
  ///
  /// - Throws: The error that the table has.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try answer(to: javaScriptString).call.get()
  }

  /// Asks the test's table for the answer of a script.
  ///
  /// - Throws: The error that the table has.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try answer(to: javaScript).call.get() }

  /// Asks the test's table for the answer of a script, and calls back soon on the main thread.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { tell(answer(to: javaScript), completionHandler) }

  /// Asks the test's table for the answer of the body of a function, and calls back soon on the main thread.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { tell(answer(to: functionBody), completionHandler) }

  private func tell(
    _ answer: Callback<Result<Any?, any Error>>, _ handler: ((Result<Any, any Error>) -> Void)?
  ) {
    let callback = Callback(handler)
    SimulatedPhone.current.runSoon(named: "a script") { callback.call?(answer.call.map { $0 ?? NSNull() }) }
  }

  /// Asks the test's table for the answer of the body of a function.
  ///
  /// - Throws: The error that the table has.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try answer(to: functionBody).call.get()
  }

  /// The answer of a script: of the test's table, or of the page itself for its title, text, HTML and address.
  func answer(to script: String) -> Callback<Result<Any?, any Error>> {
    let phone = SimulatedPhone.current
    phone.record("WebKit", "runs the script \(script.split(whereSeparator: \.isNewline).first ?? "")")
    if let answer = phone.scriptAnswer(script) {
      if let error = answer as? any Error { return Callback(.failure(error)) }
      return Callback(.success(Self.value(answer)))
    }
    switch script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n")) {
    case "document.title": return Callback(.success(page.title))
    case "document.body.innerText", "document.documentElement.innerText": return Callback(.success(page.text))
    case "document.documentElement.outerHTML", "document.documentElement.outerHTML.toString()":
      return Callback(.success(source))
    case "window.location.href", "document.location.href", "document.URL":
      return Callback(.success(url?.absoluteString ?? "about:blank"))
    case "document.readyState": return Callback(.success(isLoading ? "loading" : "complete"))
    default:
      report(
        .missing(
          "WKWebView.evaluateJavaScript", "scripts do not run; SimulatedPhone.scriptAnswers has their answers."))
      return Callback(.success(nil))
    }
  }

  /// A value as scripts have it: numbers are objects, which an app takes as any type of numbers.
  private static func value(_ value: Any) -> Any {
    if type(of: value) is AnyClass { return value }
    return switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Float: NSNumber(value: value)
    case let values as [Any]: values.map(Self.value)
    case let values as [String: Any]: values.mapValues(Self.value)
    default: value
    }
  }

  // MARK: - Panels

  /// Hands over what a test says that a script of the page asks, if this view is on the screen.
  func observePanels() -> PhoneObservation {
    let phone = SimulatedPhone.current
    return phone.observe(PhoneWeb.self) { [weak self, weak phone] in
      guard let self, window != nil, let phone, let panel = phone.takeScriptPanel() else { return }
      show(panel, phone)
    }
  }

  private func show(_ panel: PhoneScriptPanel, _ phone: SimulatedPhone) {
    let frame = WKFrameInfo(URLRequest(url: url ?? URL(fileURLWithPath: "/")))
    let answered: @MainActor (String) -> Void = { phone.record("WebKit", "answers \(panel.text)\($0)") }
    guard let delegate = uiDelegate else { return answered(panel.answerWithoutDelegate) }
    switch panel {
    case .alert(let message):
      delegate.webView(self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame) { answered("") }
    case .confirm(let message):
      delegate.webView(self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame) {
        answered(": \($0)")
      }
    case .prompt(let prompt, let text):
      delegate.webView(
        self, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: text, initiatedByFrame: frame
      ) { answered(": \($0 ?? "nothing")") }
    }
  }
}
