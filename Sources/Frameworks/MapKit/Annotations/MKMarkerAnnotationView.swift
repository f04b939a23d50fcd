import FlowUIKit
import SwiftUI

/// A balloon with its tip at a place, and its title below.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsDisplay() } }
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsDisplay() } }
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  open var selectedGlyphImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the balloon falls into its place; it is there at once here.
  open var animatesWhenAdded = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: MapLook.balloonDiameter, height: MapLook.balloonDiameter + MapLook.balloonTip)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var ownOffset: CGPoint { CGPoint(x: 0, y: -bounds.height / 2) }

  /// The color of the balloon.
  var balloonColor: UIColor { markerTintColor ?? .systemRed }

  override var face: AnyView? {
    AnyView(
      MarkerBalloon(
        tint: AnyShapeStyle(Color(uiColor: balloonColor)), isSelected: isSelected, glyph: glyph
      )
      .overlay(alignment: .bottom) {
        MarkerTitle(title: titles, style: map?.ground ?? .standard).alignmentGuide(.bottom) { $0[.top] - 2 }
      }
      .accessibilityHidden(true))
  }

  private var glyph: some View {
    Group {
      if let image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage {
        Image(uiImage: image).renderingMode(.template).resizable().scaledToFit()
      } else if let glyphText {
        Text(verbatim: glyphText)
      } else if let cluster = annotation as? MKClusterAnnotation {
        Text(verbatim: "\(cluster.memberAnnotations.count)")
      } else {
        Image(systemName: "mappin")
      }
    }
    .foregroundStyle(Color(uiColor: glyphTintColor ?? .white))
  }

  /// A selected marker has its subtitle, and that of a cluster says how many it stands for.
  private var showsSubtitle: Bool { isSelected || annotation is MKClusterAnnotation }

  private var titles: some View {
    VStack(spacing: 0) {
      if titleVisibility != .hidden, let title = annotation?.title { Text(verbatim: title) }
      if subtitleVisibility == .visible || subtitleVisibility == .adaptive && showsSubtitle,
        let subtitle = annotation?.subtitle
      {
        Text(verbatim: subtitle).fontWeight(.regular)
      }
    }
  }
}

/// A pin at a place; it looks like a balloon without a title here.
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }
  /// Whether the pin falls into its place; it is there at once here.
  open var animatesDrop = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: MapLook.balloonDiameter, height: MapLook.balloonDiameter + MapLook.balloonTip)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  override var ownOffset: CGPoint { CGPoint(x: 0, y: -bounds.height / 2) }

  override var face: AnyView? {
    if image != nil { return super.face }
    return AnyView(
      MarkerBalloon(
        tint: AnyShapeStyle(Color(uiColor: pinTintColor ?? .systemRed)), isSelected: isSelected,
        glyph: Circle().frame(width: 8, height: 8)
      )
      .accessibilityHidden(true))
  }
}

/// The dot at the place of the phone.
open class MKUserLocationView: MKAnnotationView {
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: MapLook.dotDiameter, height: MapLook.dotDiameter)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var face: AnyView? { AnyView(UserDot().accessibilityHidden(true)) }
}
