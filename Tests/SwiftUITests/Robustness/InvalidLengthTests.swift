import Testing

@testable import SwiftUI

/// NaN, infinite and negative lengths are reported at their views, and layout continues.
@Suite("Invalid lengths") @MainActor
struct InvalidLengthTests {
  private struct Screen<Content: View>: View {
    let content: Content
    var body: some View { VStack { content } }
  }

  private func expectIssue<Content: View>(
    _ beginning: String, path: String = "Text", sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> Content
  ) {
    let robust = RobustHost()
    robust.show(Screen(content: content()))
    let isReported = robust.screen.graph.issues.contains {
      $0.message.hasPrefix(beginning) && $0.path.contains("Screen > ") && $0.path.contains(path)
    }
    #expect(isReported, "\(robust.screen.graph.issues)", sourceLocation: sourceLocation)
    #expect(robust.isFinite, sourceLocation: sourceLocation)
    robust.expectUsable(sourceLocation: sourceLocation)
  }

  private func expectNoIssue<Content: View>(
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> Content
  ) {
    let robust = RobustHost()
    robust.show(Screen(content: content()))
    #expect(robust.messages == [], sourceLocation: sourceLocation)
    #expect(robust.isFinite, sourceLocation: sourceLocation)
  }

  nonisolated static let invalid: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test("a frame's length must be finite and not negative", arguments: invalid + [-1])
  func frame(_ length: CGFloat) {
    expectIssue("A frame cannot be \(length) points long") { Text("x").frame(width: length) }
    expectIssue("A frame cannot be \(length) points long") { Text("x").frame(width: 10, height: length) }
  }

  @Test("a length that is none is ignored, as on iOS", arguments: invalid + [-1])
  func ignoredFrame(_ length: CGFloat) throws {
    func size<Content: View>(_ content: Content) throws -> CGSize {
      let robust = RobustHost()
      robust.show(content)
      return try #require(robust.screen.frames(of: .red).first).size
    }
    #expect(try size(Color.red.frame(width: length, height: 10)) == size(Color.red.frame(height: 10)))
    #expect(try size(Color.red.frame(width: length, height: length)) == size(Color.red))
  }

  @Test("a frame's limits may be infinite, but nothing is infinitely large")
  func flexibleFrame() {
    expectNoIssue { Text("x").frame(maxWidth: .infinity, maxHeight: .infinity) }
    expectNoIssue { Text("x").frame(minWidth: -10) }
    expectIssue("The size inf x") { Text("x").frame(minWidth: .infinity) }
    expectIssue("The size nan x") { Text("x").frame(minWidth: .nan) }
  }

  @Test("padding must be finite; it may be negative", arguments: invalid)
  func padding(_ length: CGFloat) {
    expectIssue("A padding of \(length) points") { Text("x").padding(length) }
    expectIssue("A padding of \(length) points") { Text("x").padding(.leading, length) }
    expectNoIssue { Text("x").padding(-100) }
  }

  @Test("an offset and a position must be finite", arguments: invalid)
  func offset(_ length: CGFloat) {
    expectIssue("(\(length), 0.0) is not a position") { Text("x").offset(x: length) }
    expectIssue("(") { Text("x").position(x: length, y: 0) }
  }

  @Test("a stack's spacing must be finite; it may be negative", arguments: invalid)
  func spacing(_ length: CGFloat) {
    expectIssue("A spacing of \(length) points", path: "HStack") {
      HStack(spacing: length) {
        Text("a")
        Text("b")
      }
    }
    expectNoIssue {
      VStack(spacing: -100) {
        Text("a")
        Text("b")
      }
    }
  }

  private struct BadLayout: Layout {
    var size: CGSize
    var place: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: place, proposal: ProposedViewSize(size)) }
    }
  }

  @Test("a layout's size and positions must be valid", arguments: invalid + [-1])
  func layout(_ length: CGFloat) {
    expectIssue("The size", path: "LayoutView") {
      BadLayout(size: CGSize(width: length, height: 10), place: .zero) { Text("x") }
    }
    if length != -1 {
      expectIssue("(") {
        BadLayout(size: CGSize(width: 10, height: 10), place: CGPoint(x: 0, y: length)) { Text("x") }
      }
    }
  }

  @Test("an alignment guide must be finite", arguments: [CGFloat.nan, .infinity])
  func alignmentGuide(_ length: CGFloat) {
    expectIssue("(") {
      ZStack(alignment: .topLeading) {
        Text("a").alignmentGuide(.leading) { _ in length }
        Text("b")
      }
    }
  }

  @Test("other invalid lengths have no effect")
  func others() {
    for length in Self.invalid + [-1, 0] {
      let robust = RobustHost()
      robust.show(
        VStack {
          Text("x").font(.system(size: length))
          Text("x").lineSpacing(length).lineLimit(-1)
          Text("x").kerning(length)
          Color.red.aspectRatio(length, contentMode: .fit)
          Text("x").scaleEffect(length).rotationEffect(.degrees(Double(length))).blur(radius: length)
          Circle().stroke(lineWidth: length).opacity(Double(length))
          RoundedRectangle(cornerRadius: length)
          Spacer(minLength: length)
          LazyVStack(spacing: length) { Text("x") }
          Grid(horizontalSpacing: length) {
            GridRow {
              Text("a")
              Text("b")
            }
          }
        })
      #expect(robust.isFinite, "\(length)")
      robust.expectUsable()
    }
  }

  @Test("a screen without a valid size shows the view at its ideal size")
  func hostSizes() {
    for length in Self.invalid + [-1] {
      let robust = RobustHost(width: length, height: length)
      robust.show(
        VStack {
          Text("x")
          Color.red
        })
      #expect(robust.isFinite, "\(length)")
      robust.expectUsable()
    }
  }
}
