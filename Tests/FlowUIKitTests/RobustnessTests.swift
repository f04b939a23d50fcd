import FlowUIKit
import SwiftUI
import Testing

@Suite("UIKit beyond what apps do") @MainActor
struct RobustnessTests {
  @Test("10,000 nested views end with a picture or with an issue")
  func nested() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var inner = root
    for _ in 0..<10_000 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      inner.addSubview(next)
      inner = next
    }
    let phone = Phone(Shown(view: root))
    #expect(phone.screen.picture(scale: 1) != nil)
  }

  @Test("constraints in a cycle and contradictions end, and the contradiction is named")
  func cycle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: b.widthAnchor), b.widthAnchor.constraint(equalTo: a.widthAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      a.widthAnchor.constraint(equalToConstant: 40),
    ])
    let phone = Phone(Shown(view: root))
    #expect(phone.issues.contains { $0.hasPrefix("Unable to simultaneously satisfy constraints") })
  }

  @Test("frames that are not numbers are named and become zero")
  func frames() {
    let phone = Phone(Text("a"))
    phone.screen.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10))
      #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
      view.center = CGPoint(x: CGFloat.infinity, y: 0)
      #expect(view.frame.origin.x == 0)
    }
    #expect(!phone.issues.isEmpty && phone.issues.allSatisfy { $0.contains("is not finite") })
  }

  @Test("a view that is added to two parents is in the second one only, and a view is never in itself")
  func parents() {
    let phone = Phone(Text("a"))
    phone.screen.perform {
      let (first, second, view) = (UIView(), UIView(), UIView())
      first.addSubview(view)
      second.addSubview(view)
      #expect(first.subviews.isEmpty && second.subviews == [view] && view.superview === second)
      view.addSubview(second)
      #expect(view.subviews.isEmpty)
    }
    #expect(phone.issues.count == 1)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test("a table whose data source vanishes keeps its rows until it is reloaded, and takes taps")
  func vanishing() {
    var rows: Rows? = Rows()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    let phone = Phone(Shown(view: table))
    #expect(phone.texts == ["Row 0", "Row 1", "Row 2"])
    rows = nil
    #expect(table.dataSource == nil && table.delegate == nil)
    phone.tap(.staticText, "Row 1")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    phone.screen.perform { table.reloadData() }
    #expect(phone.texts == [])
  }

  @Test("a cell that is asked for without a class is plain, and the identifier is named")
  func unregistered() {
    let phone = Phone(Text("a"))
    phone.screen.perform {
      let cell = UITableView().dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      #expect(type(of: cell) == UITableViewCell.self)
      UITableView().scrollToRow(at: IndexPath(row: 7, section: 2), at: .top, animated: false)
    }
    #expect(phone.issues.count == 2 && phone.issues[0].contains("\"none\""))
  }
}
