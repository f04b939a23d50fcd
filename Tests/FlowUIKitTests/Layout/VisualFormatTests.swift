import FlowUIKit
import SwiftUI
import Testing

@Suite("Visual formats of constraints") @MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func activate(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: ["first": first, "second": second]))
    }
    root.layoutIfNeeded()
  }

  @Test("place views beside each other, with numbers, named numbers and the standard space")
  func horizontal() {
    activate(
      "H:|-10-[first(100)]-[second]-gap-|", "V:|[first(==40)]", "V:|-5-[second(==first)]", metrics: ["gap": 12.5])
    #expect(first.frame == CGRect(x: 10, y: 0, width: 100, height: 40))
    #expect(second.frame == CGRect(x: 118, y: 5, width: 300 - 118 - 12.5, height: 40))
  }

  @Test("the standard space to the superview is its margin")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 9, left: 16, bottom: 11, right: 20)
    activate("|-[first]-|", "V:|-[first]-|")
    #expect(first.frame == CGRect(x: 16, y: 9, width: 264, height: 180))
  }

  @Test("align views across the direction, in parts of another one's length")
  func options() {
    activate("H:|[first(60)]-20-[second(first*2)]", options: [.alignAllTop, .alignAllBottom])
    activate("V:|-30-[first(50)]")
    #expect(first.frame == CGRect(x: 0, y: 30, width: 60, height: 50))
    #expect(second.frame == CGRect(x: 80, y: 30, width: 120, height: 50))
  }

  @Test("have relations and priorities")
  func predicates() {
    activate("H:|[first(>=80,<=120)]-(>=8)-[second(500@250)]|", "V:|[first]|", "V:|[second]|")
    #expect(first.frame.width >= 80 && first.frame.width <= 120)
    #expect(second.frame.minX >= first.frame.maxX + 8 && second.frame.maxX == 300)
    #expect(abs(second.frame.width - (300 - 80 - 8)) < 0.001)
  }

  @Test("go from the right where they say so")
  func fromRight() {
    activate("H:|-10-[first(50)]-20-[second(30)]", options: .directionRightToLeft)
    #expect(first.frame.maxX == 290 && second.frame.maxX == 220 && second.frame.width == 30)
  }

  @Test("of another kind, or with names that are not there, say what is wrong")
  func mistakes() {
    let phone = Phone(Text("a"))
    phone.screen.perform {
      activate("H:|[first", "[third]", "[first(width)]", "[first]second")
    }
    for (index, text) in [
      "there is nothing where \"]\" is expected", "no view with the name \"third\"",
      "no number with the name \"width\"", "there is \"second\" where \"[\" is expected",
    ].enumerated() {
      #expect(phone.issues.indices.contains(index) && phone.issues[index].contains(text))
    }
    #expect(root.constraints.isEmpty)
  }
}
