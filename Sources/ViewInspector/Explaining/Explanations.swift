import Foundation
import SwiftUI

/// Controls whether errors are explained: not while a search or a fallback tries paths that may fail.
@MainActor
enum Explanations {
  private static var isOff = false

  /// Runs code whose errors are not shown to anyone.
  static func off<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasOff = isOff
    isOff = true
    defer { isOff = wasOff }
    return try body()
  }

  /// The explanation of an error, if explanations are on.
  static func help(_ lines: () -> [String]) -> InspectionError.Help? {
    guard !isOff else { return nil }
    let lines = off(lines)
    return lines.isEmpty ? nil : InspectionError.Help(lines: lines)
  }

  /// Whether explanations are on.
  static var areOn: Bool { !isOff }
}

extension UnwrappedView {
  /// Adds the views inside this one, and the calls for views of the requested kind, to an error.
  func explaining<Result>(
    _ isWanted: (Content) -> Bool = { _ in false }, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as InspectionError where error.help == nil && Explanations.areOn {
      throw error.helped(by: help(isWanted))
    }
  }

  /// An explanation with the views inside this one.
  func help(_ isWanted: (Content) -> Bool) -> InspectionError.Help? {
    Explanations.help {
      let tree = ViewTree(inside: self)
      let path = pathToRoot
      let title = path.isEmpty ? "There is:" : "\(path.shortenedPath) contains:"
      let instead = tree.nodes.map(\.view).filter { isWanted($0.content) }.prefix(3).map { "Instead: \($0.path)" }
      let lines = tree.lines()
      return (lines.isEmpty ? ["\(path.isEmpty ? "The view" : path.shortenedPath) contains nothing."] : [title] + lines)
        + instead
    }
  }
}

extension UnwrappedView {
  /// Notifies the screen that a test has inspected this view, or has made a call on it.
  func noteInspection(_ call: String? = nil) {
    guard Explanations.areOn, let observer = content.medium.place.tree.screen?.inspectionObserver else { return }
    let path = [pathToRoot, call ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    if !path.isEmpty { observer(path) }
  }
}

extension SearchedView {
  /// The path of the view in messages.
  var path: String { view.pathToRoot.shortenedPath }
}

extension String {
  /// The end of a path if it is very long, otherwise the path.
  var shortenedPath: String { count > 160 ? "…" + suffix(150) : self }

  /// The text as a string literal for a call, if it is short enough.
  var literal: String? { count > 60 ? nil : quotedInMessage }

  /// The text in quotation marks, on one line, truncated if it is long.
  var quotedInMessage: String {
    let line = prefix(61).replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(line.count > 60 ? line.prefix(60) + "…" : line)\""
  }
}
