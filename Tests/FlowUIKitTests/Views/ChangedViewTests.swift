import FlowRendering
import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

/// That a view which is changed while it is shown looks, and is described, as one that was changed before it was shown.
@Suite("Changes of shown views") @MainActor
struct ChangedViewTests {
  @Test("end as in a view that was changed before it was shown", arguments: ChangedViews.all)
  func changes(of form: ChangedViews.Form) {
    for index in form.changes.indices { compare(form, [index]) }
    var random = RandomNumbers(seed: 7)
    for _ in 0..<6 { compare(form, (0..<4).map { _ in random.next(below: form.changes.count) }) }
  }

  private func compare(_ form: ChangedViews.Form, _ order: [Int]) {
    let names = order.map { form.changes[$0].name }.joined(separator: ", ")
    let (early, late) = (form.make(), form.make())
    for index in order { form.changes[index].apply(early) }
    let expected = ShownView(early)
    let shown = ShownView(late)
    for index in order {
      shown.phone.screen.perform { form.changes[index].apply(late) }
      _ = shown.picture
    }
    let (semantics, original) = (shown.description, expected.description)
    #expect(semantics == original, "\(form.name) after \(names)")
    #expect(shown.picture == expected.picture, "the picture of \(form.name) after \(names)")
  }
}

/// A view in the corner of a phone, 40 points from its edges.
@MainActor
private struct ShownView {
  let phone: Phone

  init(_ view: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    root.backgroundColor = .white
    root.addSubview(view)
    phone = Phone(
      Shown(view: root).frame(width: 390, height: 400)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea())
  }

  var picture: Bitmap? { phone.screen.picture(scale: 1) }

  /// Every node of the semantics tree, one a line.
  var description: String {
    func lines(_ nodes: [SemanticsNode], _ indent: String) -> [String] {
      nodes.flatMap { node in
        let facts = [node.label, node.title, node.value, node.placeholder, node.identifier].map { $0 ?? "-" }
        return [
          "\(indent)\(node.role) \(facts) \(node.frame) enabled \(node.isEnabled) selected \(node.isSelected)"
        ] + lines(node.children, indent + "  ")
      }
    }
    return lines(phone.screen.semantics(), "").joined(separator: "\n")
  }
}

/// Numbers that follow from a seed.
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
