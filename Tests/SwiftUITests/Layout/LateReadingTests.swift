import Testing

@testable import SwiftUI

/// Closures that run later than the body which made them follow the models that they read.
@Suite("Models read by later closures") @MainActor
struct LateReadingTests {
  @MainActor @Observable
  final class Model {
    var length: CGFloat = 40
  }

  private enum Reader: CaseIterable {
    case relativeFrame, guide, layout, anyLayout, visualEffect, geometryEffect, canvas, geometry, measured, preference
    case timeline
  }

  private struct Reading: View {
    let reader: Reader
    let model: Model
    @State private var measured: CGFloat = 0

    private var block: some View { Color.red.frame(width: 10, height: 10) }

    var body: some View {
      switch reader {
      case .relativeFrame: Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { _, _ in model.length }
      case .guide:
        VStack(alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 100, height: 10)
          block.alignmentGuide(.leading) { [model] _ in MainActor.assumeIsolated { -model.length } }
        }
      case .layout: ModelLayout(model: model) { block }
      case .anyLayout: AnyLayout(ModelLayout(model: model)) { block }
      case .visualEffect: block.visualEffect { [model] content, _ in content.offset(x: model.length) }
      case .geometryEffect: block.modifier(ModelEffect(model: model))
      case .canvas:
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 0, width: model.length, height: 10)), with: .color(.red))
        }
      case .geometry: GeometryReader { _ in Color.red.frame(width: model.length, height: 10) }
      case .measured:
        Color.red.frame(width: measured, height: 10)
          .background {
            Color.blue.onGeometryChange(for: CGFloat.self) { _ in
              model.length
            } action: {
              measured = $0
            }
          }
      case .preference:
        Color.blue.overlayPreferenceValue(Key.self) { _ in Color.red.frame(width: model.length, height: 10) }
      case .timeline: TimelineView(.everyMinute) { _ in Color.red.frame(width: model.length, height: 10) }
      }
    }
  }

  private struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  private struct ModelLayout: Layout {
    let model: Model

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: MainActor.assumeIsolated { model.length } + 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let x = bounds.minX + MainActor.assumeIsolated { model.length }
      for subview in subviews { subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified) }
    }
  }

  private struct ModelEffect: GeometryEffect {
    let model: Model

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: MainActor.assumeIsolated { model.length }, y: 0))
    }
  }

  @Test("a screen whose model has changed shows what a new one shows", arguments: Reader.allCases)
  private func follows(reader: Reader) {
    let model = Model()
    func show() -> Screen {
      let screen = Screen.phone()
      screen.show(Reading(reader: reader, model: model))
      return screen
    }
    func drawing(_ screen: Screen) -> String { "\(screen.displayList().items)" }
    let screen = show()
    var before = drawing(screen)
    for length in [70, 20, 90] as [CGFloat] {
      screen.perform { model.length = length }
      #expect(drawing(screen) == drawing(show()), "\(reader) at \(length)")
      #expect(drawing(screen) != before, "\(reader) at \(length)")
      before = drawing(screen)
    }
  }

  private struct Placed: View {
    let model: Model

    var body: some View {
      GeometryReader { proxy in Text("at \(Int(proxy.frame(in: .global).minX))") }
        .frame(width: 100, height: 20)
        .visualEffect { [model] content, _ in content.offset(x: model.length) }
    }
  }

  @Test("views that read their position follow an effect that reads a model")
  func positions() {
    let model = Model()
    let phone = PhoneScreen(Placed(model: model))
    #expect(phone.texts == ["at 185"])
    phone.screen.perform { model.length = 60 }
    #expect(phone.texts == ["at 205"])
  }

  private struct WithState: View {
    @State private var length: CGFloat = 40

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { _, _ in length }
        Button("Grow") { length += 30 }
      }
    }
  }

  @Test("a state that only such a closure reads is followed as well")
  func state() {
    let phone = PhoneScreen(WithState())
    #expect(phone.screen.frames(of: .red).map(\.width) == [40])
    phone.tap("Grow")
    #expect(phone.screen.frames(of: .red).map(\.width) == [70])
    phone.tap("Grow")
    #expect(phone.screen.frames(of: .red).map(\.width) == [100])
    #expect(phone.issues == [])
  }
}
