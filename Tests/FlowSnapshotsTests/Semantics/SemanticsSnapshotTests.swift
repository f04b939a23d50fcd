import Foundation
import Testing

@testable import FlowSnapshots

@Suite("The semantics of a screen as a reference")
struct SemanticsSnapshotTests {
  private let text = """
    - navigationBar "Cart at home" at 0, 59 size 393 × 96.33
      - staticText "Cart" [heading] at 16, 110.5 size 69 × 41
    - collectionView at 0, 155 size 393 × 600
      - cell at 16, 160 size 361 × 44
        - staticText "Tea" at 36, 170 size 40 × 22
      - cell at 16, 204 size 361 × 44
        - staticText "Pay rent" at 36, 214 size 70 × 22
    """

  private func changes(_ replacements: [(String, String)]) -> [String] {
    let changed = replacements.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return SemanticsChanges(from: SemanticsSnapshot(text), to: SemanticsSnapshot(changed)).sentences(in: [])
  }

  @Test("are written as they were read")
  func roundTrip() {
    let snapshot = SemanticsSnapshot(text)
    #expect(snapshot.lines.count == 7)
    #expect(snapshot.lines[1].depth == 1)
    #expect(snapshot.lines[1].text == "staticText \"Cart\" [heading]")
    #expect(snapshot.lines[1].frame?.height == 41)
    #expect(snapshot.text == text)
  }

  @Test("differ in their texts, not in their frames")
  func difference() {
    let moved = SemanticsSnapshot(text.replacingOccurrences(of: "36, 214", with: "36, 218"))
    #expect(moved.difference(from: SemanticsSnapshot(text)) == nil)
    let renamed = SemanticsSnapshot(text.replacingOccurrences(of: "Pay rent", with: "Pay rest"))
    let difference = renamed.difference(from: SemanticsSnapshot(text))
    #expect(difference?.contains("−     - staticText \"Pay rent\"\n+     - staticText \"Pay rest\"") == true)
  }

  @Test("describe changes of elements, with their rows")
  func sentences() {
    #expect(
      changes([("36, 214 size 70", "36, 218 size 70")]) == ["staticText \"Pay rent\" in row 2 moved 4 points down"])
    #expect(
      changes([("36, 214 size 70 × 22", "35.5, 214 size 71 × 22")])
        == ["staticText \"Pay rent\" in row 2 moved 0.5 points left and became 1 point wider"])
    #expect(
      changes([("\"Tea\"", "\"Milk\"")])
        == ["staticText \"Tea\" in row 1 is gone", "staticText \"Milk\" in row 1 is new"])
  }

  @Test("are equal to those that were stored, although these have two decimal places")
  func thirds() {
    let third = CGFloat(100) / 3
    let snapshot = SemanticsSnapshot(
      lines: [.init(depth: 0, text: "button \"Pay\"", frame: CGRect(x: third, y: -third, width: third, height: 44))])
    let stored = SemanticsSnapshot(snapshot.text)
    #expect(snapshot.text == "- button \"Pay\" at 33.33, -33.33 size 33.33 × 44")
    #expect(stored == snapshot)
    let area = CGRect(x: 40, y: 0, width: 2, height: 2)
    #expect(SemanticsChanges(from: stored, to: snapshot).sentences(in: [area]) == ["it is in button \"Pay\""])
  }

  @Test("name the outermost element that moved")
  func outermost() {
    #expect(
      changes([("16, 204", "16, 210"), ("36, 214", "36, 220")])
        == ["cell with staticText \"Pay rent\" moved 6 points down"])
  }

  @Test("name the innermost element in an area where only pixels differ")
  func innermost() {
    let snapshot = SemanticsSnapshot(text)
    let sentences = SemanticsChanges(from: snapshot, to: snapshot).sentences(in: [
      .init(x: 40, y: 216, width: 4, height: 4)
    ])
    #expect(sentences == ["it is in staticText \"Pay rent\" in row 2"])
  }
}
