import FlowIssueReporting
import FlowReports
import Foundation
import SwiftUI
import UIAutomation

/// An app or a preview that is inspected and driven by requests, each of which is an event of its screen.
@MainActor
final class Session {
  private let subject: SessionSubject
  private var running: SessionSubject.Running
  private var app: XCUIApplication
  private let automation = AutomationSession()
  private var failures: [String] = []
  private var seenIssues = 0

  /// The longest wait for pending work after each request, in seconds of real time, as after a launch in a UI test.
  private static let patience = 0.1

  /// Starts a session.
  ///
  /// - Throws: An error if the app or the preview cannot be shown.
  init(_ subject: SessionSubject) throws {
    self.subject = subject
    running = try subject.begin()
    app = XCUIApplication(screen: running.screen, session: automation, name: running.name)
    automation.begin(lostEvents: .failure) { [weak self] message, _ in
      self?.failures.append(message)
      return true
    }
    running.screen.becomeIdle(patience: Self.patience)
  }

  /// Performs the request in a line.
  func answer(_ line: String) -> SessionAnswer {
    do {
      let request = try SessionRequest(line: line)
      return answer(request)
    } catch {
      return SessionAnswer(error: error.description)
    }
  }

  /// Performs a request.
  func answer(_ request: SessionRequest) -> SessionAnswer {
    var answer = SessionAnswer(id: request.id)
    failures = []
    do {
      try perform(request, &answer)
    } catch {
      failures.append("\(error)")
    }
    running.screen.becomeIdle(patience: Self.patience)
    if !failures.isEmpty {
      answer.ok = false
      answer.error = failures.joined(separator: "\n")
    }
    let issues = running.screen.graph.issues
    let warnings = issues.dropFirst(seenIssues).map(\.description)
    if !warnings.isEmpty { answer.warnings = warnings }
    seenIssues = issues.count
    answer.time = running.screen.time
    return answer
  }

  private func perform(_ request: SessionRequest, _ answer: inout SessionAnswer) throws {
    switch request.action {
    case .tree: answer.tree = try tree(of: request)
    case .outline: answer.outline = app.outline
    case .picture: answer.picture = try picture(request)
    case .tap: try tap(request)
    case .type: try type(request)
    case .swipe: try swipe(request)
    case .scroll: try scroll(request)
    case .adjust: try adjust(request)
    case .open: try open(request)
    case .wait: try wait(request)
    case .restart: try restart()
    case .end: break
    }
  }

  private func restart() throws {
    running.screen.remove()
    running = try subject.begin()
    seenIssues = 0
    app = XCUIApplication(screen: running.screen, session: automation, name: running.name)
  }

  // MARK: - Elements

  /// The element of a request; by default the application.
  private func element(_ name: SessionElementName?) throws(SessionError) -> XCUIElement {
    guard let name else { return app }
    let type = try Self.type(named: name.type)
    func query(in container: XCUIElement) -> XCUIElementQuery {
      let query = container.descendants(matching: type)
      return name.name.map(query.named) ?? query
    }
    var named = query(in: try element(name.container))
    if name.container == nil, !running.screen.phone.prompts.isEmpty {
      // A prompt of the system is in front of the app.
      let prompted = query(in: app.homeScreen)
      if prompted.firstMatch.exists { named = prompted }
    }
    if let index = name.index { return named.element(boundBy: index) }
    return Self.outermost(of: named, query) ?? named.element
  }

  /// The element of several matches that all the others are in, as the text in a button of its name: the outermost button, or
  /// else the outermost element.
  private static func outermost(
    of matches: XCUIElementQuery, _ query: (XCUIElement) -> XCUIElementQuery
  ) -> XCUIElement? {
    let count = matches.count
    guard count > 1 else { return nil }
    let outer = matches.element(boundBy: 0)
    guard query(outer).count == count - 1 else { return nil }
    let all = (0..<count).map { matches.element(boundBy: $0) }
    return all.first { $0.elementType == .button } ?? outer
  }

  private static func type(named name: String?) throws(SessionError) -> XCUIElement.ElementType {
    guard let name else { return .any }
    if let type = XCUIElement.ElementType.allCases.first(where: { "\($0)" == name }) { return type }
    let names = XCUIElement.ElementType.allCases.map { "\($0)" }
    let nearest = names.min { EditDistance.between($0, name) < EditDistance.between($1, name) } ?? "any"
    throw SessionError("There is no element type \"\(name)\". Did you mean \"\(nearest)\"?")
  }

