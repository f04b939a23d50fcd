import Foundation
import SwiftUI

/// A description of elements, evaluated each time it is asked.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let query: ElementQuery

  init(_ query: ElementQuery) {
    self.query = query
    super.init()
  }

  /// The steps of the query.
  open nonisolated override var description: String { MainActor.assumeIsolated { query.chain } }

  /// What each step of the query finds, as XCUITest writes it.
  open nonisolated override var debugDescription: String { MainActor.assumeIsolated { fullDescription } }

  private func adding(_ step: QueryStep) -> XCUIElementQuery {
    XCUIElementQuery(query.adding(step))
  }

  private func matches() -> [Int] {
    guard !query.app.session.answersNothing(), let tree = query.app.tree else { return [] }
    return query.matches(in: tree)
  }

  // MARK: - Elements

  /// The one element that matches.
  public var element: XCUIElement { XCUIElement(query: query) }

  /// The first element that matches, whether there are more or not.
  public var firstMatch: XCUIElement { XCUIElement(query: query.adding(.first)) }

  /// How many elements match.
  public var count: Int { matches().count }

  /// The matching element of a number, counted from zero.
  public func element(boundBy index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCUIElement(query: query.adding(.index(index)), file: file, line: line)
  }

  @available(*, deprecated, message: "Use 'element(boundBy:)' instead.")
  public func element(at index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    element(boundBy: index, file: file, line: line)
  }

  /// The one element that matches and that a predicate accepts.
  public func element(
    matching predicate: NSPredicate, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(query: query.adding(.predicate(predicate)), file: file, line: line)
  }

  /// The one element that matches, has a type, and is identified by a text.
  public func element(
    matching type: XCUIElement.ElementType, identifier: String?, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(query: query.adding(.type(type, identifier: identifier)), file: file, line: line)
  }

  /// The one element that matches and whose identifier, title, label, value or placeholder is a text.
  public subscript(key: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCUIElement(query: query.adding(.key(key)), file: file, line: line)
  }

  /// The elements that match now; each is meant from then on, wherever it moves.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    guard let tree = query.app.tree else { return [] }
    return matches().map { XCUIElement(query: query.adding(.bound(BoundElement($0, in: tree)))) }
  }

  /// The elements that match now, each meant by its number.
  public var allElementsBoundByIndex: [XCUIElement] {
    matches().indices.map { XCUIElement(query: query.adding(.index($0))) }
  }

  // MARK: - Further queries

  /// The elements of a type below those that match, at any depth.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.descendants(type)) }

  /// The elements of a type directly below those that match.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.children(type)) }

  /// Those of the elements that a predicate accepts.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.predicate(predicate)) }

  /// Those of the elements that have a type and are identified by a text.
  public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    adding(.type(type, identifier: identifier))
  }

  /// Those of the elements whose identifier, title, label, value or placeholder is a text.
  public func matching(identifier: String) -> XCUIElementQuery { adding(.key(identifier)) }

  /// Those of the elements that have an element below them which a predicate accepts.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.containingPredicate(predicate)) }

  /// Those of the elements that have an element of a type and a text below them.
  public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    adding(.containing(type, identifier: identifier))
  }
}
