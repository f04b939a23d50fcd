import Foundation
import SwiftUI
import Testing
import ViewInspector

/// A view whose button changes the number of another view.
private struct Numbered: View {
  let content: (Int) -> AnyView

  @State private var number = 1

  var body: some View {
    VStack {
      Button("More") { number += 1 }
      content(number)
    }
  }
}

/// A view with a number, and one of its values.
struct LiveValue: CustomTestStringConvertible, Sendable {
  typealias Place = InspectableView<ViewType.AnyView>

  let testDescription: String
  let view: @MainActor @Sendable (Int) -> AnyView
  let read: @MainActor @Sendable (Place) throws -> Any
  let expected: @MainActor @Sendable (Int) -> Any

  init<V: View>(
    _ name: String, _ view: @escaping @MainActor @Sendable (Int) -> V,
    _ read: @escaping @MainActor @Sendable (Place) throws -> Any,
    _ expected: @escaping @MainActor @Sendable (Int) -> Any
  ) {
    testDescription = name
    self.view = { AnyView(view($0)) }
    self.read = read
    self.expected = expected
  }
}

private let colors = Gradient(colors: [.red, .blue])

private func date(_ n: Int) -> Date { Date(timeIntervalSince1970: Double(n) * 86_400) }

extension LiveValue {
  static let drawings = [
    LiveValue(
      "AngularGradient",
      { AngularGradient(gradient: colors, center: .top, startAngle: .degrees(Double($0)), endAngle: .degrees(90)) },
      {
        let gradient = try $0.angularGradient()
        return try (gradient.gradient(), gradient.center(), gradient.startAngle(), gradient.endAngle())
      },
      { (colors, UnitPoint.top, Angle.degrees(Double($0)), Angle.degrees(90)) }),
    LiveValue(
      "EllipticalGradient",
      { EllipticalGradient(gradient: colors, center: .top, startRadiusFraction: CGFloat($0), endRadiusFraction: 4) },
      {
        let gradient = try $0.ellipticalGradient()
        return try (
          gradient.gradient(), gradient.center(), gradient.startRadiusFraction(), gradient.endRadiusFraction()
        )
      },
      { (colors, UnitPoint.top, CGFloat($0), CGFloat(4)) }),
    LiveValue(
      "RadialGradient", { RadialGradient(gradient: colors, center: .top, startRadius: CGFloat($0), endRadius: 4) },
      {
        let gradient = try $0.radialGradient()
        return try (gradient.gradient(), gradient.center(), gradient.startRadius(), gradient.endRadius())
      },
      { (colors, UnitPoint.top, CGFloat($0), CGFloat(4)) }),
    LiveValue(
      "LinearGradient",
      { LinearGradient(gradient: colors, startPoint: UnitPoint(x: CGFloat($0), y: 0), endPoint: .bottom) },
      {
        let gradient = try $0.linearGradient()
        return try (gradient.gradient(), gradient.startPoint(), gradient.endPoint())
      },
      { (colors, UnitPoint(x: CGFloat($0), y: 0), UnitPoint.bottom) }),
    LiveValue("Color", { $0 == 2 ? Color.red : .blue }, { try $0.color().value() }, { $0 == 2 ? Color.red : .blue }),
    LiveValue(
      "Canvas", { Canvas(opaque: $0 == 2, colorMode: .linear, rendersAsynchronously: true) { _, _ in } },
      { try ($0.canvas().opaque(), $0.canvas().colorMode(), $0.canvas().rendersAsynchronously()) },
      { ($0 == 2, ColorRenderingMode.linear, true) }),
    LiveValue(
      "shape's transform", { Rectangle().transform(CGAffineTransform(translationX: CGFloat($0), y: 0)) },
      { try $0.shape().transform() }, { CGAffineTransform(translationX: CGFloat($0), y: 0) }),
    LiveValue(
      "shape's offset", { Rectangle().offset(x: CGFloat($0)) }, { try $0.shape().offset() },
      { CGSize(width: $0, height: 0) }),
    LiveValue(
      "shape's trim", { Circle().trim(from: 0, to: 0.1 * CGFloat($0)) }, { try $0.shape().trim() },
      { (from: CGFloat(0), to: 0.1 * CGFloat($0)) }),
    LiveValue(
      "shape's stroke", { Circle().stroke(lineWidth: CGFloat($0)) }, { try $0.shape().strokeStyle().lineWidth },
      { CGFloat($0) }),
    LiveValue(
      "shape's fill", { Circle().fill($0 == 2 ? Color.red : .blue) }, { try $0.shape().fillShapeStyle(Color.self) },
      { $0 == 2 ? Color.red : .blue }),
    LiveValue(
      "Image", { Image(systemName: "\($0).circle") }, { try $0.image().actualImage().name() }, { "\($0).circle" }),
  ]

