import FlowUIKit
import SwiftUI
import Testing

@Suite("Auto Layout") @MainActor
struct ConstraintTests {
  private func makeView(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test("edges with constants, and the safe area")
  func edges() {
    let root = UIView()
    let inner = makeView(in: root)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      inner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    _ = Phone(Shown(view: root).ignoresSafeArea())
    #expect(inner.frame == CGRect(x: 10, y: 52, width: 360, height: 844 - 52 - 34))
  }

  private final class Square: UIView {
    var side: CGFloat = 10
    var count = 0
    private var constraint: NSLayoutConstraint?

    override func updateConstraints() {
      count += 1
      constraint?.isActive = false
      constraint = widthAnchor.constraint(equalToConstant: side)
      constraint?.isActive = true
      super.updateConstraints()
    }
  }

  private final class SquareController: UIViewController {
    let square = Square()
    var count = 0

    override func viewDidLoad() {
      square.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(square)
      NSLayoutConstraint.activate([
        square.heightAnchor.constraint(equalTo: square.widthAnchor),
        square.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        square.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }

    override func updateViewConstraints() {
      count += 1
      super.updateViewConstraints()
    }
  }

  @Test("a view changes its constraints before the first layout, and again when it asks for it; a controller, too")
  func updates() {
    let controller = SquareController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(controller.square.needsUpdateConstraints())
    controller.view.layoutIfNeeded()
    #expect(controller.square.frame.size == CGSize(width: 10, height: 10))
    controller.view.layoutIfNeeded()
    #expect(controller.square.count == 1 && controller.count == 1)
    #expect(!controller.square.needsUpdateConstraints())
    controller.square.side = 30
    controller.square.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    #expect(controller.square.frame.size == CGSize(width: 30, height: 30))
    #expect(controller.square.count == 2 && controller.count == 1)
  }

  @Test("lengths, ratios, centers and multipliers")
  func lengths() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let inner = makeView(in: root)
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2, constant: 6),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 75, y: 57, width: 150, height: 306))
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 25, y: 157, width: 50, height: 106))
  }

  @Test("of constraints that contradict each other, the one with the higher priority holds")
  func priorities() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let inner = makeView(in: root)
    let wide = inner.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = .defaultHigh
    let narrow = inner.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = .defaultLow
    let limit = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    limit.isActive = false
    NSLayoutConstraint.activate([
      wide, narrow, inner.leftAnchor.constraint(equalTo: root.leftAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.width == 200)
    limit.isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.width == 120)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(inner.frame.width == 50)
    narrow.constant = 60
    root.layoutIfNeeded()
    #expect(inner.frame.width == 60)
  }

  @Test("a label keeps its own size, and hugging decides which of two grows")
  func intrinsicSizes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (first, second) = (UILabel(), UILabel())
    for label in [first, second] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    second.setContentHuggingPriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.size == first.intrinsicContentSize)
    #expect(abs(second.frame.maxX - 300) < 0.001 && second.frame.height == first.frame.height)
  }

  @Test("a text of several lines is as high as its width asks for")
  func lines() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 100)
    #expect(abs(label.frame.height - label.sizeThatFits(CGSize(width: 100, height: 1e6)).height) < 0.001)
    #expect(label.frame.height > 60)
  }

  @Test("the size that constraints ask for is that of a representable")
  func fittingSize() {
    let root = UIView()
    let inner = makeView(in: root)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 30),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      root.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: root.topAnchor), inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 30))
    _ = Phone(Shown(view: root).fixedSize())
    #expect(root.bounds.size == CGSize(width: 50, height: 30))
    #expect(inner.frame == CGRect(x: 5, y: 0, width: 40, height: 30))
  }

  @Test("required constraints that contradict each other are named, and one is left out")
  func conflict() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = makeView(in: root)
    inner.accessibilityIdentifier = "box"
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 10), inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    let phone = Phone(Text("a"))
    phone.screen.perform { root.layoutIfNeeded() }
    #expect(inner.frame.width == 10)
    #expect(
      phone.issues == [
        "Unable to simultaneously satisfy constraints: NSLayoutConstraint box.width == 20 contradicts the others of "
          + "UIView; it is left out. Lower a priority, or set translatesAutoresizingMaskIntoConstraints to false for "
          + "views that have constraints."
      ])
  }

  @Test("a stack view arranges its views", arguments: [UIStackView.Distribution.fillEqually, .equalSpacing])
  func stack(distribution: UIStackView.Distribution) {
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.widthAnchor.constraint(equalToConstant: 30).isActive = distribution == .equalSpacing }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 150, height: 40)
    stack.distribution = distribution
    stack.spacing = 15
    stack.layoutIfNeeded()
    if distribution == .fillEqually {
      #expect(views.map(\.frame.minX) == [0, 55, 110] && views.map(\.frame.width) == [40, 40, 40])
    } else {
      #expect(views.map(\.frame.minX) == [0, 60, 120] && views.map(\.frame.width) == [30, 30, 30])
    }
    #expect(views.map(\.frame.height) == [40, 40, 40])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.maxX == 150)
  }

  @Test("the solver finds the same frames as an arithmetic of its own for chains of random lengths")
  func chains() {
    var seed: UInt64 = 7
    func next(_ limit: UInt64) -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((seed >> 33) % limit)
    }
    for _ in 0..<20 {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
      var previous: UIView?
      var expected: [CGRect] = []
      var views: [UIView] = []
      for _ in 0..<(2 + Int(next(8))) {
        let view = makeView(in: root)
        let (gap, width) = (next(20), next(60))
        let start = previous?.rightAnchor ?? root.leftAnchor
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: start, constant: gap),
          view.widthAnchor.constraint(equalToConstant: width),
          view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        expected.append(CGRect(x: (expected.last?.maxX ?? 0) + gap, y: 0, width: width, height: 100))
        views.append(view)
        previous = view
      }
      root.layoutIfNeeded()
      for (view, frame) in zip(views, expected) {
        #expect(abs(view.frame.minX - frame.minX) < 0.001 && abs(view.frame.width - frame.width) < 0.001)
      }
    }
  }
}
