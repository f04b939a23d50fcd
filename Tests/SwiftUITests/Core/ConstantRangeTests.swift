import Testing

@testable import SwiftUI

/// `ForEach(_:content:)` and `List(_:rowContent:)` read a range of numbers once: "The instance only reads the initial
/// value of the provided data and doesn't need to identify views across updates" (Apple's documentation).
@Suite("Constant ranges") @MainActor
struct ConstantRangeTests {
  private enum Form: CaseIterable { case column, lazyColumn, list, inList, selectable }

  private struct Rows: View {
    let form: Form
    @State private var range = 0..<2
    @State private var letter = "r"

    var body: some View {
      VStack {
        switch form {
        case .column: ForEach(range) { Text("\(letter)\($0)") }
        case .lazyColumn: LazyVStack { ForEach(range) { Text("\(letter)\($0)") } }
        case .list: List(range) { Text("\(letter)\($0)") }
        case .inList: List { ForEach(range) { Text("\(letter)\($0)") } }
        case .selectable: List(range, selection: .constant(Set<Int>())) { Text("\(letter)\($0)") }
        }
        Button("Add") { range = range.lowerBound..<range.upperBound + 1 }
        Button("Move") { range = range.lowerBound + 1..<range.upperBound + 1 }
        Button("Rename") { letter = "s" }
      }
    }
  }

  @Test("a range without identities is read once, with a warning; its content is not", arguments: Form.allCases)
  private func constant(form: Form) {
    let phone = PhoneScreen(Rows(form: form))
    #expect(phone.texts == ["r0", "r1"])
    #expect(phone.issues == [])
    phone.tap("Add")
    #expect(phone.texts == ["r0", "r1"])
    #expect(
      phone.issues == [
        "ForEach has the range 0..<3 instead of 0..<2, but reads a range once: it still shows 0..<2. "
          + #"Give the elements an identity: ForEach(0..<3, id: \.self)."#
      ])
    #expect(phone.screen.graph.issues.map(\.severity) == [.warning])
    phone.tap("Rename")
    #expect(phone.texts == ["s0", "s1"])
    phone.tap("Move")
    #expect(phone.texts == ["s0", "s1"])
  }

  private struct Identified: View {
    let isList: Bool
    @State private var count = 2

    var body: some View {
      VStack {
        if isList {
          List(0..<count, id: \.self) { Text("r\($0)") }
        } else {
          ForEach(0..<count, id: \.self) { Text("r\($0)") }
        }
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("a range with identities follows its changes", arguments: [false, true])
  func identified(isList: Bool) {
    let phone = PhoneScreen(Identified(isList: isList))
    phone.tap("Add")
    #expect(phone.texts == ["r0", "r1", "r2"])
    #expect(phone.issues == [])
  }

  private struct Renewed: View {
    @State private var count = 2

    var body: some View {
      VStack { ForEach(0..<count) { Text("r\($0)") } }.id(count)
      Button("Add") { count += 1 }
    }
  }

  @Test("a range is read again when the views have another identity")
  func renewed() {
    let phone = PhoneScreen(Renewed())
    phone.tap("Add")
    #expect(phone.texts == ["r0", "r1", "r2"])
    #expect(phone.issues == [])
  }
}
