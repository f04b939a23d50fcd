import Testing

@testable import SwiftUI

/// A way of showing a view away from its layout position.
struct Displacement: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var layoutDirection = LayoutDirection.leftToRight

  /// Whether the picture shows the displacement exactly; perspective is only approximate in this test.
  var isDrawnExactly = true
  let apply: @MainActor @Sendable (AnyView) -> AnyView

  init(
    _ name: String, layoutDirection: LayoutDirection = .leftToRight, isDrawnExactly: Bool = true,
    _ apply: @escaping @MainActor @Sendable (AnyView) -> some View
  ) {
    testDescription = name
    self.layoutDirection = layoutDirection
    self.isDrawnExactly = isDrawnExactly
    self.apply = { AnyView(apply($0)) }
  }

  static let all: [Displacement] = [
    Displacement("none") { $0 },
    Displacement("an offset") { $0.offset(x: 30, y: -12) },
    Displacement("an offset from right to left", layoutDirection: .rightToLeft) { $0.offset(x: 30, y: -12) },
    Displacement("twice the size") { $0.scaleEffect(2) },
    Displacement("half the width from a corner") { $0.scaleEffect(x: 0.5, y: 1.5, anchor: .bottomTrailing) },
    Displacement("mirrored") { $0.scaleEffect(x: -1, y: 1, anchor: .leading) },
    Displacement("turned by 30 degrees") { $0.rotationEffect(.degrees(30)) },
    Displacement("turned by 90 degrees about a corner") { $0.rotationEffect(.degrees(90), anchor: .topLeading) },
    Displacement("sheared") { $0.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0.7, d: 1, tx: 5, ty: 3)) },
    Displacement("an app's own effect") { $0.modifier(Slanted(amount: 0.5)) },
    Displacement("turned twice, scaled and moved") {
      $0.rotationEffect(.degrees(20)).scaleEffect(1.5).offset(x: 10, y: 10).rotationEffect(.degrees(-50))
    },
    Displacement("flipped from right to left", layoutDirection: .rightToLeft) { content in
      HStack(spacing: 0) {
        content
        Color.clear.frame(width: 50, height: 10)
      }
      .flipsForRightToLeftLayoutDirection(true)
    },
    Displacement("a visual effect") { content in
      content.visualEffect { effect, proxy in
        effect.rotationEffect(.degrees(15)).offset(x: proxy.size.width, y: 5).scaleEffect(1.2)
      }
    },
    Displacement("scrolled") { content in
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 60)
          content
          Color.clear.frame(height: 200)
        }
      }
      .defaultScrollAnchor(UnitPoint(x: 0, y: 0.2))
    },
    Displacement("scrolled and turned") { content in
      ScrollView {
        VStack(spacing: 0) {
          content
          Color.clear.frame(height: 200)
        }
      }
      .rotationEffect(.degrees(-20))
    },
    Displacement("in a transition") { content in
      content.modifier(TransitionEffect(scale: 1.4, anchor: .top, offset: CGSize(width: 4, height: 6)))
    },
    Displacement("turned away in perspective", isDrawnExactly: false) {
      $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 1)
    },
    Displacement(
      "turned away in perspective from right to left", layoutDirection: .rightToLeft, isDrawnExactly: false
    ) { $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 1) },
    Displacement("tilted in perspective, then turned", isDrawnExactly: false) {
      $0.rotation3DEffect(.degrees(40), axis: (x: 1, y: 0.3, z: 0), anchor: .bottom, perspective: 0.8)
        .rotationEffect(.degrees(25))
    },
    Displacement("a projection", isDrawnExactly: false) { content in
      var projection = ProjectionTransform(CGAffineTransform(translationX: 10, y: 5))
      projection.m13 = 0.01
      projection.m23 = 0.005
      return content.projectionEffect(projection)
    },
  ]
}

private struct Slanted: GeometryEffect {
  let amount: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
  }
}
