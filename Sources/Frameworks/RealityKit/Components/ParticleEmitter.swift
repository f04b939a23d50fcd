import Foundation
import SwiftUI

extension ParticleEmitterComponent {
  /// What particles look like, and how they move.
  public struct ParticleEmitter {
    public typealias Color = UIColor

    /// The color of particles.
    public enum ParticleColor: Equatable {
      /// A color, or any between two.
      public enum ColorValue: Equatable {
        case single(Color)
        case random(a: Color, b: Color)
      }

      case constant(ColorValue)
      case evolving(start: ColorValue, end: ColorValue)
    }

    /// How much of a particle is seen in the course of its life.
    public enum OpacityCurve: Hashable, Codable, Sendable {
      case linearFadeOut
      case linearFadeIn
      case gradualFadeInOut
      case quickFadeInOut
      case easeFadeIn
      case easeFadeOut
      case constant

      /// - Parameter time: The part of the life that has passed.
      func opacity(at time: Float) -> Float {
        switch self {
        case .linearFadeOut: 1 - time
        case .linearFadeIn: time
        case .gradualFadeInOut: sin(time * .pi)
        case .quickFadeInOut: min(1, time * 10, (1 - time) * 10)
        case .easeFadeIn: time * time
        case .easeFadeOut: 1 - time * time
        case .constant: 1
        }
      }
    }

    /// How a particle is turned to the viewer; discs always face the viewer.
    public enum BillboardMode: Hashable, Codable, Sendable {
      case billboard
      case billboardYAligned
      case free(axis: SIMD3<Float>, variation: Float)
    }

    /// In which order particles are drawn; here in that of their distance.
    public enum SortOrder: Hashable, Codable, Sendable {
      case increasingDepth
      case decreasingDepth
      case increasingID
      case decreasingID
      case increasingAge
      case decreasingAge
      case unsorted
    }

    /// How particles cover what is behind.
    public enum BlendMode: Hashable, Codable, Sendable {
      case alpha
      case opaque
      case additive
    }

    /// The pictures in a picture, which are not drawn.
    public struct ImageSequence: Hashable, Codable, Sendable {
      /// What follows the last picture.
      public enum AnimationRepeatMode: Hashable, Codable, Sendable {
        case playOnce
        case looping
        case autoReverse
      }

      public var rowCount = 1
      public var columnCount = 1
      public var initialFrame = 0
      public var initialFrameVariation = 0

      /// In pictures for each second.
      public var frameRate: Float = 0
      public var frameRateVariation: Float = 0
      public var animationMode = AnimationRepeatMode.playOnce

      public init() {}
    }

    // MARK: - How many

    /// How many arise in the time in which particles arise; in a second if that time has no end.
    public var birthRate: Float = 100
    public var birthRateVariation: Float = 0

    /// How long a particle is seen, in seconds.
    public var lifeSpan = 1.0
    public var lifeSpanVariation = 0.2

    // MARK: - How they move

    /// In meters for each second and second.
    public var acceleration = SIMD3<Float>.zero

    /// The part of its velocity that a particle loses in a second, about.
    public var dampingFactor: Float = 0

    /// The angle of the cone of the first directions, in radians.
    public var spreadingAngle: Float = 0
    public var mass: Float = 1
    public var massVariation: Float = 0

    /// In radians.
    public var angle: Float = 0
    public var angleVariation: Float = 0
    public var angularSpeed: Float = 0
    public var angularSpeedVariation: Float = 0

    public var noiseStrength: Float = 0
    public var noiseScale: Float = 1
    public var noiseAnimationSpeed: Float = 0

    /// The acceleration towards ``attractionCenter``.
    public var attractionStrength: Float = 0
    public var attractionCenter = SIMD3<Float>.zero

    /// The acceleration around ``vortexDirection``.
    public var vortexStrength: Float = 0
    public var vortexDirection = SIMD3<Float>(0, 1, 0)

    // MARK: - What they look like

    /// Half the width, in meters.
    public var size: Float = 0.02
    public var sizeVariation: Float = 0
    public var sizeMultiplierAtEndOfLifespan: Float = 0.1
    public var sizeMultiplierAtEndOfLifespanPower: Float = 1
    public var color = ParticleColor.constant(.single(.white))
    public var colorEvolutionPower: Float = 1
    public var opacityCurve = OpacityCurve.quickFadeInOut
    public var blendMode = BlendMode.alpha
    public var billboardMode = BillboardMode.billboard
    public var sortOrder = SortOrder.unsorted
    public var isLightingEnabled = false
    public var stretchFactor: Float = 0
    public var image: TextureResource?
    public var imageSequence: ImageSequence?

    public init() {}

    func warn() {
      if image != nil { report(.missing("ParticleEmitter.image", "particles are round.")) }
      if noiseStrength != 0 { report(.missing("ParticleEmitter.noiseStrength", "particles move evenly.")) }
    }
  }
}
