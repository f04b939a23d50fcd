import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, is laid out, drawn and described without an error, and changes what it
/// should.
@MainActor
@Suite("Often used views")
struct FrequentViewSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show(.layout, LazyHStack(spacing: 1) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Image(decorative: "x"))
    SignatureSample.show([.layout, .drawing, .semantics], TextField("x", value: .constant(0), format: .number))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Section(header: SignatureSample.text, footer: SignatureSample.text) { SignatureSample.text })
    SignatureSample.show(
      [.drawing, .semantics],
      Button(role: .cancel) {
      } label: {
        SignatureSample.text
      })
    SignatureSample.show(
      [.layout, .drawing, .semantics], AsyncImage(url: nil) { phase in if let i = phase.image { i } })
    SignatureSample.show([.layout, .drawing, .semantics], AsyncImage(url: nil))
    SignatureSample.show([.layout, .drawing, .semantics], Color(uiColor: UIColor.red))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Stepper(value: .constant(0), in: 0...1) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ColorPicker("x", selection: .constant(.red)))
    SignatureSample.show([], ViewThatFits { SignatureSample.text })
    SignatureSample.show([], ViewThatFits(in: .horizontal) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Ellipse())
    SignatureSample.show([], Grid { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ScrollView(showsIndicators: false) { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], Button("x", systemImage: "x") {})
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Section {
        SignatureSample.text
      } footer: {
        SignatureSample.text
      })
    SignatureSample.show([.drawing, .semantics], LabeledContent("x") { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], LabeledContent("x", value: "y"))
    SignatureSample.show([.layout, .drawing, .semantics], Canvas { c, s in })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Canvas { c, s in
      } symbols: {
        SignatureSample.text
      })
    SignatureSample.show([.layout, .drawing], GroupBox { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], GroupBox("x") { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], Menu("x") { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Color(red: 1, green: 1, blue: 1, opacity: 1))
    SignatureSample.show([], ForEach(SignatureSample.items, id: \.self, content: { _ in SignatureSample.text }))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      List(SignatureSample.items, selection: .constant(Set<Int>())) { _ in SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], TextField("x", text: .constant("x"), onCommit: SignatureSample.act))
    SignatureSample.show([.drawing, .semantics], LazyVStack(alignment: .leading, spacing: 1) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], AngularGradient(gradient: Gradient(colors: [.red]), center: .center))
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show([.layout, .drawing, .semantics], Color("x", bundle: nil))
    SignatureSample.show([.layout, .drawing, .semantics], Path(ellipseIn: .zero))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Section(footer: SignatureSample.text) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      DatePicker(selection: .constant(SignatureSample.date), in: SignatureSample.date..., displayedComponents: .date) {
        SignatureSample.text
      })
    SignatureSample.show([], Grid(horizontalSpacing: 1, verticalSpacing: 1) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Stepper("x", value: .constant(0), in: 0...1, step: 1))
    SignatureSample.show(
      [.layout, .drawing, .semantics], ShareLink(item: "x", preview: SharePreview("x", image: Image("x"))))
    SignatureSample.show([.layout, .drawing, .semantics], TextField("x", text: .constant("x"), axis: .vertical))
    SignatureSample.show(
      [.layout, .drawing, .semantics], ContentUnavailableView("x", systemImage: "x", description: SignatureSample.text))
    SignatureSample.show([.layout, .drawing, .semantics], Image("x", bundle: nil))
    SignatureSample.show(
      [.drawing, .semantics], Label(title: { SignatureSample.text }, icon: { SignatureSample.text }))
    SignatureSample.show([.layout, .drawing, .semantics], DatePicker("x", selection: .constant(SignatureSample.date)))
    SignatureSample.show([], LazyVStack(spacing: 1, pinnedViews: .sectionHeaders) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ContainerRelativeShape())
    SignatureSample.show(.drawing, ControlGroup { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ProgressView(value: 0.5, total: 2))
    SignatureSample.show([.drawing, .semantics], ShareLink(item: "x") { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ContentUnavailableView("x", systemImage: "x"))
    SignatureSample.show([.layout, .drawing, .semantics], ContentUnavailableView.search)
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      List(SignatureSample.items, id: \.self, selection: .constant(Set<Int>())) { _ in SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      AngularGradient(gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .zero))
    SignatureSample.show([.layout, .drawing, .semantics], TextField("x", text: .constant("x")) {})
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom))
    SignatureSample.show(
      [.drawing, .semantics],
      NavigationLink(destination: SignatureSample.text, isActive: .constant(false), label: { SignatureSample.text }))
    SignatureSample.show([.layout, .drawing, .semantics], ShareLink(item: "x"))
    SignatureSample.show(
      [.layout, .drawing, .semantics], TextField("x", text: .constant("x"), onEditingChanged: { _ in }))
    SignatureSample.show([.drawing, .semantics], Button("x", systemImage: "x", role: .destructive) {})
    SignatureSample.show(
      [.drawing, .semantics],
      LabeledContent {
        SignatureSample.text
      } label: {
        SignatureSample.text
      })
    SignatureSample.show([.drawing, .semantics], Menu("x", systemImage: "x") { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Picker(selection: .constant(0)) {
        SignatureSample.text
      } label: {
        SignatureSample.text
      })
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show([.layout, .drawing, .semantics], Stepper("x", value: .constant(0)))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Stepper("x") {
      } onDecrement: {
      })
    SignatureSample.show(
      [.drawing, .semantics],
      NavigationLink(destination: SignatureSample.text, tag: 1, selection: .constant(nil as Int?)) {
        SignatureSample.text
      })
    SignatureSample.show([.drawing, .semantics], DisclosureGroup("x") { SignatureSample.text })
    SignatureSample.show(
      [.drawing, .semantics], DisclosureGroup("x", isExpanded: .constant(false)) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .red, .red]))
    SignatureSample.show([.layout, .drawing, .semantics], EllipticalGradient(colors: [.red]))
    SignatureSample.show([.layout, .drawing, .semantics], UnevenRoundedRectangle(topLeadingRadius: 3))
    SignatureSample.show([.layout, .drawing, .semantics], AnyShape(Circle()))
    SignatureSample.show([], PhaseAnimator([1, 2]) { p in SignatureSample.text })
    SignatureSample.show(
      [],
      KeyframeAnimator(initialValue: 1.0) { v in
        SignatureSample.text
      } keyframes: { _ in
        LinearKeyframe(2.0, duration: 1)
      })
    SignatureSample.show([.layout, .drawing, .semantics], Gauge(value: 0.5) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], PasteButton(payloadType: String.self) { _ in })
    SignatureSample.show([.drawing, .semantics], RenameButton())
    SignatureSample.show([.drawing, .semantics], Text(SignatureSample.date...SignatureSample.date))
    SignatureSample.show([.drawing, .semantics], Text("a") + Text("b"))
    SignatureSample.show([.drawing, .semantics], Text("\(SignatureSample.text) x"))
    SignatureSample.show([.drawing, .semantics], Text(SignatureSample.date, format: .dateTime))
    SignatureSample.show([], Text(AttributedString("x")))
    SignatureSample.show([.drawing, .semantics], Text(Image("x")))
    SignatureSample.show([], Text(LocalizedStringKey("x")))
    SignatureSample.show([], Text("x", bundle: nil, comment: "c"))
    SignatureSample.show([], Text("x", tableName: "y"))
    SignatureSample.show(
      [.layout, .drawing, .semantics], TabView { Tab("x", systemImage: "x") { SignatureSample.text } })
    SignatureSample.show([.layout, .drawing, .semantics], Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Color(.displayP3, white: 1, opacity: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Color(cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
    SignatureSample.show([.layout, .drawing, .semantics], Color(UIColor.red))
    SignatureSample.show([.layout, .drawing, .semantics], Image(.init(name: "x", bundle: .main)))
    SignatureSample.show([.layout, .drawing, .semantics], Image(systemName: "x", variableValue: 0.3))
  }

  @Test("signatures 91 to 116")
  func signatures91() {
    SignatureSample.show([.layout, .drawing, .semantics], Image("x", label: SignatureSample.text))
    SignatureSample.show([.layout, .drawing, .semantics], Image(size: CGSize(width: 1, height: 1)) { c in })
    SignatureSample.show([.layout, .drawing, .semantics], Circle().gesture(SignatureSample.isOn ? TapGesture() : nil))
    SignatureSample.show([.layout, .drawing, .semantics], Circle().gesture(AnyGesture(TapGesture().map { _ in })))
    SignatureSample.show([], ModifiedContent(content: SignatureSample.text, modifier: EmptyModifier()))
    SignatureSample.show([.layout, .drawing, .semantics], TupleView((SignatureSample.text, SignatureSample.text)))
    SignatureSample.show([], GridRow(alignment: .top) { SignatureSample.text })
    SignatureSample.show([], Grid(alignment: .leading) { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], NavigationLink(value: Optional(1)) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      NavigationSplitView(columnVisibility: .constant(.all)) {
        SignatureSample.text
      } detail: {
        SignatureSample.text
      })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Slider(value: .constant(0.5), in: 0...1) {
        SignatureSample.text
      } minimumValueLabel: {
        SignatureSample.text
      } maximumValueLabel: {
        SignatureSample.text
      })
    SignatureSample.show(
      [.layout, .drawing, .semantics], Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }))
    SignatureSample.show([.layout, .drawing, .semantics], Slider(value: .constant(Float(0.5)), in: 0...1))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Stepper("x", onIncrement: SignatureSample.act, onDecrement: nil))
    SignatureSample.show(
      [.layout, .drawing, .semantics], TextField("x", text: .constant("x"), prompt: SignatureSample.text))
    SignatureSample.show([.layout, .drawing, .semantics], TextField(text: .constant("x")) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], TextField("x", value: .constant(0.5), formatter: NumberFormatter()))
    SignatureSample.show(
      [.layout, .drawing, .semantics], SecureField("x", text: .constant("x"), prompt: SignatureSample.text))
    SignatureSample.show([.layout, .drawing, .semantics], SecureField("x", text: .constant("x")) {})
    SignatureSample.show([], Text(.init("x")))
    SignatureSample.show([.layout, .drawing, .semantics], Text("x").font(.custom("x", size: 3)))
    SignatureSample.show(
      [.layout, .drawing, .semantics], Text("x").font(.system(size: 3, weight: .bold, design: .rounded)))
    SignatureSample.show(.drawing, Text("x").font(.system(.body, design: .serif, weight: .bold)))
    SignatureSample.show([.layout, .drawing, .semantics], Text("x").font(.custom("x", size: 3, relativeTo: .body)))
    SignatureSample.show(
      .drawing, Text("x").font(.body.weight(.bold).italic().monospacedDigit().smallCaps().leading(.tight)))
    SignatureSample.show([], Text("x").foregroundColor(nil))
  }

  @Test("lists of bindings are distinguished from lists of values")
  func listsOfBindings() {
    SignatureSample.show(
      [.layout, .drawing, .semantics], List(SignatureSample.bound) { $item in TextField("x", text: $item.name) })
    SignatureSample.show(
      [.layout, .drawing, .semantics], List(SignatureSample.bound) { item in Text(item.wrappedValue.name) })
    SignatureSample.show(
      [.layout, .drawing, .semantics], List(SignatureSample.bound, id: \.name) { $item in Text(item.name) })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      List(SignatureSample.bound, selection: .constant(Set<Int>())) { $item in Text(item.name) })
  }
}
