/// What holds for an element whatever it shows.
package struct ElementQualities: Sendable {
  let rawValue: UInt8

  static let none = ElementQualities(rawValue: 0)

  /// Positions inside are animated relative to the element instead of the window.
  static let geometryGroup = ElementQualities(rawValue: 1)

  /// Guides that the element does not set now are never set, so that requests for them need not be recorded.
  static let sameGuidesAlways = ElementQualities(rawValue: 2)

  /// The element's content is described to assistive technologies, but not shown.
  static let onlyDescribed = ElementQualities(rawValue: 4)

  /// The element's content moves inside of it, so that no edge of the content stays at an edge of the screen.
  static let scrollsContent = ElementQualities(rawValue: 8)

  /// Returns these qualities with another one, if a condition holds.
  func adding(_ quality: ElementQualities, if holds: Bool) -> ElementQualities {
    holds ? ElementQualities(rawValue: rawValue | quality.rawValue) : self
  }

  // Not `OptionSet.contains`, which is generic code: see Docs/Architecture.md.
  func includes(_ quality: ElementQualities) -> Bool { rawValue & quality.rawValue != 0 }
}

extension Element {
  /// Whether positions inside are animated relative to the element instead of the window.
  final var isGeometryGroup: Bool { qualities.includes(.geometryGroup) }

  /// Whether guides that the element does not set now are never set, so that requests for them need not be recorded.
  final var hasSameGuidesAlways: Bool { qualities.includes(.sameGuidesAlways) }

  /// Whether the element's content moves inside of it, so that no edge of the content stays at an edge of the screen.
  final var scrollsContent: Bool { qualities.includes(.scrollsContent) }

  /// Whether the element's content is described to assistive technologies, but not shown.
  final var isOnlyDescribed: Bool { qualities.includes(.onlyDescribed) }
}
