import Foundation
import SwiftUI

/// A camera that makes distant things smaller.
public struct PerspectiveCameraComponent: Component, Hashable, Sendable {
  /// How near and how far things are seen, in meters.
  public var near: Float
  public var far: Float

  /// The angle between the upper and the lower edge of what is seen.
  public var fieldOfViewInDegrees: Float

  public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
    (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
  }
}

/// A camera. A scene is seen from the first one in it.
open class PerspectiveCamera: Entity {
  public required init() {
    super.init()
    camera = PerspectiveCameraComponent()
  }

  public var camera: PerspectiveCameraComponent {
    get { component(PerspectiveCameraComponent.self) ?? PerspectiveCameraComponent() }
    set { set(newValue) }
  }
}

/// The light of a distant source. It has its direction and color here, not its strength.
public struct DirectionalLightComponent: Component, Equatable {
  public var color: UIColor
  public var intensity: Float
  public var isRealWorldProxy: Bool

  /// - Parameter intensity: In lux.
  public init(color: UIColor = .white, intensity: Float = 2145.707_8, isRealWorldProxy: Bool = false) {
    (self.color, self.intensity, self.isRealWorldProxy) = (color, intensity, isRealWorldProxy)
  }

  /// The shadows of a light, which are not drawn.
  public struct Shadow: Component, Hashable, Sendable {
    public var maximumDistance: Float
    public var depthBias: Float

    public init(maximumDistance: Float = 5, depthBias: Float = 1) {
      (self.maximumDistance, self.depthBias) = (maximumDistance, depthBias)
    }
  }
}

/// The light of a lamp. It has no effect on what is drawn.
public struct PointLightComponent: Component, Equatable {
  public var color: UIColor
  public var intensity: Float
  public var attenuationRadius: Float

  /// - Parameters:
  ///   - intensity: In lumen.
  ///   - attenuationRadius: How far it shines, in meters.
  public init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
    (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
  }
}

/// The light of a spot. It has no effect on what is drawn.
public struct SpotLightComponent: Component, Equatable {
  public var color: UIColor
  public var intensity: Float
  public var innerAngleInDegrees: Float
  public var outerAngleInDegrees: Float
  public var attenuationRadius: Float

  /// - Parameters:
  ///   - intensity: In lumen.
  ///   - attenuationRadius: How far it shines, in meters.
  public init(
    color: UIColor = .white, intensity: Float = 6740.94, innerAngleInDegrees: Float = 45,
    outerAngleInDegrees: Float = 60, attenuationRadius: Float = 10
  ) {
    (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
    (self.innerAngleInDegrees, self.outerAngleInDegrees) = (innerAngleInDegrees, outerAngleInDegrees)
  }
}

/// An entity that shines in a direction: away from the viewer if it is not turned.
open class DirectionalLight: Entity {
  public required init() {
    super.init()
    light = DirectionalLightComponent()
  }

  public var light: DirectionalLightComponent {
    get { component(DirectionalLightComponent.self) ?? DirectionalLightComponent() }
    set { set(newValue) }
  }

  public var shadow: DirectionalLightComponent.Shadow? {
    get { component(DirectionalLightComponent.Shadow.self) }
    set { set(newValue) }
  }
}

/// An entity that shines to all sides.
open class PointLight: Entity {
  public required init() {
    super.init()
    light = PointLightComponent()
  }

  public var light: PointLightComponent {
    get { component(PointLightComponent.self) ?? PointLightComponent() }
    set { set(newValue) }
  }
}

/// An entity that shines on a spot.
open class SpotLight: Entity {
  public required init() {
    super.init()
    light = SpotLightComponent()
  }

  public var light: SpotLightComponent {
    get { component(SpotLightComponent.self) ?? SpotLightComponent() }
    set { set(newValue) }
  }
}

/// How transparent an entity and those inside are.
public struct OpacityComponent: Component, Hashable, Sendable {
  public var opacity: Float
  public init(opacity: Float = 1) { self.opacity = opacity }
}