  static let controls = [
    LiveValue("Toggle", { Toggle("", isOn: .constant($0 == 2)) }, { try $0.toggle().isOn() }, { $0 == 2 }),
    LiveValue(
      "Slider", { Slider(value: .constant(0.1 * Double($0))) }, { try $0.slider().value() }, { 0.1 * Double($0) }),
    LiveValue("TextField", { TextField("", text: .constant("\($0)")) }, { try $0.textField().input() }, { "\($0)" }),
    LiveValue(
      "SecureField", { SecureField("", text: .constant("\($0)")) }, { try $0.secureField().input() }, { "\($0)" }),
    LiveValue("TextEditor", { TextEditor(text: .constant("\($0)")) }, { try $0.textEditor().input() }, { "\($0)" }),
    LiveValue(
      "Button's role", { Button(role: $0 == 2 ? .destructive : .cancel, action: {}, label: { Text("") }) },
      { try $0.button().role() as Any }, { ($0 == 2 ? ButtonRole.destructive : .cancel) as ButtonRole? as Any }),
    LiveValue(
      "ProgressView", { ProgressView(value: 0.1 * Double($0)) }, { try $0.progressView().fractionCompleted() as Any },
      { (0.1 * Double($0)) as Double? as Any }),
    LiveValue(
      "MultiDatePicker", { MultiDatePicker("", selection: .constant([]), in: date($0)..<date(9)) },
      { try ($0.multiDatePicker().minimumDate(), $0.multiDatePicker().maximumDate()) },
      { (date($0) as Date?, date(9) as Date?) }),
    LiveValue(
      "PasteButton", { PasteButton(supportedContentTypes: $0 == 2 ? [.pdf] : [.png]) { _ in } },
      { try $0.pasteButton().supportedContentTypes() }, { $0 == 2 ? [UTType.pdf] : [.png] }),
    LiveValue(
      "EditButton", { EditButton().environment(\.editMode, .constant($0 == 2 ? .active : .inactive)) },
      { try $0.editButton().editMode()?.wrappedValue as Any },
      { ($0 == 2 ? EditMode.active : .inactive) as EditMode? as Any }),
    LiveValue(
      "Link", { Link("", destination: URL(filePath: "/\($0)")) }, { try $0.link().url() },
      { URL(filePath: "/\($0)") }),
    LiveValue(
      "NavigationLink", { NavigationLink("", value: $0) }, { try $0.navigationLink().value(Int.self) }, { $0 }),
    LiveValue(
      "ShareLink", { ShareLink(item: "\($0)") }, { try $0.shareLink().item(type: String.self) }, { "\($0)" }),
    LiveValue(
      "AsyncImage", { AsyncImage(url: URL(filePath: "/\($0)"), scale: 2) },
      { try ($0.asyncImage().url(), $0.asyncImage().scale()) },
      { (URL(filePath: "/\($0)") as URL?, CGFloat(2)) }),
    LiveValue(
      "Text", { Text("a").strikethrough($0 == 2, color: .red).underline(color: .blue) },
      {
        let attributes = try $0.text().attributes()
        return try ((try? attributes.strikethroughColor()) ?? nil, attributes.underlineColor())
      },
      { ($0 == 2 ? Color.red as Color? : nil, Color.blue as Color?) }),
  ]
}

