import FlowUIKit
import SwiftUI

/// The cost of screens of UIKit beside the same screens in SwiftUI.
@MainActor
struct UIKitBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) {
    if isWanted("uikit-table") { table(&report) }
    if isWanted("uikit-constraints") { constraints(&report) }
    if isWanted("uikit-representables") { representables(&report) }
  }

  private func isWanted(_ part: String) -> Bool { only == nil || only == part }

  private func shown(_ view: some View) -> Screen {
    let screen = Screen(device: .iPhone17Pro, timing: .settling)
    screen.show(view)
    _ = screen.displayList()
    return screen
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// The first screen of a table, and of the same list.
  private func table(_ report: inout Report) {
    let n = 100_000
    report.add(
      "uikit-table-first-screen", n: n, unit: "us",
      best(of: 5) {
        let rows = Rows(n)
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        _ = shown(Shown(view: table))
      })
    report.add(
      "swiftui-table-first-screen", n: n, unit: "us",
      best(of: 5) { _ = shown(List(0..<n, id: \.self) { Text("Row \($0)") }.listStyle(.plain)) })
  }

  /// The first layout of a screen of constraints, and the one after a change of a constant.
  private func constraints(_ report: inout Report) {
    let count = 125
    func makeScreen() -> (UIView, NSLayoutConstraint) {
      let root = UIView()
      var above = root.topAnchor
      var first: NSLayoutConstraint?
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let constraints = [
          view.topAnchor.constraint(equalTo: above, constant: 1), view.heightAnchor.constraint(equalToConstant: 5),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        ]
        NSLayoutConstraint.activate(constraints)
        first = first ?? constraints[0]
        above = view.bottomAnchor
      }
      return (root, first ?? root.heightAnchor.constraint(equalToConstant: 0))
    }
    report.add(
      "uikit-constraints-first-screen", n: count * 4, unit: "us",
      best(of: 3) { _ = shown(Shown(view: makeScreen().0)) })
    let (root, constraint) = makeScreen()
    let screen = shown(Shown(view: root))
    report.add(
      "uikit-constraints-update", n: count * 4, unit: "us",
      best(of: 3) {
        screen.perform { constraint.constant += 1 }
        _ = screen.displayList()
      })
    report.add(
      "swiftui-constraints-first-screen", n: count * 4, unit: "us",
      best(of: 3) {
        _ = shown(
          VStack(spacing: 1) { ForEach(0..<count, id: \.self) { _ in Color.clear.frame(height: 5) } }.padding(8))
      })
  }

  /// A representable in each row of a list.
  private func representables(_ report: inout Report) {
    let n = 1_000
    struct Row: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
    }
    report.add(
      "uikit-representables-first-screen", n: n, unit: "us",
      best(of: 5) { _ = shown(List(0..<n, id: \.self) { Row(text: "Row \($0)") }) })
    report.add(
      "swiftui-representables-first-screen", n: n, unit: "us",
      best(of: 5) { _ = shown(List(0..<n, id: \.self) { Text("Row \($0)") }) })
  }
}
