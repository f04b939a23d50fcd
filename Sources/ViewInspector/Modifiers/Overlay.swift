import SwiftUI

extension ViewType {
  /// A layer that a modifier adds in front of a view or behind it.
  public struct Overlay: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "" }
    public static var isTransitive: Bool { true }

    public static func child(_ content: Content) throws -> Content { content }
    public static func children(_ content: Content) throws -> LazyGroup<Content> { try content.membersGroup() }
  }
}

extension InspectableView {
  /// The overlay of the view.
  ///
  /// - Parameter index: The number of overlays closer to the view.
  public func overlay(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("overlay", index)
  }

  /// The background of the view.
  ///
  /// - Parameter index: The number of backgrounds closer to the view.
  public func background(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("background", index)
  }

  /// The overlay of the view, made from the default value of a preference.
  ///
  /// - Parameter index: The number of such overlays closer to the view.
  public func overlayPreferenceValue(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("overlayPreferenceValue", index)
  }

  /// The background of the view, made from the default value of a preference.
  ///
  /// - Parameter index: The number of such backgrounds closer to the view.
  public func backgroundPreferenceValue(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("backgroundPreferenceValue", index)
  }

  /// The mask of the view.
  ///
  /// - Parameter index: The number of masks closer to the view.
  public func mask(_ index: Int? = nil) throws -> InspectableView<ViewType.ClassifiedView> { try layer("mask", index) }

  private func layer<T: BaseViewType>(_ name: String, _ index: Int?) throws -> InspectableView<T> {
    if isParent(calledBy: name) { return try asInspectableView() }
    let layer = try composedModifier(name, index: index)
    guard let part = layer.composition.part("content") else { throw modifierNotFound(name, index: index ?? 0) }
    let place = LayerPlace(
      alignment: layer.composition.value("alignment") ?? .center, edges: layer.composition.value("edges") ?? .all)
    var medium = content.medium.resettingViewModifiers()
    medium.viewModifiers = [place]
    medium.place = medium.place.part(part.role)
    let view = try Content(part.view(content.nodeOfModifier(at: layer.place)), medium: medium).unwrapped()
    let call = ViewType.inspectionCall(base: "\(name)(\(ViewType.indexPlaceholder))", index: index)
    return try InspectableView<T>(view, parent: self, call: call, index: index)
  }
}

/// The place of a layer.
private struct LayerPlace {
  let alignment: Alignment
  let edges: Edge.Set
}

extension InspectableView where View == ViewType.Overlay {
  /// The alignment of the layer with the view.
  public func alignment() throws -> Alignment {
    guard let layer else { throw InspectionError.attributeNotFound(label: "alignment", type: "Overlay") }
    return layer.alignment
  }

  /// The edges of the safe area that the layer extends into.
  public func ignoresSafeAreaEdges() throws -> Edge.Set {
    guard let layer else { throw InspectionError.attributeNotFound(label: "ignoresSafeAreaEdges", type: "Background") }
    return layer.edges
  }

  private var layer: LayerPlace? { content.medium.viewModifiers.lazy.compactMap { $0 as? LayerPlace }.first }
}
