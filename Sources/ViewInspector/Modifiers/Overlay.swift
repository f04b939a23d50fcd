import SwiftUI

extension ViewType {
  /// What a modifier puts in front of a view or behind it.
  public struct Overlay: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "" }
    public static var isTransitive: Bool { true }

    public static func child(_ content: Content) throws -> Content { content }
    public static func children(_ content: Content) throws -> LazyGroup<Content> { try content.membersGroup() }
  }
}

extension InspectableView {
  /// What is in front of the view.
  ///
  /// - Parameter index: How many overlays are nearer to the view.
  public func overlay(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("overlay", index)
  }

  /// What is behind the view.
  ///
  /// - Parameter index: How many backgrounds are nearer to the view.
  public func background(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("background", index)
  }

  /// What is in front of the view, made from the default value of a preference.
  public func overlayPreferenceValue(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("overlayPreferenceValue", index)
  }

  /// What is behind the view, made from the default value of a preference.
  public func backgroundPreferenceValue(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer("backgroundPreferenceValue", index)
  }

  /// The view that shows by its opacity where this one is shown.
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

/// Where a layer is.
private struct LayerPlace {
  let alignment: Alignment
  let edges: Edge.Set
}

extension InspectableView where View == ViewType.Overlay {
  /// How the layer is aligned with the view.
  public func alignment() throws -> Alignment {
    guard let layer else { throw InspectionError.attributeNotFound(label: "alignment", type: "Overlay") }
    return layer.alignment
  }

  /// The edges of the safe area that the layer extends over.
  public func ignoresSafeAreaEdges() throws -> Edge.Set {
    guard let layer else { throw InspectionError.attributeNotFound(label: "ignoresSafeAreaEdges", type: "Background") }
    return layer.edges
  }

  private var layer: LayerPlace? { content.medium.viewModifiers.lazy.compactMap { $0 as? LayerPlace }.first }
}
