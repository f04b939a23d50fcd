import Testing

@testable import SwiftUI

@Suite("Accessibility modifiers") @MainActor
struct AccessibilityModifierTests {
  private func node<Content: View>(_ view: Content) throws -> SemanticsNode {
    try #require(PhoneScreen(view).nodes.first)
  }

  @Test("a disabled modifier changes nothing and creates no element")
  func switchedOff() throws {
    let view = Text("a").accessibilityLabel("b", isEnabled: false).accessibilityHidden(true, isEnabled: false)
      .accessibilityIdentifier("c", isEnabled: false).accessibilityHint("d", isEnabled: true)
    let node = try node(view)
    #expect(node.label == "a")
    #expect(node.identifier == nil)
    #expect(node.hint == "d")
    #expect(PhoneScreen(Color.red.accessibilityLabel("b", isEnabled: false)).nodes.isEmpty)
  }

  @Test("input labels, large content, direct touch and the text content type are kept")
  func details() throws {
    let node = try node(
      Text("a").accessibilityInputLabels(["one", "two"]).accessibilityShowsLargeContentViewer { Text("Large") }
        .accessibilityTextContentType(.sourceCode).accessibilityRespondsToUserInteraction(false)
        .accessibilityDirectTouch(options: .silentOnTouch).accessibilityIgnoresInvertColors())
    #expect(node.details.contains(.inputLabels(["one", "two"])))
    #expect(node.details.contains(.largeContent("Large")))
    #expect(node.details.contains(.textContentType(.sourceCode)))
    #expect(node.details.contains(.respondsToUserInteraction(false)))
    #expect(node.details.contains(.directTouch(.silentOnTouch)))
    #expect(node.details.contains(.ignoresInvertColors))
    #expect(node.traits.contains(.allowsDirectInteraction))
  }

  @Test("a tap lands where the activation point is")
  func activationPoint() throws {
    let view = Color.red.frame(width: 100, height: 40).accessibilityLabel("a")
    let plain = try node(view)
    #expect(plain.activationPoint == CGPoint(x: plain.frame.midX, y: plain.frame.midY))
    let moved = try node(view.accessibilityActivationPoint(.topLeading))
    #expect(moved.activationPoint == moved.frame.origin)
  }

  @Test("zooming and scrolling run their closures")
  func zoomAndScroll() throws {
    let log = EventLog()
    let screen = PhoneScreen(
      Text("Map")
        .accessibilityZoomAction { log.add($0.direction == .zoomIn ? "in" : "out") }
        .accessibilityScrollAction { if $0 == .top { log.add("top") } })
    let node = try #require(screen.nodes.first)
    for kind in [SemanticsAction.Kind.zoomIn, .zoomOut, .scroll(.top), .scroll(.bottom)] {
      screen.screen.perform { node.action(kind)?.perform() }
    }
    #expect(log.take() == ["in", "out", "top"])
  }

  @Test("the buttons of accessibilityActions are actions by their labels")
  func actions() throws {
    let log = EventLog()
    let screen = PhoneScreen(
      Text("Mail")
        .accessibilityActions {
          Button("Archive") { log.add("archive") }
          Button("Flag") { log.add("flag") }
        })
    let node = try #require(screen.nodes.first)
    #expect(screen.nodes.count == 1)
    #expect(node.actions.map(\.kind) == [.named("Archive"), .named("Flag")])
    screen.screen.perform { node.action(.named("Flag"))?.perform() }
    #expect(log.take() == ["flag"])
  }

  @Test("a label made of views may contain the original label")
  func labelOfViews() throws {
    let node = try node(
      Text("5").accessibilityLabel { label in
        Text("Rating")
        label
      })
    #expect(node.label == "Rating, 5")
  }

  @Test("a label and its content are read as one")
  func pair() {
    struct Pair: View {
      @Namespace private var namespace
      var body: some View {
        VStack {
          Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: namespace)
          Text("Ann").accessibilityLabeledPair(role: .content, id: 1, in: namespace)
        }
      }
    }
    #expect(PhoneScreen(Pair()).screen.spoken == "Name: Ann.")
  }

  @Test("a chart's description is kept")
  func chart() throws {
    struct Sales: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales", xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Jan"]),
          series: [
            AXDataSeriesDescriptor(name: "2024", isContinuous: false, dataPoints: [AXDataPoint(x: "Jan", y: 3)])
          ])
      }
    }
    let node = try node(Color.red.accessibilityLabel("Chart").accessibilityChartDescriptor(Sales()))
    #expect(node.details.contains(.chart(Sales().makeChartDescriptor())))
    let other = Sales().makeChartDescriptor()
    other.xAxis = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Feb"])
    #expect(!node.details.contains(.chart(other)))
  }
}
