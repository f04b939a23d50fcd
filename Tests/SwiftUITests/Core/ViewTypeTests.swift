import Testing

@testable import SwiftUI

/// The types of views in the signatures of an app.
@Suite("Types of views") @MainActor
struct ViewTypeTests {
  @Test("of groups made from subviews and sections")
  func groups() {
    let elements: Group<GroupElementsOfContent<Text, SubviewsCollection>> = Group(subviews: Text("a")) { $0 }
    #expect(PhoneScreen(elements).texts == ["a"])
    let slice: Group<GroupElementsOfContent<TupleView<(Text, Text)>, SubviewsCollectionSlice>> = Group(
      subviews: TupleView((Text("a"), Text("b")))
    ) { $0[1...] }
    #expect(PhoneScreen(slice).texts == ["b"])
    let sections: Group<GroupSectionsOfContent<Text, Text>> = Group(sections: Text("a")) { Text("\($0.count)") }
    #expect(PhoneScreen(sections).texts == ["1"])
  }

  @Test("of labels that controls make themselves")
  func labels() {
    let controls: ControlGroup<LabeledControlGroupContent<Button<Text>, Text>> = ControlGroup("Edit") {
      Button("Cut") {}
    }
    #expect(PhoneScreen(controls).buttons == ["Cut"])
    let settings: SettingsLink<DefaultSettingsLinkLabel> = SettingsLink()
    #expect(PhoneScreen(settings).buttons == ["Settings…"])
    let share: ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel> = ShareLink(item: "a")
    #expect(PhoneScreen(share).buttons == ["Share…"])
    #expect(PhoneScreen(DefaultTabLabel()).nodes.map(\.label) == ["Search"])
  }

  @Test("of an outline, branch by branch")
  func outline() {
    struct File: Identifiable {
      let id: String
      var files: [File]?
    }
    let root = File(id: "Sources", files: [File(id: "App")])
    let branch: OutlineBranch<[File], String, Text> = OutlineBranch(
      element: root, id: { $0.id }, children: { $0.files }, content: { Text($0.id) })
    #expect(PhoneScreen(branch).nodes.map(\.label) == ["Sources"])
    #expect(PhoneScreen(OutlineSubgroupChildren(content: AnyView(Text("a")))).texts == ["a"])
  }

  @Test("of an unavailable view for a search")
  func search() {
    let view:
      ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
      > = .search
    #expect(PhoneScreen(view).nodes.compactMap(\.label) == ["No Results", "Check the spelling or try a new search."])
  }

  private struct Parity: View, Equatable {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  @Test("of an equatable view")
  func equatable() {
    let view: EquatableView<Parity> = Parity(number: 2).equatable()
    #expect(view.content == Parity(number: 2))
    #expect(PhoneScreen(EquatableView(content: Parity(number: 3))).texts == ["3"])
  }

  private struct Marked: GaugeStyle {
    func makeBody(configuration: GaugeStyleConfiguration) -> some View {
      VStack {
        configuration.label
        configuration.minimumValueLabel
        configuration.currentValueLabel
        configuration.maximumValueLabel
        Text("\(Int(configuration.value * 100))")
      }
    }
  }

  @Test("of the parts in a gauge style's configuration")
  func gauge() {
    let gauge = Gauge(value: 3, in: 0...4) {
      Text("Speed")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    let host = ControlHost { gauge.gaugeStyle(Marked()) }
    let texts = host.screen.displayList().items.compactMap { item in
      if case .text(let layout, _, _) = item.content { layout.paragraph.runs.map(\.string).joined() } else { nil }
    }
    #expect(texts == ["Speed", "low", "3", "high", "75"])
  }

  private struct Counting: ProgressViewStyle {
    func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
      configuration.label
      configuration.currentValueLabel
    }
  }

  @Test("of the parts in a progress view style's configuration")
  func progress() {
    let view = ProgressView(value: 0.5) {
      Text("Sending")
    } currentValueLabel: {
      Text("half")
    }
    #expect(ControlHost { view.progressViewStyle(Counting()) }.elements(named: "Text").count == 2)
  }

  private struct Grown: Transition {
    func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0)
    }
  }

  @Test("of the placeholder for a transition's content")
  func placeholder() {
    #expect(PhoneScreen(Text("a").transition(Grown())).texts == ["a"])
  }
}
