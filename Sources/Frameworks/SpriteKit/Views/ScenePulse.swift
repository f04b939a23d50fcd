import Foundation
import Observation
import SwiftUI

/// Keeps a screen from being at rest while a scene moves towards an end: an animation of nothing for each frame.
///
/// Actions that end and bodies that fall are waited for, as animations of SwiftUI are. A scene that never comes to rest is
/// waited for only for a while after the app or a finger has done something with it, and then is like an endless
/// animation.
@MainActor @Observable
final class ScenePulse {
  /// The number of beats, which an animation approaches.
  fileprivate private(set) var count = 0.0

  @ObservationIgnored private var isBeating = false
  @ObservationIgnored private var spent = 0.0

  /// How long a moving scene is waited for, in seconds.
  private static let patience = 10.0

  /// Notes that the app or a finger has done something.
  func refresh() { spent = 0 }

  /// Lets a screen wait for the next frame.
  func beat(for interval: TimeInterval, of view: SKView) {
    guard !isBeating, spent < Self.patience else { return }
    isBeating = true
    spent += interval
    withAnimation(.linear(duration: interval), completionCriteria: .removed) {
      count += 1
    } completion: { [weak self, weak view] in
      self?.isBeating = false
      if let view, view.needsFrames { self?.beat(for: interval, of: view) }
    }
  }
}

/// The animation of nothing, and the elements for assistive technologies.
struct SceneFace: View {
  let view: SKView

  var body: some View {
    ZStack {
      Color.clear.modifier(Beat(count: view.pulse.count))
      ForEach(view.elements) { element in
        Color.clear
          .frame(width: element.frame.width, height: element.frame.height)
          .accessibilityElement()
          .modifier(ElementDescription(node: element.node))
          .position(x: element.frame.midX, y: element.frame.midY)
      }
    }
    .allowsHitTesting(false)
  }
}

private struct Beat: ViewModifier, Animatable {
  var count: Double

  nonisolated var animatableData: Double {
    get { count }
    set { count = newValue }
  }

  func body(content: Content) -> some View { content }
}

/// What a node tells about itself.
private struct ElementDescription: ViewModifier {
  let node: SKNode

  func body(content: Content) -> some View {
    content
      .accessibilityLabel(node.accessibilityLabel ?? (node as? SKLabelNode)?.text ?? "")
      .accessibilityValue(node.accessibilityValue ?? "")
      .accessibilityHint(node.accessibilityHint ?? "")
      .accessibilityIdentifier(node.accessibilityIdentifier ?? "")
      .accessibilityAddTraits(traits)
      .accessibilityAction { [node] in _ = node.accessibilityActivate() }
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if node.accessibilityTraits.contains(.button) { _ = traits.insert(.isButton) }
    if node.accessibilityTraits.contains(.header) { _ = traits.insert(.isHeader) }
    if node.accessibilityTraits.contains(.image) { _ = traits.insert(.isImage) }
    if node.accessibilityTraits.contains(.selected) { _ = traits.insert(.isSelected) }
    if node.accessibilityTraits.contains(.staticText) { _ = traits.insert(.isStaticText) }
    return traits
  }
}

/// A node as an element, with its rectangle in the view.
struct SceneElement: Identifiable {
  let node: SKNode
  let frame: CGRect

  var id: ObjectIdentifier { ObjectIdentifier(node) }
}

extension SKView {
  /// The nodes that are elements, from the back to the front.
  var elements: [SceneElement] {
    guard let scene else { return [] }
    return scene.drawingOrder.map(\.node).filter(\.isAccessibilityElement).map { node in
      let around = node.parent?.transformToRoot ?? .identity
      let box = (node === scene ? scene.frame : node.calculateAccumulatedFrame()).applying(around)
      return SceneElement(node: node, frame: box.applying(transform(of: scene)))
    }
  }

  var hasElements: Bool { scene?.drawingOrder.contains { $0.node.isAccessibilityElement } == true }
}
