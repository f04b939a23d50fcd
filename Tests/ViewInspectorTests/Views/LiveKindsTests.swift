import Foundation
import SwiftUI
import Testing
import ViewInspector

/// A view whose button changes the number that another view shows.
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

private struct Around: View {
  let number: Int

  var body: some View { HStack { Text("\(number)") } }
}

private struct Decoration: ViewModifier {
  let number: Int

  func body(content: Self.Content) -> some View {
    HStack {
      Text("\(number)")
      content
    }
  }
}

/// A kind of view with a text of a number somewhere inside, and the calls for the text.
struct LiveKind: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable (Int) -> AnyView
  let text: @MainActor @Sendable (InspectableView<ViewType.AnyView>) throws -> InspectableView<ViewType.Text>

  init<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Int) -> V,
    _ text:
      @escaping @MainActor @Sendable (
        InspectableView<ViewType.AnyView>
      ) throws -> InspectableView<ViewType.Text>
  ) {
    testDescription = name
    self.view = { AnyView(view($0)) }
    self.text = text
  }
}

extension LiveKind {
  static let layouts = [
    LiveKind("HStack") { n in
      HStack { Text("\(n)") }
    } _: {
      try $0.hStack().text(0)
    },
    LiveKind("VStack") { n in
      VStack { Text("\(n)") }
    } _: {
      try $0.vStack().text(0)
    },
    LiveKind("ZStack") { n in
      ZStack { Text("\(n)") }
    } _: {
      try $0.zStack().text(0)
    },
    LiveKind("HSplitView") { n in
      HSplitView { Text("\(n)") }
    } _: {
      try $0.hSplitView().text(0)
    },
    LiveKind("VSplitView") { n in
      VSplitView { Text("\(n)") }
    } _: {
      try $0.vSplitView().text(0)
    },
    LiveKind("touchBar") { n in
      Divider().touchBar { Text("\(n)") }
    } _: {
      try $0.divider().touchBar().text()
    },
    LiveKind("Group") { n in
      Group { Text("\(n)") }
    } _: {
      try $0.group().text(0)
    },
    LiveKind("AnyView") { n in
      HStack { AnyView(Text("\(n)")) }
    } _: {
      try $0.hStack().anyView(0).text()
    },
    LiveKind("TupleView") { n in
      HStack {
        Divider()
        if n > 0 {
          Text("\(n)")
          Divider()
        }
      }
    } _: {
      try $0.hStack().tupleView(1).text(0)
    },
    LiveKind("View") { n in
      Around(number: n)
    } _: {
      try $0.view(Around.self).hStack().text(0)
    },
    LiveKind("ViewModifier") { n in
      EmptyView().modifier(Decoration(number: n))
    } _: {
      try $0.emptyView().modifier(Decoration.self).hStack().text(0)
    },
    LiveKind("Section header") { n in
      Form { Section(header: Text("\(n)")) { EmptyView() } }
    } _: {
      try $0.form().section(0).header().text()
    },
    LiveKind("Section footer") { n in
      Form { Section(footer: Text("\(n)")) { EmptyView() } }
    } _: {
      try $0.form().section(0).footer().text()
    },
    LiveKind("ForEach") { n in
      ForEach(0..<n, id: \.self) { _ in Text("\(n)") }
    } _: {
      try $0.forEach().text(0)
    },
    LiveKind("OutlineGroup") { n in
      List { OutlineGroup([n], id: \.self, children: \.noChildren) { Text("\($0)") } }
    } _: {
      try $0.list().outlineGroup(0).find(ViewType.Text.self)
    },
    LiveKind("TimelineView") { n in
      TimelineView(.everyMinute) { _ in Text("\(n)") }
    } _: {
      try $0.timelineView().contentView().text()
    },
    LiveKind("Canvas") { n in
      Canvas { _, _ in
      } symbols: {
        Text("\(n)")
      }
    } _: {
      try $0.canvas().symbolsView().text()
    },
    LiveKind("SafeAreaInset") { n in
      Divider().safeAreaInset(edge: .top) { Text("\(n)") }
    } _: {
      try $0.divider().safeAreaInset().text()
    },
    LiveKind("NavigationSplitView") { n in
      NavigationSplitView {
        EmptyView()
      } detail: {
        Text("\(n)")
      }
    } _: {
      try $0.navigationSplitView().detailView().text()
    },
    LiveKind("Toolbar group") { n in
      Divider().toolbar { ToolbarItemGroup { Text("\(n)") } }
    } _: {
      try $0.divider().toolbar().itemGroup().text()
    },
  ]

