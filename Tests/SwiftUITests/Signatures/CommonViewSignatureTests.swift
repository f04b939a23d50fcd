import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, and is laid out, drawn and described without an error.
@MainActor
@Suite("The most used views")
struct CommonViewSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show(Text("x"))
    SignatureSample.show(Text(String("x")))
    SignatureSample.show(VStack { SignatureSample.text })
    SignatureSample.show(HStack { SignatureSample.text })
    SignatureSample.show(Spacer())
    SignatureSample.show(ForEach(SignatureSample.items, id: \.self) { _ in SignatureSample.text })
    SignatureSample.show(ZStack { SignatureSample.text })
    SignatureSample.show(Image(systemName: "x"))
    SignatureSample.show(ForEach(SignatureSample.items) { _ in SignatureSample.text })
    SignatureSample.show(ForEach(0..<3) { _ in SignatureSample.text })
    SignatureSample.show(ForEach(0...3, id: \.self) { _ in SignatureSample.text })
    SignatureSample.show(ForEach(SignatureSample.bound) { $item in TextField("x", text: $item.name) })
    SignatureSample.show(ForEach(SignatureSample.bound, id: \.id) { $item in TextField("x", text: $item.name) })
    SignatureSample.show(
      ForEach(Array(SignatureSample.items.enumerated()), id: \.offset) { i, e in SignatureSample.text })
    SignatureSample.show(VStack(spacing: 1) { SignatureSample.text })
    SignatureSample.show(Rectangle())
    SignatureSample.show(List { SignatureSample.text })
    SignatureSample.show(Group { SignatureSample.text })
    SignatureSample.show(GeometryReader { p in SignatureSample.text })
    SignatureSample.show(VStack(alignment: .leading) { SignatureSample.text })
    SignatureSample.show(HStack(spacing: 1) { SignatureSample.text })
    SignatureSample.show(ZStack(alignment: .top) { SignatureSample.text })
    SignatureSample.show(RoundedRectangle(cornerRadius: 1))
    SignatureSample.show(Circle())
    SignatureSample.show(VStack(alignment: .leading, spacing: 1) { SignatureSample.text })
    SignatureSample.show(Color("x"))
    SignatureSample.show(NavigationView { SignatureSample.text })
    SignatureSample.show(TextField("x", text: .constant("x")))
    SignatureSample.show(ScrollView { SignatureSample.text })
    SignatureSample.show(Button("x") {})
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show(Image("x"))
    SignatureSample.show(Divider())
    SignatureSample.show(Button(action: {}) { SignatureSample.text })
    SignatureSample.show(
      Button {
      } label: {
        SignatureSample.text
      })
    SignatureSample.show(Picker("x", selection: .constant(0)) { SignatureSample.text })
    SignatureSample.show(EmptyView())
    SignatureSample.show(Label("x", systemImage: "x"))
    SignatureSample.show(Capsule())
    SignatureSample.show(HStack(alignment: .top) { SignatureSample.text })
    SignatureSample.show(HStack(alignment: .top, spacing: 1) { SignatureSample.text })
    SignatureSample.show(Form { SignatureSample.text })
    SignatureSample.show(Section { SignatureSample.text })
    SignatureSample.show(ProgressView())
    SignatureSample.show(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
    SignatureSample.show(Toggle("x", isOn: .constant(false)))
    SignatureSample.show(NavigationStack { SignatureSample.text })
    SignatureSample.show(ScrollView(.horizontal) { SignatureSample.text })
    SignatureSample.show(ScrollView(.horizontal, showsIndicators: false) { SignatureSample.text })
    SignatureSample.show(Image(uiImage: UIImage()))
    SignatureSample.show(AnyView(SignatureSample.text))
    SignatureSample.show(Path { p in p.move(to: .zero) })
    SignatureSample.show(Toggle(isOn: .constant(false)) { SignatureSample.text })
    SignatureSample.show(Button(action: SignatureSample.act, label: { SignatureSample.text }))
    SignatureSample.show(NavigationLink(destination: SignatureSample.text) { SignatureSample.text })
    SignatureSample.show(Slider(value: .constant(0.5), in: 0...1))
    SignatureSample.show(Color(red: 1, green: 1, blue: 1))
    SignatureSample.show(TabView(selection: .constant(0)) { SignatureSample.text })
    SignatureSample.show(RoundedRectangle(cornerRadius: 1, style: .continuous))
    SignatureSample.show(List(SignatureSample.items) { _ in SignatureSample.text })
    SignatureSample.show(Section(header: SignatureSample.text) { SignatureSample.text })
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show(Path())
    SignatureSample.show(EditButton())
    SignatureSample.show(Button("x", action: SignatureSample.act))
    SignatureSample.show(Button("x", role: .destructive) {})
    SignatureSample.show(TabView { SignatureSample.text })
    SignatureSample.show(Spacer(minLength: 1))
    SignatureSample.show(Section("x") { SignatureSample.text })
    SignatureSample.show(
      NavigationLink {
        SignatureSample.text
      } label: {
        SignatureSample.text
      })
    SignatureSample.show(NavigationLink(value: 1) { SignatureSample.text })
    SignatureSample.show(LazyVGrid(columns: [GridItem(.flexible())]) { SignatureSample.text })
    SignatureSample.show(TextEditor(text: .constant("x")))
    SignatureSample.show(Text(SignatureSample.date, style: .date))
    SignatureSample.show(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    SignatureSample.show(NavigationStack(path: .constant(NavigationPath())) { SignatureSample.text })
    SignatureSample.show(NavigationStack(path: .constant([Int]())) { SignatureSample.text })
    SignatureSample.show(SecureField("x", text: .constant("x")))
    SignatureSample.show(Picker(selection: .constant(0), label: SignatureSample.text) { SignatureSample.text })
    SignatureSample.show(
      Picker("x", selection: .constant(0)) { ForEach(SignatureSample.items, id: \.self) { Text($0.name) } })
    SignatureSample.show(Stepper("x", value: .constant(0), in: 0...3))
    SignatureSample.show(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 1)], spacing: 1) { SignatureSample.text })
    SignatureSample.show(List(SignatureSample.items, id: \.self) { _ in SignatureSample.text })
    SignatureSample.show(
      Menu {
        SignatureSample.text
      } label: {
        SignatureSample.text
      })
    SignatureSample.show(Slider(value: .constant(0.5), in: 0...1, step: 0.1))
    SignatureSample.show(Slider(value: .constant(0.5)))
    SignatureSample.show(ScrollViewReader { p in SignatureSample.text })
    SignatureSample.show(Color(hue: 1, saturation: 1, brightness: 1))
    SignatureSample.show(NavigationLink("x", destination: SignatureSample.text))
    SignatureSample.show(GridRow { SignatureSample.text })
    SignatureSample.show(Link("x", destination: URL(string: "x")!))
    SignatureSample.show(Text(3, format: .number))
  }

  @Test("signatures 91 to 117")
  func signatures91() {
    SignatureSample.show(
      Section {
        SignatureSample.text
      } header: {
        SignatureSample.text
      })
    SignatureSample.show(NavigationLink("x") { SignatureSample.text })
    SignatureSample.show(LazyVStack { SignatureSample.text })
    SignatureSample.show(
      Label {
        SignatureSample.text
      } icon: {
        SignatureSample.text
      })
    SignatureSample.show(DatePicker("x", selection: .constant(SignatureSample.date), displayedComponents: .date))
    SignatureSample.show(LazyHStack { SignatureSample.text })
    SignatureSample.show(
      RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 1, endRadius: 2))
    SignatureSample.show(
      NavigationSplitView {
        SignatureSample.text
      } detail: {
        SignatureSample.text
      })
    SignatureSample.show(
      NavigationSplitView {
        SignatureSample.text
      } content: {
        SignatureSample.text
      } detail: {
        SignatureSample.text
      })
    SignatureSample.show(List(selection: .constant(Set<Int>())) { SignatureSample.text })
    SignatureSample.show(List(selection: .constant(nil as Int?)) { SignatureSample.text })
    SignatureSample.show(ProgressView(value: 0.5))
    SignatureSample.show(TimelineView(.animation) { c in SignatureSample.text })
    SignatureSample.show(TimelineView(.periodic(from: SignatureSample.date, by: 1)) { c in SignatureSample.text })
    SignatureSample.show(TimelineView(.everyMinute) { c in SignatureSample.text })
    SignatureSample.show(Text(verbatim: "x"))
    SignatureSample.show(
      Section {
        SignatureSample.text
      } header: {
        SignatureSample.text
      } footer: {
        SignatureSample.text
      })
    SignatureSample.show(NavigationLink(destination: SignatureSample.text, label: { SignatureSample.text }))
    SignatureSample.show(AnyLayout(HStackLayout()) { SignatureSample.text })
    SignatureSample.show(AnyLayout(VStackLayout(alignment: .leading)) { SignatureSample.text })
    SignatureSample.show(Link(destination: URL(string: "x")!) { SignatureSample.text })
    SignatureSample.show(Toggle(isOn: .constant(false), label: { SignatureSample.text }))
    SignatureSample.show(Color(white: 1))
    SignatureSample.show(ProgressView("x"))
    SignatureSample.show(LazyVStack(spacing: 1) { SignatureSample.text })
    SignatureSample.show(NavigationLink("x", value: 1))
    SignatureSample.show(
      AsyncImage(url: nil) { i in
        i
      } placeholder: {
        SignatureSample.text
      })
  }
}
