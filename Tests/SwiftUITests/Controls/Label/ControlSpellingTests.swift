import Foundation
import Testing

@testable import SwiftUI

/// Less frequent initializers of controls.
@Suite("Other initializers of controls") @MainActor
struct ControlSpellingTests {
  private func labels(_ view: some View) -> [String?] { ControlHost { view }.nodes.map(\.label) }

  @Test("with labels that are views")
  func labelViews() throws {
    #expect(labels(Toggle(isOn: .constant(true)) { Text("Sound") }) == ["Sound"])
    #expect(labels(Toggle(isOn: .constant(true), label: { Text("Sound") })) == ["Sound"])
    #expect(
      labels(
        Label {
          Text("Star")
        } icon: {
          Image(systemName: "star")
        }) == ["Star"])
    #expect(labels(Label(title: { Text("Star") }, icon: { Image(systemName: "star") })) == ["Star"])
    #expect(
      labels(
        Menu {
          Button("a") {}
        } label: {
          Text("Options")
        }) == ["Options"])
    #expect(labels(Menu("Options", systemImage: "gear") { Button("a") {} }) == ["Options"])
    let picker = Picker(selection: .constant(1)) {
      Text("One").tag(1)
    } label: {
      Text("Number")
    }
    #expect(try ControlHost { picker }.node().label == "One")
  }

  @Test("buttons with a role and an action as a value")
  func button() throws {
    let log = EventLog()
    func delete() { log.add("delete") }
    let host = ControlHost { Button("Delete", role: .destructive, action: delete) }
    try host.perform(.activate, on: "Delete")
    #expect(log.lines == ["delete"])
  }

  @Test("links open their URL, with a title or a view as the label")
  func links() throws {
    let url = try #require(URL(string: "https://example.org"))
    for host in [
      ControlHost { Link("Site", destination: url) }, ControlHost { Link(destination: url) { Text("Site") } },
    ] {
      try host.perform(.activate, on: "Site")
      #expect(host.screen.openedURLs == [url])
    }
  }

  @Test("text fields with actions for editing and commits, that grow along an axis")
  func textFields() throws {
    let log = EventLog()
    let host = ControlHost {
      TextField("Name", text: .constant(""), onEditingChanged: { log.add("editing \($0)") })
      TextField("Street", text: .constant(""), onCommit: { log.add("commit") })
      TextField("Notes", text: .constant("a"), axis: .vertical)
    }
    try host.perform(.activate, on: "Name")
    #expect(log.take() == ["editing true"])
    try host.perform(.submit, on: "Street")
    #expect(log.take().contains("commit"))
    #expect(try host.node("Notes").value == "a")
  }

  @Test("pickers of dates, in a range and with a view as the label")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 0)
    let range = date...date.addingTimeInterval(86_400)
    #expect(labels(DatePicker("Day", selection: .constant(date))) == ["Day"])
    #expect(
      labels(DatePicker(selection: .constant(date), in: range, displayedComponents: .date) { Text("Day") }) == ["Day"])
  }

  @Test("progress of a total, in styles with a tint")
  func progress() throws {
    #expect(try ControlHost { ProgressView(value: 3, total: 4) }.node().value == "75%")
    let wheel = ControlHost { ProgressView("Waiting").progressViewStyle(CircularProgressViewStyle(tint: .red)) }
    #expect(try wheel.node("Waiting").role == .activityIndicator)
    #expect(wheel.elements(named: "Spinner").count == 1)
    #expect(
      ControlHost { ProgressView().progressViewStyle(CircularProgressViewStyle()) }.elements(named: "Spinner").count
        == 1)
    let bar = ControlHost { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)) }
    #expect(bar.elements(named: "ProgressBar").count == 1)
  }

  @Test("styles made by their types")
  func styleTypes() throws {
    func frame(_ view: some View) -> CGSize { ControlHost(width: nil) { view }.screen.contentSize }
    #expect(frame(Button("a") {}.buttonStyle(PlainButtonStyle())) == frame(Button("a") {}.buttonStyle(.plain)))
    #expect(
      frame(Button("a") {}.buttonStyle(BorderlessButtonStyle())) == frame(Button("a") {}.buttonStyle(.borderless)))
    #expect(frame(Button("a") {}.buttonStyle(BorderedButtonStyle())) == frame(Button("a") {}.buttonStyle(.bordered)))
    let field = TextField("Name", text: .constant(""))
    #expect(
      frame(field.textFieldStyle(RoundedBorderTextFieldStyle())) == frame(field.textFieldStyle(.roundedBorder)))
    let picker = Picker("a", selection: .constant(1)) { Text("One").tag(1) }
    #expect(frame(picker.pickerStyle(SegmentedPickerStyle())) == frame(picker.pickerStyle(.segmented)))
    #expect(frame(picker.pickerStyle(WheelPickerStyle())) == frame(picker.pickerStyle(.wheel)))
    #expect(frame(picker.pickerStyle(WheelPickerStyle())) != frame(picker.pickerStyle(.segmented)))
    let list = List { Text("a") }
    func row(_ view: some View) -> CGRect? {
      let host = Screen.phone()
      host.show(view)
      return host.rows.first?.frameOnScreen
    }
    #expect(row(list.listStyle(GroupedListStyle())) == row(list.listStyle(.grouped)))
    #expect(row(list.listStyle(PlainListStyle())) == row(list.listStyle(.plain)))
    #expect(row(list.listStyle(InsetGroupedListStyle())) == row(list.listStyle(.insetGrouped)))
    #expect(row(list.listStyle(PlainListStyle())) != row(list.listStyle(.insetGrouped)))
  }

  @Test("a share link is a button with a custom or the default label")
  func sharing() {
    #expect(labels(ShareLink(item: "a") { Text("Send") }) == ["Send"])
    #expect(labels(ShareLink(item: "a")).count == 1)
    #expect(labels(ShareLink(item: "a", preview: SharePreview("Text"))).count == 1)
  }

  @Test("on iOS 26 a value beside a label has the secondary color of labels, also in a row of a list")
  func valueColor() throws {
    let phone = PhoneScreen(Form { LabeledContent("Name", value: "IIIIIIII") }, system: .iOS26)
    let picture = try #require(phone.screen.picture(scale: 3))
    // The element has both texts; the value is at its end.
    let frame = try #require(phone.nodes.first { $0.role == .staticText }).frame
    let places = Int(frame.maxX * 3) - 60..<Int(frame.maxX * 3)
    let darkest = try #require(places.map { picture[$0, Int(frame.midY * 3)].red }.min())
    #expect(darkest == 0x8A)
  }
}
