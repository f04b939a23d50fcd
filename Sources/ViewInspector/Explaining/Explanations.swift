import Foundation
import SwiftUI

/// Whether errors are explained: not while a search, or a second way to a view, tries what may well fail.
@MainActor
enum Explanations {
  private static var isOff = false

  /// Runs what may throw errors that nobody reads.
  static func off<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasOff = isOff
    isOff = true
    defer { isOff = wasOff }
    return try body()
  }

  /// What helps with an error, if it is to be explained.
  static func help(_ lines: () -> [String]) -> InspectionError.Help? {
    guard !isOff else { return nil }
    let lines = off(lines)
    return lines.isEmpty ? nil : InspectionError.Help(lines: lines)
  }

  /// Whether someone may read an error that is thrown now.
  static var areOn: Bool { !isOff }
}

extension UnwrappedView {
  /// Adds to an error that is thrown what is inside of this view, and which calls lead to a view of the kind that was
  /// asked for.
  func explaining<Result>(
    _ isWanted: (Content) -> Bool = { _ in false }, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as InspectionError where error.help == nil && Explanations.areOn {
      throw error.helped(by: help(isWanted))
    }
  }

  /// What is inside of the view.
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
  /// Tells the screen, if it wants to know, that a test has come to this view, or has called something there.
  func noteInspection(_ call: String? = nil) {
    guard Explanations.areOn, let observer = content.medium.place.tree.screen?.inspectionObserver else { return }
    let path = [pathToRoot, call ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    if !path.isEmpty { observer(path) }
  }
}

extension SearchedView {
  /// The calls that lead to the view, as a message shows them.
  var path: String { view.pathToRoot.shortenedPath }
}

extension String {
  /// A path without its beginning if it is very long.
  var shortenedPath: String { count > 160 ? "…" + suffix(150) : self }

  /// The text as it stands in a call, if that is short enough to be written.
  var literal: String? { count > 60 ? nil : quotedInMessage }

  /// The text in quotation marks, in one line and without its end if it is long.
  var quotedInMessage: String {
    let line = prefix(61).replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(line.count > 60 ? line.prefix(60) + "…" : line)\""
  }
}