  static let controls = [
    LiveKind("Button") { n in
      Button("\(n)") {}
    } _: {
      try $0.button().labelView().text()
    },
    LiveKind("Toggle") { n in
      Toggle("\(n)", isOn: .constant(true))
    } _: {
      try $0.toggle().labelView().text()
    },
    LiveKind("Slider") { n in
      Slider(value: .constant(0.5), label: { Text("\(n)") })
    } _: {
      try $0.slider().labelView().text()
    },
    LiveKind("Stepper") { n in
      Stepper("\(n)", value: .constant(1))
    } _: {
      try $0.stepper().labelView().text()
    },
    LiveKind("Picker") { n in
      Picker("\(n)", selection: .constant(1)) { EmptyView() }
    } _: {
      try $0.picker().labelView().text()
    },
    LiveKind("Picker's options") { n in
      Picker(selection: .constant(1)) {
        Text("\(n)")
      } label: {
        EmptyView()
      }
    } _: {
      try $0.picker().text(0)
    },
    LiveKind("DatePicker") { n in
      DatePicker("\(n)", selection: .constant(Date(timeIntervalSince1970: 0)))
    } _: {
      try $0.datePicker().labelView().text()
    },
    LiveKind("MultiDatePicker") { n in
      MultiDatePicker("\(n)", selection: .constant([]))
    } _: {
      try $0.multiDatePicker().labelView().text()
    },
    LiveKind("ColorPicker") { n in
      ColorPicker("\(n)", selection: .constant(.red))
    } _: {
      try $0.colorPicker().labelView().text()
    },
    LiveKind("Menu") { n in
      Menu("\(n)") { EmptyView() }
    } _: {
      try $0.menu().labelView().text()
    },
    LiveKind("Menu's items") { n in
      Menu {
        Text("\(n)")
      } label: {
        EmptyView()
      }
    } _: {
      try $0.menu().text(0)
    },
    LiveKind("Label's title") { n in
      Label("\(n)", systemImage: "star")
    } _: {
      try $0.label().title().text()
    },
    LiveKind("Label's icon") { n in
      Label {
        EmptyView()
      } icon: {
        Text("\(n)")
      }
    } _: {
      try $0.label().icon().text()
    },
    LiveKind("LabeledContent") { n in
      LabeledContent("\(n)") { EmptyView() }
    } _: {
      try $0.labeledContent().labelView().text()
    },
    LiveKind("Link") { n in
      if let url = URL(string: "https://example.com") { Link("\(n)", destination: url) }
    } _: {
      try $0.link().labelView().text()
    },
    LiveKind("NavigationLink") { n in
      NavigationLink("\(n)", value: 1)
    } _: {
      try $0.navigationLink().labelView().text()
    },
    LiveKind("NavigationLink's destination") { n in
      NavigationLink {
        Text("\(n)")
      } label: {
        EmptyView()
      }
    } _: {
      try $0.navigationLink().text()
    },
    LiveKind("ProgressView") { n in
      ProgressView("\(n)")
    } _: {
      try $0.progressView().labelView().text()
    },
    LiveKind("ProgressView's value") { n in
      ProgressView(value: 0.5) {
        EmptyView()
      } currentValueLabel: {
        Text("\(n)")
      }
    } _: {
      try $0.progressView().currentValueLabelView().text()
    },
    LiveKind("TextField") { n in
      TextField("\(n)", text: .constant(""))
    } _: {
      try $0.textField().labelView().text()
    },
    LiveKind("SecureField") { n in
      SecureField("\(n)", text: .constant(""))
    } _: {
      try $0.secureField().labelView().text()
    },
    LiveKind("ShareLink") { n in
      ShareLink("\(n)", item: "item")
    } _: {
      try $0.shareLink().labelView().find(ViewType.Text.self)
    },
    LiveKind("ShareLink's subject") { n in
      ShareLink(item: "item", subject: Text("\(n)"))
    } _: {
      try $0.shareLink().subjectView()
    },
    LiveKind("ControlGroup's label") { n in
      ControlGroup {
        EmptyView()
      } label: {
        Text("\(n)")
      }
    } _: {
      try $0.controlGroup().labelView().text()
    },
    LiveKind("Image") { n in
      Image(systemName: "\(n)")
    } _: {
      try $0.image().find(ViewType.Text.self)
    },
    LiveKind("AsyncImage") { n in
      AsyncImage(url: nil, content: { $0 }, placeholder: { Text("\(n)") })
    } _: {
      try $0.asyncImage().contentView(.empty).text()
    },
  ]
}

extension Int {
  fileprivate var noChildren: [Int]? { nil }
}

@MainActor
@Suite("Kinds of views on a screen")
struct LiveKindsTests {
  nonisolated static let kinds = LiveKind.layouts + LiveKind.controls

  @Test("calls and searches find content from the state of a hosted view", arguments: kinds)
  func followsState(_ kind: LiveKind) throws {
    let view = Numbered { kind.view($0) }
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    for number in 1...2 {
      let found = try view.inspect().find(text: "\(number)")
      let called = try kind.text(view.inspect().view(Numbered.self).vStack().anyView(1))
      #expect(try called.string() == "\(number)")
      #expect(called.pathToRoot == found.pathToRoot)
      try view.inspect().find(button: "More").tap()
    }
  }

  @Test("views that SwiftUI composes of others are inspected by their arguments")
  func unnamed() throws {
    let views: [any View] = [
      Gauge(value: 0.5) { Text("here") }, Gauge(value: 0.5, label: {}, currentValueLabel: { Text("here") }),
      ContentUnavailableView("here", systemImage: "star"),
      ContentUnavailableView("", systemImage: "star", description: Text("here")),
      ContentUnavailableView(label: {}, actions: { Button("here") {} }),
      Table([Row(id: "here")]) { TableColumn("") { Text($0.id) } },
      PhaseAnimator([1, 2]) { _ in Text("here") }, GlassEffectContainer { Text("here") },
      KeyframeAnimator(initialValue: 1.0) { _ in
        Text("here")
      } keyframes: { _ in
        LinearKeyframe(2.0, duration: 1)
      },
      Divider().contextMenu { Text("here") },
      Divider().inspector(isPresented: .constant(true)) { Text("here") },
      Divider().searchable(text: .constant(""), prompt: Text("here")),
    ]
    for view in views {
      let shown = AnyView(view)
      ViewHosting.host(view: shown)
      defer { ViewHosting.expel() }
      #expect(throws: Never.self, "\(type(of: view))") { try shown.inspect(function: "unnamed()").find(text: "here") }
    }
  }
}

private struct Row: Identifiable {
  let id: String
}
