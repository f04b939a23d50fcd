#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  private final class Note {
    let title: String
    var pages: Int { title.count }

    init(_ title: String) { self.title = title }
  }

  @Suite("Expressions of Swift's key paths")
  struct NSExpressionKeyPathTests {
    @Test("have the value of the object, in comparisons, too")
    func values() {
      let title = FlowFoundation.NSExpression(forKeyPath: \Note.title)
      #expect(title.expressionType == .keyPath && title.keyPath == "title")
      #expect(title.expressionValue(with: Note("Tea"), context: nil) as? String == "Tea")
      let predicate = FlowFoundation.NSComparisonPredicate(
        leftExpression: FlowFoundation.NSExpression(forKeyPath: \Note.pages),
        rightExpression: FlowFoundation.NSExpression(forConstantValue: 3), modifier: .direct, type: .equalTo)
      #expect(predicate.evaluate(with: Note("Tea")) && !predicate.evaluate(with: Note("Coffee")))
    }

    @Test("have the names of what is stored alone")
    func names() {
      let pages = FlowFoundation.NSExpression(forKeyPath: \Note.pages)
      #expect(pages.keyPath == "" && pages.expressionType == .keyPath)
      #expect(FlowFoundation.NSExpression(forKeyPath: \DateInterval.start).keyPath == "start")
    }
  }
#endif
