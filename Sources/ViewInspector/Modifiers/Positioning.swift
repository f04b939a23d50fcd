import SwiftUI

extension InspectableView {
  /// Where the centre of the view is in its parent, in points.
  public func position() throws -> CGPoint { try modifierValue("position", "position") }

  /// How far the view is drawn from its place, in points.
  public func offset() throws -> CGSize { try modifierValue("offset", "offset") }

  /// The edges of the safe area that the view extends over.
  public func edgesIgnoringSafeArea() throws -> Edge.Set {
    try modifierValue("ignoresSafeArea", "edges", call: "edgesIgnoringSafeArea")
  }

  /// The parts and edges of the safe area that the view extends over.
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

  /// How far to the front the view is drawn among its siblings.
  public func zIndex() throws -> Double { try modifierValue("zIndex", "value") }

  /// What tells the view apart in a picker or a tab view.
  public func tag() throws -> AnyHashable { try modifierValue("tag", "value") }
}
