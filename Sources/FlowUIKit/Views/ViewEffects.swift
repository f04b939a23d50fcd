import SwiftUI
import FlowRendering

/// The effects on a view or a layer as a whole: a shadow, a mask, opacity, clipping.
struct LayerEffects {
  var opacity: Double = 1
  var shadow: RenderFilter?
  var clip: RenderPath?
  var mask: [DisplayItem]?

  var isEmpty: Bool { opacity >= 1 && shadow == nil && clip == nil && mask == nil }

  /// Draws content with the effects: the shadow is that of the clipped content.
  @MainActor
  func draw(into list: inout DisplayListBuilder, _ content: (inout DisplayListBuilder) -> Void) {
    var outer = DisplayGroup.plain
    outer.opacity = opacity
    outer.filters = shadow.map { [$0] } ?? []
    var inner = DisplayGroup.plain
    inner.clip = clip
    inner.mask = mask
    let hasInner = clip != nil || mask != nil
    if outer.isLayer, hasInner {
      list.group(outer) { $0.group(inner, content) }
    } else if hasInner {
      list.group(inner, content)
    } else {
      list.group(outer, content)
    }
  }
}

extension UIView {
  /// The effects on the view as a whole.
  func effects(opacity: Double, in element: Element) -> LayerEffects {
    var effects = LayerEffects()
    effects.opacity = opacity
    if let mask {
      effects.mask = DisplayListBuilder.items { list in
        let rect = mask.frame
        if let color = mask.backgroundColor?.renderColor(in: element.environment) {
          list.add(.fill(mask.usedLayer?.outline(of: rect) ?? .rect(rect), .color(color), evenOdd: false))
        }
      }
    }
    guard let layer = usedLayer else { return effects }
    let shown = layer.shown
    if layer.masksToBounds {
      effects.clip = shown.outline(of: CGRect(origin: .zero, size: element.size))
    } else {
      effects.shadow = shown.shadow
    }
    if let mask = layer.mask {
      effects.mask = DisplayListBuilder.items { mask.draw(of: element, into: &$0) }
    }
    return effects
  }

  /// Whether the view has a face in the tree.
  var hasFace: Bool { element?.child?.hasFace ?? false }

  /// Whether the view itself is an element for assistive technologies, instead of its face and its subviews.
  var isDescribedAsOne: Bool { accessibility.isElement == true && !(self is UIControl) }

  /// Describes the view as an element if the app wants that, and what is in it.
  func describeAsView(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    if accessibility.hidesElements { return }
    let traits = accessibilityTraits
    if let own = systemLook?.description() {
      var node = SemanticsNode(
        role: own.role, label: accessibility.label ?? own.label, value: accessibility.value ?? own.value, of: element)
      node.hint = accessibility.hint
      node.isSelected = own.isSelected
      if let identifier = accessibility.identifier { node.identify(identifier) }
      if let activate = own.activate { node.actions = [SemanticsAction(.activate) { activate() }] }
      node.children = builder.children { $0.describe(child) }
      return builder.add(node)
    }
    if isDescribedAsOne {
      var node = SemanticsNode(
        role: traits.role, label: accessibility.label ?? textForAccessibility, value: accessibility.value, of: element)
      node.hint = accessibility.hint
      node.isSelected = traits.contains(.selected)
      node.isEnabled = !traits.contains(.notEnabled)
      if let identifier = accessibility.identifier { node.identify(identifier) }
      node.actions = [SemanticsAction(.activate) { [weak self] in self?.activateForAccessibility() }]
      return builder.add(node)
    }
    if accessibility.identifier != nil, !hasFace {
      var node = SemanticsNode(
        role: traits.role, label: accessibility.label, value: accessibility.value, of: element)
      node.identify(accessibility.identifier ?? "")
      node.children = builder.children { $0.describe(child) }
      return builder.add(node)
    }
    builder.describe(child)
  }

  /// The label of the view as one element, if the app has set none.
  private var textForAccessibility: String? { (self as? UILabel)?.text }

  private func activateForAccessibility() {
    if accessibilityActivate() { return }
    touches.recognizers.first { $0 is UITapGestureRecognizer && $0.isEnabled }?.recognizeForAccessibility()
  }
}

/// What a view of another framework shows below its subviews, and how it is described with them in it.
package struct SystemLook {
  let face: @MainActor () -> AnyView?
  let description: @MainActor () -> SystemDescription?

  package init(
    face: @escaping @MainActor () -> AnyView?, description: @escaping @MainActor () -> SystemDescription?
  ) {
    self.face = face
    self.description = description
  }
}

/// How a view of another framework is described.
package struct SystemDescription {
  package var role: SemanticsNode.Role
  package var label: String?
  package var value: String?
  package var isSelected = false
  /// What assistive technologies do with the element.
  package var activate: (@MainActor () -> Void)?

  package init(_ role: SemanticsNode.Role, label: String? = nil) {
    self.role = role
    self.label = label
  }
}

extension Element {
  /// Whether the element of a view's parts has a face among them.
  fileprivate var hasFace: Bool {
    var has = false
    forEachLayoutChild { if $0.isFace { has = true } }
    return has
  }
}

extension UIAccessibilityTraits {
  /// The role of an element with the traits.
  fileprivate var role: SemanticsNode.Role {
    if contains(.button) { return .button }
    if contains(.link) { return .link }
    if contains(.searchField) { return .searchField }
    if contains(.image) { return .image }
    if contains(.staticText) || contains(.header) { return .staticText }
    if contains(.adjustable) { return .slider }
    return .other
  }
}
