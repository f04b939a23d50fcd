import DeviceCatalog
import Foundation

/// The status bar, the camera housing and the home indicator, in points.
struct SystemBarDesign: Equatable, Sendable {
  /// The width of the home indicator as a part of the shorter side of the window, its height, and the distance of its
  /// middle from the edge.
  var indicatorPart: CGFloat
  var indicatorHeight: CGFloat
  var indicatorDistance: CGFloat

  /// Whether the home indicator fades soon after the screen has appeared, so that a picture does not show it.
  var indicatorFades = false

  var notch: Housing
  var island: Housing

  /// The radius of the lower corners of a notch.
  var notchCornerRadius: CGFloat

  /// The status bar without and with a camera housing.
  var plain: StatusBar
  var housed: StatusBar

  /// Whether the time is at the leading edge of a status bar without a camera housing, and the signal of the network at
  /// the trailing edge, rather than both around the middle.
  var isTimeLeading: Bool

  /// Whether a hidden status bar on a device without a camera housing gives its space to the views.
  var givesUpSpace: Bool

  /// How far above the middle of the camera housing the status bar is placed: half the height of its place.
  var housedOffset: CGFloat

  var battery: Battery

  struct Housing: Equatable, Sendable {
    var size: CGSize

    /// The distance of its center from the edge of the screen.
    var middle: CGFloat
  }

  struct StatusBar: Equatable, Sendable {
    var height: CGFloat

    /// The space at both edges.
    var padding: CGFloat

    var spacing: CGFloat
    var timeSize: CGFloat
    var symbolSize: CGFloat
    var battery: CGSize

    /// The signal of the mobile network: dots if there is none, as in a simulator; `nil` for bars.
    var dots: Dots?
  }

  /// Dots in a row.
  struct Dots: Equatable, Sendable {
    var count = 4
    var diameter: CGFloat
    var spacing: CGFloat

    /// How far the lower ends of the dots are below the middle of the status bar.
    var bottom: CGFloat

    var opacity: Double

    /// The distance to the next symbol.
    var trailing: CGFloat
  }

  struct Battery: Equatable, Sendable {
    var cornerRadius: CGFloat
    var inset: CGFloat
    var border: CGFloat
    var borderOpacity: Double
    var pole: CGSize
    var poleCornerRadius: CGFloat
    var spacing: CGFloat
  }

  func housing(_ housing: DeviceModel.Housing) -> Housing {
    switch housing {
    case .none: Housing(size: .zero, middle: 0)
    case .notch: notch
    case .island: island
    }
  }
}
