import Foundation
import SwiftUI

/// An element of an app's user interface, as a query describes it.
///
/// It is looked for anew each time it is asked or touched.
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
  }

  var app: RunningApp { query.app }
  var session: AutomationSession { query.app.session }

  /// What the test asks for, as in `"Pay" Button`.
  open nonisolated override var description: String { MainActor.assumeIsolated { query.name } }

  /// The element, everything below it, the way to it and the query, as XCUITest writes them.
  open nonisolated override var debugDescription: String { MainActor.assumeIsolated { fullDescription } }

  /// Whether there is such an element now.
  public var exists: Bool {
    guard !session.answersNothing(), let tree = app.tree else { return false }
    return !query.matches(in: tree).isEmpty
  }

  /// The elements of a type below this, at any depth.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(query.adding(.descendants(type)))
  }

  /// The elements of a type directly below this.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(query.adding(.children(type)))
  }

  /// The first element that matches, whether there are more or not.
  public var firstMatch: XCUIElement { XCUIElement(query: query.adding(.first)) }
}
