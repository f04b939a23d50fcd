import Flowsimd
import Foundation
import PhoneSimulation

/// A flat surface around the phone.
public struct PhonePlane: Hashable, Sendable {
  /// How a surface lies.
  public enum Alignment: Hashable, Sendable {
    case horizontal
    case vertical
  }

  public var alignment: Alignment
  /// Relative to where the phone was at first, in meters: to the right, up, and towards the person.
  public var center: SIMD3<Float>
  /// In meters.
  public var size: SIMD2<Float>

  /// Creates a surface. A vertical one faces the person.
  public init(_ alignment: Alignment, center: SIMD3<Float>, size: SIMD2<Float> = SIMD2(1, 1)) {
    (self.alignment, self.center, self.size) = (alignment, center, size)
  }

  /// From the surface, whose second axis is across it, to the world.
  package var transform: simd_float4x4 {
    let place = SIMD4(center, 1)
    switch alignment {
    case .horizontal: return simd_float4x4(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), place)
    case .vertical: return simd_float4x4(SIMD4(1, 0, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, -1, 0, 0), place)
    }
  }
}

/// The surroundings of the phone.
package struct WorldState: PhoneValue {
  var tracksWorld = false
  package var planes: [PhonePlane] = []

  package init() {}
}

extension SimulatedPhone {
  /// Whether the phone has a camera that knows where it is in the world: at first not, as in a simulator.
  public var tracksWorld: Bool {
    get { self[WorldState.self].tracksWorld }
    set { update(WorldState.self) { $0.tracksWorld = newValue } }
  }

  /// The surfaces around the phone. Sessions that run learn of each change.
  public var worldPlanes: [PhonePlane] {
    get { self[WorldState.self].planes }
    set { update(WorldState.self) { $0.planes = newValue } }
  }
}
