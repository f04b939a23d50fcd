import SwiftUI

extension InspectableView {
  /// The position of the view's center in its parent, in points.
  public func position() throws -> CGPoint { try modifierValue("position", "position") }

  /// The offset of the view, in points.
  public func offset() throws -> CGSize { try modifierValue("offset", "offset") }

  /// The edges of the safe area that the view extends into.
  public func edgesIgnoringSafeArea() throws -> Edge.Set {
    try modifierValue("ignoresSafeArea", "edges", call: "edgesIgnoringSafeArea")
  }

  /// The regions and edges of the safe area that the view extends into.
  public func ignoresSafeArea() throws -> (regions: SafeAreaRegions, edges: Edge.Set) {
    let call = "ignoresSafeArea(_:edges:)"
    return try (
      modifierValue("ignoresSafeArea", "regions", call: call), modifierValue("ignoresSafeArea", "edges", call: call)
    )
  }

  /// The name of the coordinate space of the view.
  public func coordinateSpaceName() throws -> String {
    let call = "coordinateSpace(name:)"
    let name: AnyHashable = try modifierValue("coordinateSpace", "name", call: call)
    return try Inspector.cast(value: name.base, type: String.self)
  }

  /// The z-index of the view.
  public func zIndex() throws -> Double { try modifierValue("zIndex", "value") }

  /// The tag of the view in a picker or a tab view.
  public func tag() throws -> AnyHashable { try modifierValue("tag", "value") }
}
