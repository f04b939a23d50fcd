import Foundation

/// Buttons.
struct ButtonDesign: Sendable {
  /// Whether a button without a style that is neither in a list row, a menu nor a bar has a border.
  var isBorderedByDefault: Bool

  /// How a bordered button is drawn.
  var face: Face

  /// The shape of a bordered button without its own shape.
  var isCapsuleByDefault: Bool

  /// A filled button by control size: mini and small, regular, large and extra large.
  var small: Filled
  var regular: Filled
  var large: Filled

  /// The opacity of a pressed button with a border, of one without, and of a plain one.
  var pressedOpacity: Double

  /// The color of a button with a border and without a tint.
  var fill: UIColor

  /// Whether the tint of an app colors a filled destructive button, too.
  var prefersTint: Bool
  var borderlessPressedOpacity: Double
  var plainPressedOpacity: Double

  /// The opacity of a tint that fills a button that is not prominent.
  var tintedOpacity: Double

  /// The opacity of a disabled control that is dimmed, and of a color that an app sets for its label.
  var disabledOpacity: Double
  var disabledLabelOpacity: Double

  enum Face: Sendable {
    /// A filled shape.
    case filled
    /// A Mac's push button.
    case push(Push)
  }

  /// A filled button, in points.
  struct Filled: Sendable {
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var cornerRadius: CGFloat

    /// The font of the label; `nil` for that of the environment.
    var font: Font?
  }

  /// A push button, in points.
  struct Push: Sendable {
    var horizontalPadding: CGFloat
    var verticalPadding: CGFloat
    var cornerRadius: CGFloat

    /// How much darker a pressed button is.
    var pressedBrightness: Double

    var shadowOpacity: Double
    var shadowRadius: CGFloat
    var shadowOffset: CGFloat

    /// The brightness of the face in light and dark appearance.
    var face: Double
    var darkFace: Double
  }

  func filled(_ size: ControlSize) -> Filled {
    switch size {
    case .mini, .small: small
    case .regular: regular
    case .large, .extraLarge: large
    }
  }
}
