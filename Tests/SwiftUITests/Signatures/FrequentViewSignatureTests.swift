import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, and is laid out, drawn and described without an error.
@MainActor
@Suite("Often used views")
struct FrequentViewSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show(LazyHStack(spacing: 1) { SignatureSample.text })
    SignatureSample.show(Image(decorative: "x"))
    SignatureSample.show(TextField("x", value: .constant(0), format: .number))
    SignatureSample.show(Section(header: SignatureSample.text, footer: SignatureSample.text) { SignatureSample.text })
    SignatureSample.show(
      Button(role: .cancel) {
      } label: {
        SignatureSample.text
      })
    SignatureSample.show(AsyncImage(url: nil) { phase in if let i = phase.image { i } })
    SignatureSample.show(AsyncImage(url: nil))
    SignatureSample.show(Color(uiColor: UIColor.red))
    SignatureSample.show(Stepper(value: .constant(0), in: 0...1) { SignatureSample.text })
    SignatureSample.show(ColorPicker("x", selection: .constant(.red)))
    SignatureSample.show(ViewThatFits { SignatureSample.text })
    SignatureSample.show(ViewThatFits(in: .horizontal) { SignatureSample.text })
    SignatureSample.show(Ellipse())
    SignatureSample.show(Grid { SignatureSample.text })
    SignatureSample.show(ScrollView(showsIndicators: false) { SignatureSample.text })
    SignatureSample.show(Button("x", systemImage: "x") {})
    SignatureSample.show(
      Section {
        SignatureSample.text
      } footer: {
        SignatureSample.text
      })
    SignatureSample.show(LabeledContent("x") { SignatureSample.text })
    SignatureSample.show(LabeledContent("x", value: "y"))
    SignatureSample.show(Canvas { c, s in })
    SignatureSample.show(
      Canvas { c, s in
      } symbols: {
        SignatureSample.text
      })
    SignatureSample.show(GroupBox { SignatureSample.text })
    SignatureSample.show(GroupBox("x") { SignatureSample.text })
    SignatureSample.show(Menu("x") { SignatureSample.text })
    SignatureSample.show(Color(red: 1, green: 1, blue: 1, opacity: 1))
    SignatureSample.show(ForEach(SignatureSample.items, id: \.self, content: { _ in SignatureSample.text }))
    SignatureSample.show(List(SignatureSample.items, selection: .constant(Set<Int>())) { _ in SignatureSample.text })
    SignatureSample.show(TextField("x", text: .constant("x"), onCommit: SignatureSample.act))
    SignatureSample.show(LazyVStack(alignment: .leading, spacing: 1) { SignatureSample.text })
    SignatureSample.show(AngularGradient(gradient: Gradient(colors: [.red]), center: .center))
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show(Color("x", bundle: nil))
    SignatureSample.show(Path(ellipseIn: .zero))
    SignatureSample.show(Section(footer: SignatureSample.text) { SignatureSample.text })
    SignatureSample.show(
      DatePicker(selection: .constant(SignatureSample.date), in: SignatureSample.date..., displayedComponents: .date) {
        SignatureSample.text
      })
    SignatureSample.show(Grid(horizontalSpacing: 1, verticalSpacing: 1) { SignatureSample.text })
    SignatureSample.show(Stepper("x", value: .constant(0), in: 0...1, step: 1))
    SignatureSample.show(ShareLink(item: "x", preview: SharePreview("x", image: Image("x"))))
    SignatureSample.show(TextField("x", text: .constant("x"), axis: .vertical))
    SignatureSample.show(ContentUnavailableView("x", systemImage: "x", description: SignatureSample.text))
    SignatureSample.show(Image("x", bundle: nil))
    SignatureSample.show(Label(title: { SignatureSample.text }, icon: { SignatureSample.text }))
    SignatureSample.show(DatePicker("x", selection: .constant(SignatureSample.date)))
    SignatureSample.show(LazyVStack(spacing: 1, pinnedViews: .sectionHeaders) { SignatureSample.text })
    SignatureSample.show(ContainerRelativeShape())
    SignatureSample.show(ControlGroup { SignatureSample.text })
    SignatureSample.show(ProgressView(value: 0.5, total: 2))
    SignatureSample.show(ShareLink(item: "x") { SignatureSample.text })
    SignatureSample.show(ContentUnavailableView("x", systemImage: "x"))
    SignatureSample.show(ContentUnavailableView.search)
    SignatureSample.show(
      List(SignatureSample.items, id: \.self, selection: .constant(Set<Int>())) { _ in SignatureSample.text })
    SignatureSample.show(
      AngularGradient(gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .zero))
    SignatureSample.show(TextField("x", text: .constant("x")) {})
    SignatureSample.show(LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom))
    SignatureSample.show(
      NavigationLink(destination: SignatureSample.text, isActive: .constant(false), label: { SignatureSample.text }))
    SignatureSample.show(ShareLink(item: "x"))
    SignatureSample.show(TextField("x", text: .constant("x"), onEditingChanged: { _ in }))
    SignatureSample.show(Button("x", systemImage: "x", role: .destructive) {})
    SignatureSample.show(
      LabeledContent {
        SignatureSample.text
      } label: {
        SignatureSample.text
      })
    SignatureSample.show(Menu("x", systemImage: "x") { SignatureSample.text })
    SignatureSample.show(
      Picker(selection: .constant(0)) {
        SignatureSample.text
      } label: {
        SignatureSample.text
      })
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show(Stepper("x", value: .constant(0)))
    SignatureSample.show(
      Stepper("x") {
      } onDecrement: {
      })
    SignatureSample.show(
      NavigationLink(destination: SignatureSample.text, tag: 1, selection: .constant(nil as Int?)) {
        SignatureSample.text
      })
    SignatureSample.show(DisclosureGroup("x") { SignatureSample.text })
    SignatureSample.show(DisclosureGroup("x", isExpanded: .constant(false)) { SignatureSample.text })
    SignatureSample.show(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .red, .red]))
    SignatureSample.show(EllipticalGradient(colors: [.red]))
    SignatureSample.show(UnevenRoundedRectangle(topLeadingRadius: 3))
    SignatureSample.show(AnyShape(Circle()))
    SignatureSample.show(PhaseAnimator([1, 2]) { p in SignatureSample.text })
    SignatureSample.show(
      KeyframeAnimator(initialValue: 1.0) { v in
        SignatureSample.text
      } keyframes: { _ in
        LinearKeyframe(2.0, duration: 1)
      })
    SignatureSample.show(Gauge(value: 0.5) { SignatureSample.text })
    SignatureSample.show(PasteButton(payloadType: String.self) { _ in })
    SignatureSample.show(RenameButton())
    SignatureSample.show(Text(SignatureSample.date...SignatureSample.date))
    SignatureSample.show(Text("a") + Text("b"))
    SignatureSample.show(Text("\(SignatureSample.text) x"))
    SignatureSample.show(Text(SignatureSample.date, format: .dateTime))
    SignatureSample.show(Text(AttributedString("x")))
    SignatureSample.show(Text(Image("x")))
    SignatureSample.show(Text(LocalizedStringKey("x")))
    SignatureSample.show(Text("x", bundle: nil, comment: "c"))
    SignatureSample.show(Text("x", tableName: "y"))
    SignatureSample.show(TabView { Tab("x", systemImage: "x") { SignatureSample.text } })
    SignatureSample.show(Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1))
    SignatureSample.show(Color(.displayP3, white: 1, opacity: 1))
    SignatureSample.show(Color(cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
    SignatureSample.show(Color(UIColor.red))
    SignatureSample.show(Image(.init(name: "x", bundle: .main)))
    SignatureSample.show(Image(systemName: "x", variableValue: 0.3))
  }

  @Test("signatures 91 to 116")
  func signatures91() {
    SignatureSample.show(Image("x", label: SignatureSample.text))
    SignatureSample.show(Image(size: CGSize(width: 1, height: 1)) { c in })
    SignatureSample.show(Circle().gesture(SignatureSample.isOn ? TapGesture() : nil))
    SignatureSample.show(Circle().gesture(AnyGesture(TapGesture().map { _ in })))
    SignatureSample.show(ModifiedContent(content: SignatureSample.text, modifier: EmptyModifier()))
    SignatureSample.show(TupleView((SignatureSample.text, SignatureSample.text)))
    SignatureSample.show(GridRow(alignment: .top) { SignatureSample.text })
    SignatureSample.show(Grid(alignment: .leading) { SignatureSample.text })
    SignatureSample.show(NavigationLink(value: Optional(1)) { SignatureSample.text })
    SignatureSample.show(
      NavigationSplitView(columnVisibility: .constant(.all)) {
        SignatureSample.text
      } detail: {
        SignatureSample.text
      })
    SignatureSample.show(
      Slider(value: .constant(0.5), in: 0...1) {
        SignatureSample.text
      } minimumValueLabel: {
        SignatureSample.text
      } maximumValueLabel: {
        SignatureSample.text
      })
    SignatureSample.show(Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }))
    SignatureSample.show(Slider(value: .constant(Float(0.5)), in: 0...1))
    SignatureSample.show(Stepper("x", onIncrement: SignatureSample.act, onDecrement: nil))
    SignatureSample.show(TextField("x", text: .constant("x"), prompt: SignatureSample.text))
    SignatureSample.show(TextField(text: .constant("x")) { SignatureSample.text })
    SignatureSample.show(TextField("x", value: .constant(0.5), formatter: NumberFormatter()))
    SignatureSample.show(SecureField("x", text: .constant("x"), prompt: SignatureSample.text))
    SignatureSample.show(SecureField("x", text: .constant("x")) {})
    SignatureSample.show(Text(.init("x")))
    SignatureSample.show(Text("x").font(.custom("x", size: 3)))
    SignatureSample.show(Text("x").font(.system(size: 3, weight: .bold, design: .rounded)))
    SignatureSample.show(Text("x").font(.system(.body, design: .serif, weight: .bold)))
    SignatureSample.show(Text("x").font(.custom("x", size: 3, relativeTo: .body)))
    SignatureSample.show(Text("x").font(.body.weight(.bold).italic().monospacedDigit().smallCaps().leading(.tight)))
    SignatureSample.show(Text("x").foregroundColor(nil))
  }

  @Test("lists of bindings are distinguished from lists of values")
  func listsOfBindings() {
    SignatureSample.show(List(SignatureSample.bound) { $item in TextField("x", text: $item.name) })
    SignatureSample.show(List(SignatureSample.bound) { item in Text(item.wrappedValue.name) })
    SignatureSample.show(List(SignatureSample.bound, id: \.name) { $item in Text(item.name) })
    SignatureSample.show(
      List(SignatureSample.bound, selection: .constant(Set<Int>())) { $item in Text(item.name) })
  }
}