/// Records the arguments of callbacks.
@MainActor
private final class Calls {
  static var last = 0
}

private struct IconStyle: LabelStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.icon.padding(CGFloat(number)) }
  }
}

private struct CurrentValueStyle: ProgressViewStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.currentValueLabel.padding(CGFloat(number)) }
  }
}

extension LiveValue {
  static let callsAndStyles = [
    LiveValue(
      "progress()", { ProgressView(Progress(totalUnitCount: Int64($0))) },
      { try $0.progressView().progress().totalUnitCount }, { $0 }),
    LiveValue(
      "callOnEditingChanged() of a slider",
      { number in Slider(value: .constant(0), onEditingChanged: { _ in Calls.last = number * 10 }) },
      {
        try $0.slider().callOnEditingChanged()
        return Calls.last
      }, { $0 * 10 }),
    LiveValue(
      "callOnEditingChanged() of a stepper",
      { number in
        Stepper("x", value: .constant(0), in: 0...9, onEditingChanged: { _ in Calls.last = number * 11 })
      },
      {
        try $0.stepper().callOnEditingChanged()
        return Calls.last
      }, { $0 * 11 }),
    LiveValue(
      "ignoresSafeAreaEdges()", { Text("x").background(Color.red, ignoresSafeAreaEdges: $0 == 2 ? .top : .bottom) },
      { try $0.text().background().ignoresSafeAreaEdges() }, { $0 == 2 ? Edge.Set.top : .bottom }),
    LiveValue(
      "attachmentAnchor()",
      { number in
        Text("x").popover(isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: Double(number), y: 0))) {
          Text("y")
        }
      },
      { try $0.text().popover().attachmentAnchor() },
      { PopoverAttachmentAnchor.point(UnitPoint(x: Double($0), y: 0)) }),
    LiveValue(
      "navigationViewStyle()",
      { number in
        NavigationView { Text("x") }.navigationViewStyle(.stack).id(number)
      },
      { try $0.navigationView().navigationViewStyle() }, { _ in StackNavigationViewStyle() }),
    LiveValue(
      "styleConfigurationIcon()", { Label("x", systemImage: "star").labelStyle(IconStyle(number: $0)) },
      { place in
        let style = try #require(try place.label().labelStyle() as? IconStyle)
        return try style.inspect().hStack().styleConfigurationIcon(0).padding().top
      }, { CGFloat($0) }),
    LiveValue(
      "styleConfigurationCurrentValueLabel()",
      { number in
        ProgressView(value: 0.5) {
          Text("x")
        } currentValueLabel: {
          Text("\(number)")
        }
        .progressViewStyle(CurrentValueStyle(number: number))
      },
      { place in
        let style = try #require(try place.progressView().progressViewStyle() as? CurrentValueStyle)
        return try style.inspect().hStack().styleConfigurationCurrentValueLabel(0).padding().top
      }, { CGFloat($0) }),
  ]
}

@MainActor
@Suite("Values of views on a screen")
struct LiveValuesTests {
  nonisolated static let values = LiveValue.drawings + LiveValue.controls + LiveValue.callsAndStyles

  @Test("a reader returns a value from the state of a hosted view", arguments: values)
  func followsState(_ value: LiveValue) throws {
    let view = Numbered { value.view($0) }
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    for number in 1...2 {
      let place = try view.inspect().view(Numbered.self).vStack().anyView(1)
      #expect(try "\(value.read(place))" == "\(value.expected(number))")
      try view.inspect().find(button: "More").tap()
    }
  }
}
