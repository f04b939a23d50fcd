import SwiftUI

/// The balloon of a marker, whose tip is at the middle of its lower edge.
struct MarkerBalloon<Glyph: View>: View {
  let tint: AnyShapeStyle
  var isSelected = false
  let glyph: Glyph

  var body: some View {
    BalloonShape()
      .fill(tint)
      .overlay(alignment: .top) {
        glyph
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.white)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .frame(width: MapLook.balloonDiameter - 8, height: MapLook.balloonDiameter - 8)
          .padding(4)
      }
      .frame(width: MapLook.balloonDiameter, height: MapLook.balloonDiameter + MapLook.balloonTip)
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      .scaleEffect(isSelected ? MapLook.selectedScale : 1, anchor: .bottom)
  }
}

/// A circle with a tip below.
struct BalloonShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    var path = Path()
    // The sides of the tip begin where they touch the circle.
    let angle = Double.pi / 2 - acos(min(1, radius / (rect.maxY - center.y)))
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addArc(
      center: center, radius: radius, startAngle: .radians(angle + 2 * acos(radius / (rect.maxY - center.y))),
      endAngle: .radians(angle), clockwise: false)
    path.closeSubpath()
    return path
  }
}

/// The title of a marker or an annotation, readable on any ground.
struct MarkerTitle<Title: View>: View {
  let title: Title
  let style: MapStyle.Ground
  /// Whether the title is not drawn; it still names its element.
  var isHidden = false

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let look = MapLook(style, scheme)
    title
      .font(MapLook.titleFont)
      .foregroundStyle(isHidden ? .clear : look.text)
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .fixedSize()
      .shadow(color: isHidden ? .clear : look.halo, radius: 1)
      .shadow(color: isHidden ? .clear : look.halo, radius: 1)
  }
}

/// The dot at the place of the phone.
struct UserDot: View {
  var body: some View {
    Circle()
      .fill(.white)
      .shadow(color: .black.opacity(0.3), radius: 2)
      .overlay { Circle().fill(.tint).padding(MapLook.dotEdge) }
      .frame(width: MapLook.dotDiameter, height: MapLook.dotDiameter)
  }
}
