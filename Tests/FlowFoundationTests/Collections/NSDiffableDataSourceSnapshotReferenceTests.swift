import FlowFoundation
import Foundation
import Testing

struct NSDiffableDataSourceSnapshotReferenceTests {
  @Test("sections and items of any types are found by what identifies them")
  func finding() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    snapshot.appendItems(withIdentifiers: ["nowhere"])
    snapshot.appendSections(withIdentifiers: ["a", 1, "a"])
    snapshot.appendItems(withIdentifiers: [date], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: ["x", "y"])
    snapshot.reloadItems(withIdentifiers: ["y"])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfItems(inSection: 1) == 2 && snapshot.numberOfItems(inSection: 2) == 0)
    #expect(snapshot.index(ofSectionIdentifier: 1) == 1 && snapshot.index(ofItemIdentifier: "y") == 2)
    #expect(snapshot.index(ofItemIdentifier: "z") == NSNotFound && snapshot.index(ofSectionIdentifier: 2) == NSNotFound)
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: date) as? String == "a")
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "z") == nil)
    #expect(snapshot.reloadedItemIdentifiers as? [String] == ["y"])
  }
}
