import Testing

@testable import SwiftUI

/// Every signature that projects use compiles, is laid out, drawn and described without an error, and changes what it
/// should.
@MainActor
@Suite("The most used views")
struct CommonViewSignatureTests {
  @Test("signatures 1 to 30")
  func signatures1() {
    SignatureSample.show([], Text("x"))
    SignatureSample.show([], Text(String("x")))
    SignatureSample.show([], VStack { SignatureSample.text })
    SignatureSample.show([], HStack { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Spacer())
    SignatureSample.show([], ForEach(SignatureSample.items, id: \.self) { _ in SignatureSample.text })
    SignatureSample.show([], ZStack { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Image(systemName: "x"))
    SignatureSample.show([], ForEach(SignatureSample.items) { _ in SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ForEach(0..<3) { _ in SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ForEach(0...3, id: \.self) { _ in SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], ForEach(SignatureSample.bound) { $item in TextField("x", text: $item.name) })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      ForEach(SignatureSample.bound, id: \.id) { $item in TextField("x", text: $item.name) })
    SignatureSample.show(
      [],
      ForEach(Array(SignatureSample.items.enumerated()), id: \.offset) { i, e in SignatureSample.text })
    SignatureSample.show([], VStack(spacing: 1) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Rectangle())
    SignatureSample.show([.layout, .drawing, .semantics], List { SignatureSample.text })
    SignatureSample.show([], Group { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], GeometryReader { p in SignatureSample.text })
    SignatureSample.show([], VStack(alignment: .leading) { SignatureSample.text })
    SignatureSample.show([], HStack(spacing: 1) { SignatureSample.text })
    SignatureSample.show([], ZStack(alignment: .top) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], RoundedRectangle(cornerRadius: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Circle())
    SignatureSample.show([], VStack(alignment: .leading, spacing: 1) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Color("x"))
    SignatureSample.show([.layout, .drawing, .semantics], NavigationView { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], TextField("x", text: .constant("x")))
    SignatureSample.show([.layout, .drawing, .semantics], ScrollView { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], Button("x") {})
  }

  @Test("signatures 31 to 60")
  func signatures31() {
    SignatureSample.show([.layout, .drawing, .semantics], Image("x"))
    SignatureSample.show([.layout, .drawing, .semantics], Divider())
    SignatureSample.show([.drawing, .semantics], Button(action: {}) { SignatureSample.text })
    SignatureSample.show(
      [.drawing, .semantics],
      Button {
      } label: {
        SignatureSample.text
      })
    SignatureSample.show(
      [.layout, .drawing, .semantics], Picker("x", selection: .constant(0)) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], EmptyView())
    SignatureSample.show([.drawing, .semantics], Label("x", systemImage: "x"))
    SignatureSample.show([.layout, .drawing, .semantics], Capsule())
    SignatureSample.show([], HStack(alignment: .top) { SignatureSample.text })
    SignatureSample.show([], HStack(alignment: .top, spacing: 1) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Form { SignatureSample.text })
    SignatureSample.show([], Section { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ProgressView())
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
    SignatureSample.show([.layout, .drawing, .semantics], Toggle("x", isOn: .constant(false)))
    SignatureSample.show([.layout, .drawing, .semantics], NavigationStack { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], ScrollView(.horizontal) { SignatureSample.text })
    SignatureSample.show(
      [.drawing, .semantics], ScrollView(.horizontal, showsIndicators: false) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Image(uiImage: UIImage()))
    SignatureSample.show([], AnyView(SignatureSample.text))
    SignatureSample.show([.layout, .drawing, .semantics], Path { p in p.move(to: .zero) })
    SignatureSample.show([.layout, .drawing, .semantics], Toggle(isOn: .constant(false)) { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], Button(action: SignatureSample.act, label: { SignatureSample.text }))
    SignatureSample.show(
      [.drawing, .semantics], NavigationLink(destination: SignatureSample.text) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Slider(value: .constant(0.5), in: 0...1))
    SignatureSample.show([.layout, .drawing, .semantics], Color(red: 1, green: 1, blue: 1))
    SignatureSample.show([.layout, .drawing, .semantics], TabView(selection: .constant(0)) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], RoundedRectangle(cornerRadius: 1, style: .continuous))
    SignatureSample.show([.layout, .drawing, .semantics], List(SignatureSample.items) { _ in SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], Section(header: SignatureSample.text) { SignatureSample.text })
  }

  @Test("signatures 61 to 90")
  func signatures61() {
    SignatureSample.show([.layout, .drawing, .semantics], Path())
    SignatureSample.show([.drawing, .semantics], EditButton())
    SignatureSample.show([.drawing, .semantics], Button("x", action: SignatureSample.act))
    SignatureSample.show([.drawing, .semantics], Button("x", role: .destructive) {})
    SignatureSample.show([.layout, .drawing, .semantics], TabView { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Spacer(minLength: 1))
    SignatureSample.show([.layout, .drawing, .semantics], Section("x") { SignatureSample.text })
    SignatureSample.show(
      [.drawing, .semantics],
      NavigationLink {
        SignatureSample.text
      } label: {
        SignatureSample.text
      })
    SignatureSample.show([.drawing, .semantics], NavigationLink(value: 1) { SignatureSample.text })
    SignatureSample.show([], LazyVGrid(columns: [GridItem(.flexible())]) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], TextEditor(text: .constant("x")))
    SignatureSample.show([.drawing, .semantics], Text(SignatureSample.date, style: .date))
    SignatureSample.show(
      [.layout, .drawing, .semantics], LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    SignatureSample.show(
      [.layout, .drawing, .semantics], NavigationStack(path: .constant(NavigationPath())) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], NavigationStack(path: .constant([Int]())) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], SecureField("x", text: .constant("x")))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Picker(selection: .constant(0), label: SignatureSample.text) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Picker("x", selection: .constant(0)) { ForEach(SignatureSample.items, id: \.self) { Text($0.name) } })
    SignatureSample.show([.layout, .drawing, .semantics], Stepper("x", value: .constant(0), in: 0...3))
    SignatureSample.show(
      [.drawing, .semantics],
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 1)], spacing: 1) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], List(SignatureSample.items, id: \.self) { _ in SignatureSample.text })
    SignatureSample.show(
      [.drawing, .semantics],
      Menu {
        SignatureSample.text
      } label: {
        SignatureSample.text
      })
    SignatureSample.show([.layout, .drawing, .semantics], Slider(value: .constant(0.5), in: 0...1, step: 0.1))
    SignatureSample.show([.layout, .drawing, .semantics], Slider(value: .constant(0.5)))
    SignatureSample.show([], ScrollViewReader { p in SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], Color(hue: 1, saturation: 1, brightness: 1))
    SignatureSample.show([.drawing, .semantics], NavigationLink("x", destination: SignatureSample.text))
    SignatureSample.show([], GridRow { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], Link("x", destination: URL(string: "x")!))
    SignatureSample.show([.drawing, .semantics], Text(3, format: .number))
  }

  @Test("signatures 91 to 117")
  func signatures91() {
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Section {
        SignatureSample.text
      } header: {
        SignatureSample.text
      })
    SignatureSample.show([.drawing, .semantics], NavigationLink("x") { SignatureSample.text })
    SignatureSample.show([], LazyVStack { SignatureSample.text })
    SignatureSample.show(
      [.drawing, .semantics],
      Label {
        SignatureSample.text
      } icon: {
        SignatureSample.text
      })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      DatePicker("x", selection: .constant(SignatureSample.date), displayedComponents: .date))
    SignatureSample.show(.layout, LazyHStack { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 1, endRadius: 2))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      NavigationSplitView {
        SignatureSample.text
      } detail: {
        SignatureSample.text
      })
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      NavigationSplitView {
        SignatureSample.text
      } content: {
        SignatureSample.text
      } detail: {
        SignatureSample.text
      })
    SignatureSample.show(
      [.layout, .drawing, .semantics], List(selection: .constant(Set<Int>())) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], List(selection: .constant(nil as Int?)) { SignatureSample.text })
    SignatureSample.show([.layout, .drawing, .semantics], ProgressView(value: 0.5))
    SignatureSample.show([], TimelineView(.animation) { c in SignatureSample.text })
    SignatureSample.show([], TimelineView(.periodic(from: SignatureSample.date, by: 1)) { c in SignatureSample.text })
    SignatureSample.show([], TimelineView(.everyMinute) { c in SignatureSample.text })
    SignatureSample.show([], Text(verbatim: "x"))
    SignatureSample.show(
      [.layout, .drawing, .semantics],
      Section {
        SignatureSample.text
      } header: {
        SignatureSample.text
      } footer: {
        SignatureSample.text
      })
    SignatureSample.show(
      [.drawing, .semantics], NavigationLink(destination: SignatureSample.text, label: { SignatureSample.text }))
    SignatureSample.show([], AnyLayout(HStackLayout()) { SignatureSample.text })
    SignatureSample.show([], AnyLayout(VStackLayout(alignment: .leading)) { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], Link(destination: URL(string: "x")!) { SignatureSample.text })
    SignatureSample.show(
      [.layout, .drawing, .semantics], Toggle(isOn: .constant(false), label: { SignatureSample.text }))
    SignatureSample.show([.layout, .drawing, .semantics], Color(white: 1))
    SignatureSample.show([.layout, .drawing, .semantics], ProgressView("x"))
    SignatureSample.show([], LazyVStack(spacing: 1) { SignatureSample.text })
    SignatureSample.show([.drawing, .semantics], NavigationLink("x", value: 1))
    SignatureSample.show(
      [],
      AsyncImage(url: nil) { i in
        i
      } placeholder: {
        SignatureSample.text
      })
  }
}
