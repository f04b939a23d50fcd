import Foundation
import SwiftUI

/// A property of a layer that can be animated.
struct LayerProperty {
  /// The layer's value; `nil` if the layer has none that an animation could begin with.
  let get: @MainActor (CALayer) -> LayerValue?
  let set: @MainActor (LayerValue, CALayer) -> Void
}

@MainActor
extension LayerProperty {
  static func number<Layer: CALayer>(_ member: ReferenceWritableKeyPath<Layer, CGFloat>) -> LayerProperty {
    LayerProperty {
      ($0 as? Layer).map { .number($0[keyPath: member]) }
    } set: { value, layer in
      if case .number(let number) = value { (layer as? Layer)?[keyPath: member] = number }
    }
  }

  static func number<Layer: CALayer>(_ member: ReferenceWritableKeyPath<Layer, Float>) -> LayerProperty {
    LayerProperty {
      ($0 as? Layer).map { .number(CGFloat($0[keyPath: member])) }
    } set: { value, layer in
      if case .number(let number) = value { (layer as? Layer)?[keyPath: member] = Float(number) }
    }
  }

  static func point<Layer: CALayer>(_ member: ReferenceWritableKeyPath<Layer, CGPoint>) -> LayerProperty {
    LayerProperty {
      ($0 as? Layer).map { .numbers([$0[keyPath: member].x, $0[keyPath: member].y]) }
    } set: { value, layer in
      if case .numbers(let numbers) = value {
        (layer as? Layer)?[keyPath: member] = CGPoint(x: numbers[0], y: numbers[1])
      }
    }
  }

  static func size(_ member: ReferenceWritableKeyPath<CALayer, CGSize>) -> LayerProperty {
    LayerProperty {
      .numbers([$0[keyPath: member].width, $0[keyPath: member].height])
    } set: { value, layer in
      if case .numbers(let numbers) = value { layer[keyPath: member] = CGSize(width: numbers[0], height: numbers[1]) }
    }
  }

  static func color<Layer: CALayer>(_ member: ReferenceWritableKeyPath<Layer, CGColor?>) -> LayerProperty {
    LayerProperty {
      ($0 as? Layer).map { .color($0[keyPath: member]?.color ?? .clear) }
    } set: { value, layer in
      if case .color(let color) = value { (layer as? Layer)?[keyPath: member] = CGColor(color) }
    }
  }

  /// A part of the layer's transform.
  static func part(_ members: WritableKeyPath<TransformParts, CGFloat>...) -> LayerProperty {
    LayerProperty { layer in
      members.first.map { .number(TransformParts(CATransform3DGetAffineTransform(layer.transform))[keyPath: $0]) }
    } set: { value, layer in
      guard case .number(let number) = value else { return }
      var parts = TransformParts(CATransform3DGetAffineTransform(layer.transform))
      for member in members { parts[keyPath: member] = number }
      layer.transform = CATransform3DMakeAffineTransform(parts.transform)
    }
  }

  /// The properties of every layer, by key path.
  static let common: [String: LayerProperty] = [
    "opacity": .number(\CALayer.opacity),
    "position": .point(\CALayer.position),
    "position.x": .number(\CALayer.position.x),
    "position.y": .number(\CALayer.position.y),
    "anchorPoint": .point(\CALayer.anchorPoint),
    "zPosition": .number(\CALayer.zPosition),
    "bounds": LayerProperty {
      .numbers([$0.bounds.minX, $0.bounds.minY, $0.bounds.width, $0.bounds.height])
    } set: { value, layer in
      if case .numbers(let numbers) = value {
        layer.bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    },
    "bounds.origin": .point(\CALayer.bounds.origin),
    "bounds.origin.x": .number(\CALayer.bounds.origin.x),
    "bounds.origin.y": .number(\CALayer.bounds.origin.y),
    "bounds.size": .size(\.bounds.size),
    "bounds.size.width": .number(\CALayer.bounds.size.width),
    "bounds.size.height": .number(\CALayer.bounds.size.height),
    "transform": LayerProperty {
      .transform($0.transform)
    } set: { value, layer in
      if case .transform(let transform) = value { layer.transform = transform }
    },
    "transform.scale": .part(\.scaleX, \.scaleY),
    "transform.scale.x": .part(\.scaleX),
    "transform.scale.y": .part(\.scaleY),
    "transform.rotation": .part(\.rotation),
    "transform.rotation.z": .part(\.rotation),
    "transform.translation.x": .part(\.x),
    "transform.translation.y": .part(\.y),
    "transform.translation": LayerProperty {
      .numbers([$0.transform.m41, $0.transform.m42])
    } set: { value, layer in
      if case .numbers(let numbers) = value { (layer.transform.m41, layer.transform.m42) = (numbers[0], numbers[1]) }
    },
    "backgroundColor": .color(\CALayer.backgroundColor),
    "borderColor": .color(\CALayer.borderColor),
    "borderWidth": .number(\CALayer.borderWidth),
    "cornerRadius": .number(\CALayer.cornerRadius),
    "shadowColor": .color(\CALayer.shadowColor),
    "shadowOpacity": .number(\CALayer.shadowOpacity),
    "shadowRadius": .number(\CALayer.shadowRadius),
    "shadowOffset": .size(\.shadowOffset),
    "contents": LayerProperty {
      .other($0.contents)
    } set: { value, layer in
      if case .other(let contents) = value { layer.contents = contents }
    },
    "hidden": LayerProperty {
      .other($0.isHidden)
    } set: { value, layer in
      if case .other(let isHidden as Bool) = value { layer.isHidden = isHidden }
    },
  ]

  /// The properties of layers with a path.
  static let shape: [String: LayerProperty] = [
    "path": LayerProperty {
      ($0 as? CAShapeLayer)?.path.map { .path($0) }
    } set: { value, layer in
      if case .path(let path) = value { (layer as? CAShapeLayer)?.path = path }
    },
    "strokeStart": .number(\CAShapeLayer.strokeStart),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd),
    "strokeColor": .color(\CAShapeLayer.strokeColor),
    "fillColor": .color(\CAShapeLayer.fillColor),
    "lineWidth": .number(\CAShapeLayer.lineWidth),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
    "miterLimit": .number(\CAShapeLayer.miterLimit),
  ]

  /// The properties of layers with a gradient.
  static let gradient: [String: LayerProperty] = [
    "colors": LayerProperty {
      ($0 as? CAGradientLayer).map { .colors(($0.colors ?? []).compactMap { ($0 as? CGColor)?.color }) }
    } set: { value, layer in
      if case .colors(let colors) = value { (layer as? CAGradientLayer)?.colors = colors.map { CGColor($0) } }
    },
    "locations": LayerProperty {
      guard let layer = $0 as? CAGradientLayer else { return nil }
      return .numbers(layer.stopLocations)
    } set: { value, layer in
      if case .numbers(let numbers) = value {
        (layer as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: Double($0)) }
      }
    },
    "startPoint": .point(\CAGradientLayer.startPoint),
    "endPoint": .point(\CAGradientLayer.endPoint),
  ]
}
