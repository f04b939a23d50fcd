import Foundation
import SwiftUI

/// An element of an app's user interface, described by a query.
///
/// The query is evaluated on each access.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  let query: ElementQuery

  init(query: ElementQuery) {
    self.query = query
    super.init()
  }

  init(query: ElementQuery, file: StaticString, line: UInt) {
    self.query = query
    super.init()
    query.app.session.note(file, line)
    query.checkLength()
  }

  var app: RunningApp { query.app }
  var session: AutomationSession { query.app.session }

  /// A short description, as in `"Pay" Button`.
  open nonisolated override var description: String { MainActor.assumeIsolated { query.name } }

  /// The element with its descendants, its path and its query, in XCUITest's format.
  open nonisolated override var debugDescription: String { MainActor.assumeIsolated { fullDescription } }

  /// Whether the element currently exists.
  public var exists: Bool {
    guard let tree = query.searchedTree else { return false }
    return !query.matches(in: tree).isEmpty
  }

  /// The descendants of a type.
  ///
  /// - Parameter type: The type, or `any` for all descendants.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(query.adding(.descendants(type)))
  }

  /// The children of a type.
  ///
  /// - Parameter type: The type, or `any` for all children.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(query.adding(.children(type)))
  }

  /// The first matching element, even if there are more.
  public var firstMatch: XCUIElement { XCUIElement(query: query.adding(.first)) }
}
