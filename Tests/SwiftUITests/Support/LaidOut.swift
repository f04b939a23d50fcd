import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

/// A view laid out in a window, and the frames of its named parts.
///
/// `part(_:)` names a part. Frames are in the coordinates of the view, in points; texts are measured without fonts.
@MainActor
struct LaidOut {
  let screen: Screen
  private let parts = Parts()

  init<Content: View>(
    width: CGFloat? = 200, height: CGFloat? = 100, safeArea: EdgeInsets = EdgeInsets(),
    layoutDirection: LayoutDirection = .leftToRight, @ViewBuilder content: () -> Content
  ) {
    var environment = EnvironmentValues()
    environment.parts = parts
    environment.layoutDirection = layoutDirection
    screen = Screen(
      size: ProposedViewSize(width: width, height: height), safeArea: safeArea, environment: environment,
      textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
    screen.show(content().part(""))
  }

  /// The frame of a part in the view, or a null rectangle if there is no such part.
  subscript(_ name: String) -> CGRect {
    guard let root = parts.elements[""], let element = parts.elements[name] else { return .null }
    return element.frame(in: root)
  }

  /// The frame of the view in the window.
  var frame: CGRect { parts.elements[""]?.frameOnScreen ?? .null }

  var size: CGSize { frame.size }
}

@MainActor
final class Parts {
  var elements: [String: Element] = [:]
}

extension EnvironmentValues {
  private enum PartsKey: EnvironmentKey {
    static var defaultValue: Parts? { nil }
  }

  fileprivate var parts: Parts? {
    get { self[PartsKey.self] }
    set { self[PartsKey.self] = newValue }
  }
}

private struct PartModifier: ElementModifier {
  let name: String

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) {
    element.environment.parts?.elements[name] = element
  }
}

extension View {
  /// Names the view for `LaidOut`.
  func part(_ name: String) -> some View {
    modifier(PartModifier(name: name))
  }
}

/// A view of a fixed size.
struct Block: View {
  let name: String
  let width: CGFloat
  let height: CGFloat

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.gray.frame(width: width, height: height).part(name)
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
