import Foundation
import SwiftUI

/// A query for elements, evaluated on each access.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let query: ElementQuery

  init(_ query: ElementQuery) {
    self.query = query
    super.init()
  }

  /// The steps of the query.
  open nonisolated override var description: String { MainActor.assumeIsolated { query.chain } }

  /// The results of each step of the query, in XCUITest's format.
  open nonisolated override var debugDescription: String { MainActor.assumeIsolated { fullDescription } }

  private func adding(_ step: QueryStep) -> XCUIElementQuery {
    let longer = query.adding(step)
    longer.checkLength()
    return XCUIElementQuery(longer)
  }

  /// The matching elements whose identifier, title, label, value or placeholder is the text, of any length.
  package func named(_ text: String) -> XCUIElementQuery { XCUIElementQuery(query.adding(.key(text))) }

  private func matches() -> [Int] {
    guard let tree = query.searchedTree else { return [] }
    return query.matches(in: tree)
  }

  // MARK: - Elements

  /// The single matching element.
  public var element: XCUIElement { XCUIElement(query: query) }

  /// The first matching element, even if there are more.
  public var firstMatch: XCUIElement { XCUIElement(query: query.adding(.first)) }

  /// The number of matching elements.
  public var count: Int { matches().count }

  /// The matching element at an index.
  ///
  /// - Parameter index: The number of the match, counted from zero; a negative one counts from the end: -1 is the last.
  public func element(boundBy index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCUIElement(query: query.adding(.index(index)), file: file, line: line)
  }

  /// The matching element at an index.
  ///
  /// - Parameter index: The number of the match, counted from zero; a negative one counts from the end: -1 is the last.
  @available(*, deprecated, message: "Use 'element(boundBy:)' instead.")
  public func element(at index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    element(boundBy: index, file: file, line: line)
  }

  /// The single matching element that satisfies a predicate.
  ///
  /// - Parameter predicate: A condition on the attributes of an element, as in `label == "Pay"`.
  public func element(
    matching predicate: NSPredicate, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(query: query.adding(.predicate(predicate)), file: file, line: line)
  }

  /// The single matching element with a type and an identifying text.
  ///
  /// - Parameters:
  ///   - type: The type, or `any`.
  ///   - identifier: The identifier, title, label, value or placeholder; `nil` for any.
  public func element(
    matching type: XCUIElement.ElementType, identifier: String?, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(query: query.adding(.type(type, identifier: identifier)), file: file, line: line)
  }

  /// The single matching element whose identifier, title, label, value or placeholder is the text.
  public subscript(key: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCUIElement(query: query.adding(.key(key)), file: file, line: line)
  }

  /// The currently matching elements; each stays the same element when it moves.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    guard let tree = query.searchedTree else { return [] }
    return query.matches(in: tree).map { XCUIElement(query: query.adding(.bound(BoundElement($0, in: tree)))) }
  }

  /// The currently matching elements, each identified by its index.
  public var allElementsBoundByIndex: [XCUIElement] {
    matches().indices.map { XCUIElement(query: query.adding(.index($0))) }
  }

  // MARK: - Further queries

  /// The descendants of the matching elements with a type.
  ///
  /// - Parameter type: The type, or `any` for all descendants.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.descendants(type)) }

  /// The children of the matching elements with a type.
  ///
  /// - Parameter type: The type, or `any` for all children.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.children(type)) }

  /// The matching elements that satisfy a predicate.
  ///
  /// - Parameter predicate: A condition on the attributes of an element, as in `label == "Pay"`.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.predicate(predicate)) }

  /// The matching elements with a type and an identifying text.
  ///
  /// - Parameters:
  ///   - type: The type, or `any`.
  ///   - identifier: The identifier, title, label, value or placeholder; `nil` for any.
  public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    adding(.type(type, identifier: identifier))
  }

  /// The matching elements whose identifier, title, label, value or placeholder is the text.
  public func matching(identifier: String) -> XCUIElementQuery { adding(.key(identifier)) }

  /// The matching elements with a descendant that satisfies a predicate.
  ///
  /// - Parameter predicate: A condition on the attributes of the descendant, as in `label == "Pay"`.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.containingPredicate(predicate)) }

  /// The matching elements with a descendant that has a type and an identifying text.
  ///
  /// - Parameters:
  ///   - type: The type of the descendant, or `any`.
  ///   - identifier: The identifier, title, label, value or placeholder of the descendant; `nil` for any.
  public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    adding(.containing(type, identifier: identifier))
  }
}
