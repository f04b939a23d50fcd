import FlowRendering
import Foundation
import SwiftUI

/// The key of every transition of a layer: another one takes its place.
public let kCATransition = "transition"

/// An animation from the content that a layer has when the animation is added, to that which it has then.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The direction; from the left without one.
  open var subtype: CATransitionSubtype?
  /// The part of the transition that is over at its beginning, from 0 to 1.
  open var startProgress: Float = 0
  /// The part of the transition that is over at its end, from 0 to 1.
  open var endProgress: Float = 1

  /// The content before.
  private var content: [DisplayItem] = []
  /// Whether the layer was on a screen: otherwise there is no content that could leave.
  private var hasContent = false

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype, copy.startProgress, copy.endProgress) = (type, subtype, startProgress, endProgress)
  }

  /// Takes the content that the layer has.
  func take(_ items: [DisplayItem]?) {
    content = items ?? []
    hasContent = items != nil
  }

  override func show(in layer: CALayer, progress: Double) {
    guard hasContent else { return }
    let part = Double(startProgress) + Double(endProgress - startProgress) * progress
    layer.transition = LayerTransition(type: type, subtype: subtype, progress: part, old: content)
  }
}

/// A moment of a transition.
@MainActor
struct LayerTransition {
  let type: CATransitionType
  let subtype: CATransitionSubtype?
  let progress: Double
  let old: [DisplayItem]

  /// The direction in which content moves. The top is where y is greatest, as where Core Animation's axis goes up.
  private var direction: CGPoint {
    switch subtype {
    case .fromRight: CGPoint(x: -1, y: 0)
    case .fromTop: CGPoint(x: 0, y: -1)
    case .fromBottom: CGPoint(x: 0, y: 1)
    default: CGPoint(x: 1, y: 0)
    }
  }

  /// Draws the old and the new content.
  ///
  /// - Parameter rect: The bounds of the layer.
  func draw(in rect: CGRect, into list: inout DisplayListBuilder, _ new: (inout DisplayListBuilder) -> Void) {
    func moved(by part: Double) -> CGPoint {
      CGPoint(x: direction.x * rect.width * part, y: direction.y * rect.height * part)
    }
    func drawOld(_ list: inout DisplayListBuilder) {
      for item in old { list.translated(by: item.offset) { $0.add(item.content) } }
    }
    var group = DisplayGroup.plain
    guard [.push, .moveIn, .reveal].contains(type) else {
      // The sum of both, so that what is the same does not change.
      group.isIsolated = true
      return list.group(group) { list in
        var part = DisplayGroup.plain
        part.opacity = 1 - progress
        list.group(part, drawOld)
        part.opacity = progress
        part.blendMode = .plusLighter
        list.group(part, new)
      }
    }
    group.clip = .rect(rect)
    list.group(group) { list in
      if type == .reveal { new(&list) }
      list.translated(by: type == .moveIn ? .zero : moved(by: progress), drawOld)
      if type != .reveal { list.translated(by: moved(by: progress - 1), new) }
    }
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
