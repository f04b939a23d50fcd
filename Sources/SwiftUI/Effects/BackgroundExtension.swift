import FlowRendering

/// Draws mirrored and blurred copies of a view beyond its edges in the surrounding safe area.
struct BackgroundExtensionModifier: ElementModifier, ComposedModifier {
  let isEnabled: Bool

  static var affectsLayout: Bool { false }

  var composition: Composition { Composition("backgroundExtensionEffect").value("isEnabled", isEnabled) }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    if isEnabled, let glass = element.environment.design.materials.glass {
      let size = element.size
      let outsets = element.safeAreaOutsets(for: size)
      let isMirrored = element.isRightToLeft
      let (left, right) = isMirrored ? (outsets.trailing, outsets.leading) : (outsets.leading, outsets.trailing)
      let copies: [(area: CGRect, flip: RenderTransform)] = [
        (
          CGRect(x: -left, y: 0, width: left, height: size.height),
          RenderTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        ),
        (
          CGRect(x: size.width, y: 0, width: right, height: size.height),
          RenderTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * size.width, ty: 0)
        ),
        (
          CGRect(x: 0, y: -outsets.top, width: size.width, height: outsets.top),
          RenderTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        ),
        (
          CGRect(x: 0, y: size.height, width: size.width, height: outsets.bottom),
          RenderTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * size.height)
        ),
      ]
      for copy in copies where copy.area.width > 0 && copy.area.height > 0 {
        list.group(DisplayGroup(clip: .rect(copy.area))) { list in
          list.group(DisplayGroup(filters: [.blur(radius: glass.blurRadius, isOpaque: true)])) { list in
            list.group(DisplayGroup(transform: copy.flip)) { $0.draw(child) }
          }
        }
      }
    }
    list.draw(child)
  }
}

extension View {
  /// Adds the background extension effect to the view: mirrored, blurred copies of it fill the surrounding safe area.
  ///
  /// Before iOS 26 there is none, as on Apple's systems.
  public nonisolated func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// Adds the background extension effect to the view, if a condition holds.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