  private func point(_ at: [Double]) throws(SessionError) -> XCUICoordinate {
    guard at.count == 2 else {
      throw SessionError("\"at\" must be two numbers, the distances from the left and the top.")
    }
    return app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: at[0], dy: at[1]))
  }

  // MARK: - Inspecting

  private func tree(of request: SessionRequest) throws -> SessionElement {
    SessionElement(try element(request.element).snapshot())
  }

  private func picture(_ request: SessionRequest) throws -> SessionAnswer.Picture {
    let image = try element(request.element).screenshot().image
    guard let png = image.pngData(), failures.isEmpty else { throw SessionError("There is no picture.") }
    if let file = request.file { try OwnFile(URL(fileURLWithPath: file), .picture).write(png) }
    return SessionAnswer.Picture(
      width: Int((image.size.width * image.scale).rounded()), height: Int((image.size.height * image.scale).rounded()),
      file: request.file, png: request.file == nil ? png.base64EncodedString() : nil)
  }

  // MARK: - Driving

  private func tap(_ request: SessionRequest) throws {
    let count = request.count ?? 1
    guard (1...10).contains(count) else { throw SessionError("\"count\" must be from 1 to 10, not \(count).") }
    if request.count != nil, request.seconds != nil {
      throw SessionError("A tap has a \"count\" or, if the finger presses, \"seconds\"; not both.")
    }
    switch (request.element, request.at, request.seconds) {
    case (let name?, nil, nil) where count == 1: try element(name).tap()
    case (let name?, nil, nil): try element(name).tap(withNumberOfTaps: count, numberOfTouches: 1)
    case (let name?, nil, let seconds?): try element(name).press(forDuration: seconds)
    case (nil, let at?, nil): try point(at).tap(count: count)
    case (nil, let at?, let seconds?): try point(at).press(forDuration: seconds)
    default: throw SessionError("A tap needs either an \"element\" or a point \"at\".")
    }
  }

  private func type(_ request: SessionRequest) throws {
    guard let text = request.text else { throw SessionError("To type needs a \"text\".") }
    if let name = request.element {
      let element = try element(name)
      element.tap()
      if failures.isEmpty { element.typeText(text) }
    } else {
      app.typeText(text)
    }
  }

  private func swipe(_ request: SessionRequest) throws {
    let element = try element(request.element)
    switch request.direction {
    case .up: element.swipeUp()
    case .down: element.swipeDown()
    case .left: element.swipeLeft()
    case .right: element.swipeRight()
    case nil: throw SessionError("A swipe needs a \"direction\": up, down, left or right.")
    }
  }

  private func scroll(_ request: SessionRequest) throws {
    guard let by = request.by, by.count == 2 else {
      throw SessionError("To scroll needs \"by\", two numbers: positive ones show what is to the left and above.")
    }
    try element(request.element).scroll(byDeltaX: by[0], deltaY: by[1])
  }

  private func adjust(_ request: SessionRequest) throws {
    guard request.element != nil else { throw SessionError("To adjust needs an \"element\".") }
    let element = try element(request.element)
    switch (request.position, request.value) {
    case (let position?, nil): element.adjust(toNormalizedSliderPosition: position)
    case (nil, let value?): element.adjust(toPickerWheelValue: value)
    default:
      throw SessionError("To adjust needs a slider's \"position\" from 0 to 1, or the \"value\" of a picker's wheel.")
    }
  }

  private func open(_ request: SessionRequest) throws {
    guard let text = request.url, let url = URL(string: text) else { throw SessionError("To open needs a \"url\".") }
    if !running.open(url) {
      throw SessionError("No view on the screen of \(running.name) handles URLs. Add onOpenURL to a view on it.")
    }
  }

  /// A day, in seconds.
  private static let longestWait = 86_400.0

  private func wait(_ request: SessionRequest) throws {
    let seconds = request.seconds ?? 10
    guard (0...Self.longestWait).contains(seconds) else {
      throw SessionError("\"seconds\" must be between 0 and \(Int(Self.longestWait)).")
    }
    guard let name = request.element else { return app.advance(by: .seconds(seconds)) }
    let element = try element(name)
    if request.gone == true {
      if element.waitForNonExistence(timeout: seconds) { return }
      throw SessionError("Waited \(seconds) s for \(element) to go away: it is still there.")
    }
    if element.waitForExistence(timeout: seconds) { return }
    // Throws an error that lists the alternatives.
    _ = try element.snapshot()
  }
}

extension SessionElement {
  @MainActor
  init(_ snapshot: any XCUIElementSnapshot) {
    let frame = snapshot.frame
    self.init(
      type: "\(snapshot.elementType)",
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 })
    func text(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    identifier = text(snapshot.identifier)
    label = text(snapshot.label)
    title = text(snapshot.title)
    value = text(snapshot.value.map { "\($0)" })
    placeholder = text(snapshot.placeholderValue)
    if !snapshot.isEnabled { disabled = true }
    if snapshot.isSelected { selected = true }
    let children = snapshot.children.map(SessionElement.init)
    if !children.isEmpty { self.children = children }
  }
}
