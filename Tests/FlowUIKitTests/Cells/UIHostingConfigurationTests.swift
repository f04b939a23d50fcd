import FlowUIKit
import SwiftUI
import Testing

@Suite("UIHostingConfiguration") @MainActor
struct UIHostingConfigurationTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      HStack {
        Text(name)
        Spacer()
        Button("Add \(count)") { count += 1 }.buttonStyle(.borderless)
      }
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 {
        cell.contentConfiguration = UIHostingConfiguration { Counter(name: "Row") }
      } else {
        cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 50) }
          .margins(.vertical, 20).margins(.horizontal, 0).background(.yellow)
      }
      return cell
    }
  }

  @Test("a view of SwiftUI in a cell has its state, its size and its margins")
  func hosting() throws {
    let rows = Rows()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    let phone = Phone(Shown(view: table))
    try phone.savePicture("hosting-configuration")
    #expect(phone.texts == ["Row", "Add 0"])
    #expect(phone.buttons == ["Add 0"])
    phone.tap(.button, "Add 0")
    #expect(phone.buttons == ["Add 1"])
    let cell = try #require(phone.nodes.last { $0.role == .cell }?.frame)
    #expect(cell.height == 90)
    #expect(phone.color(cell.midX, cell.midY) == phone.color(5, cell.midY))
    #expect(phone.color(cell.midX, cell.minY + 8) != phone.color(cell.midX, cell.midY))
    #expect(phone.issues == [])
  }
}
