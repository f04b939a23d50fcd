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
  /// When the screen began to wait, in seconds of its clock.
  @ObservationIgnored private var start: Double?

  /// How long a moving scene is waited for, in seconds.
  private static let patience = 10.0

  /// Notes that the app or a finger has done something.
  func refresh() { start = nil }

  /// Lets a screen wait for the next frame.
  func beat(for interval: TimeInterval, of view: SKView) {
    let now = CurrentScreen.screen?.time ?? 0
    let start = start ?? now
    self.start = start
    guard !isBeating, now - start < Self.patience else { return }
    isBeating = true
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
  let pulse: ScenePulse
  let elements: [SceneElement]

  var body: some View {
    ZStack {
      Color.clear.modifier(Beat(count: pulse.count))
      ForEach(elements) { element in
        Color.clear
          .frame(width: element.frame.width, height: element.frame.height)
          .accessibilityElement()
          .modifier(ElementDescription(element: element))
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
  let element: SceneElement

  func body(content: Content) -> some View {
    content
      .accessibilityLabel(element.label)
      .accessibilityValue(element.value)
      .accessibilityHint(element.hint)
      .accessibilityIdentifier(element.identifier)
      .accessibilityAddTraits(traits)
      .accessibilityAction { [node = element.node] in _ = node.accessibilityActivate() }
  }

  private var traits: AccessibilityTraits {
    let known: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.header, .isHeader), (.image, .isImage), (.link, .isLink), (.selected, .isSelected),
      (.staticText, .isStaticText),
    ]
    return known.reduce(into: []) { traits, pair in
      if element.traits.contains(pair.0) { traits.formUnion(pair.1) }
    }
  }
}

/// A node as an element, with its rectangle in the view.
struct SceneElement: Identifiable {
  let node: SKNode
  let frame: CGRect
  let label: String
  let value: String
  let hint: String
  let identifier: String
  let traits: UIAccessibilityTraits

  @MainActor init(_ node: SKNode, frame: CGRect) {
    self.node = node
    self.frame = frame
    label = node.accessibilityLabel ?? (node as? SKLabelNode)?.text ?? ""
    value = node.accessibilityValue ?? ""
    hint = node.accessibilityHint ?? ""
    identifier = node.accessibilityIdentifier ?? ""
    traits = node.accessibilityTraits
  }

  var id: ObjectIdentifier { ObjectIdentifier(node) }
}

extension SKView {
  /// The nodes that are elements, from the back to the front.
  var elements: [SceneElement] {
    guard let scene else { return [] }
    return scene.drawingOrder.map(\.node).filter(\.isAccessibilityElement).map { node in
      let around = node.parent?.transformToRoot ?? .identity
      let box = (node === scene ? scene.frame : node.calculateAccumulatedFrame()).applying(around)
      return SceneElement(node, frame: box.applying(transform(of: scene)))
    }
  }

  var hasElements: Bool { scene?.drawingOrder.contains { $0.node.isAccessibilityElement } == true }
}
