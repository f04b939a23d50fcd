/// The groups of views with matched geometry.
@MainActor
final class GeometryMatches {
  private var groups: [MatchKey: [MatchMember]] = [:]
  private var order: [MatchKey] = []

  var isEmpty: Bool { groups.isEmpty }

  func add(_ member: MatchMember, to key: MatchKey) {
    if groups[key] == nil { order.append(key) }
    groups[key, default: []].append(member)
  }

  func remove(_ member: MatchMember, from key: MatchKey) {
    groups[key]?.removeAll { $0 === member }
    guard groups[key]?.isEmpty == true else { return }
    groups[key] = nil
    order.removeAll { $0 == key }
  }

  /// Applies the geometry of its source to the members of each group; called after a layout pass.
  func resolve(_ motion: MotionSystem) {
    for key in order {
      guard let members = groups[key]?.filter({ $0.element?.isPlaced == true }), members.count > 1 else { continue }
      resolve(members, motion)
    }
  }

  private func resolve(_ members: [MatchMember], _ motion: MotionSystem) {
    let staying = members.filter { !motion.leaving.contains($0.element) }
    let sources = staying.filter(\.isSource)
    guard let source = sources.last, let element = source.element else { return }
    if sources.count > 1 {
      motion.graph.report(
        _RuntimeIssue(
          "Several views in one group of matchedGeometryEffect are sources: "
            + "only one of them may have isSource: true.", severity: .warning, at: element))
      return
    }
    let others = members.filter { $0 !== source }
    enter(source, element, from: others, motion)
    for member in others { member.follow(Self.frame(of: element, motion), motion) }
  }

  /// Starts the motion of a new source from the position of the previous one.
  private func enter(_ source: MatchMember, _ element: Element, from others: [MatchMember], _ motion: MotionSystem) {
    let frame = Self.frame(of: element, motion)
    if source.frame != nil { return source.follow(frame, motion) }
    guard !source.hasEntered else { return }
    source.hasEntered = true
    guard let transaction = motion.transactionAnimating(element) else { return }
    let before = others.lazy.compactMap { other in
      other.frame ?? other.element.flatMap { motion.frames.frameBefore($0) }
    }.first
    if let before { source.start(from: before, to: frame, transaction, motion) }
  }

  static func frame(of element: Element, _ motion: MotionSystem) -> CGRect {
    CGRect(origin: motion.frames.origin(of: element), size: element.size)
  }
}

/// The identity of a group of matched views.
struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view in a group of matched views.
@MainActor
final class MatchMember {
  private(set) weak var element: Element?
  var isSource: Bool

  /// The frame in which the view is shown instead of its own.
  private(set) var frame: CGRect?

  /// The target frame.
  private var target: CGRect?
  fileprivate var hasEntered = false
  private var lastOrigin: CGPoint?

  init(_ element: Element, isSource: Bool) {
    self.element = element
    self.isSource = isSource
  }

  /// Shows the view in another frame, with a motion if the change is animated.
  fileprivate func follow(_ target: CGRect, _ motion: MotionSystem) {
    guard let element else { return }
    let origin = motion.frames.origin(of: element)
    defer { lastOrigin = origin }
    if target == self.target {
      if frame != nil, origin != lastOrigin { element.setNeedsLayout() }
      return
    }
    let start = frame ?? motion.frames.frameBefore(element)
    self.target = target
    let running = motion.motion(of: element, .match) as? MatchMotion
    if let transaction = motion.transactionAnimating(element), let start, hasEntered || frame == nil {
      if let running {
        running.retarget(to: target.animatableData, transaction: transaction)
      } else {
        self.start(from: start, to: target, transaction, motion)
      }
    } else if let running {
      running.shift(by: target.animatableData - running.target)
    } else {
      show(target)
    }
    hasEntered = true
  }

  fileprivate func start(
    from start: CGRect, to target: CGRect, _ transaction: Transaction, _ motion: MotionSystem
  ) {
    guard let element else { return }
    self.target = target
    show(start)
    motion.start(MatchMotion(self, element, from: start, to: target, transaction: transaction), .match)
  }

  fileprivate func show(_ frame: CGRect?) {
    self.frame = frame
    if frame == nil { target = nil }
    element?.setNeedsLayout()
  }
}

/// The motion of a view from the frame of the view that it is matched with.
@MainActor
final class MatchMotion: VectorMotion<CGRect.AnimatableData> {
  private let member: MatchMember

  init(_ member: MatchMember, _ element: Element, from start: CGRect, to end: CGRect, transaction: Transaction) {
    self.member = member
    super.init(element, from: start.animatableData, to: end.animatableData, transaction: transaction)
  }

  override func didMove() {
    var frame = CGRect.zero
    frame.animatableData = value
    // When the motion ends, a source is in its own frame; other views keep the frame of the source.
    member.show(isFinished && member.isSource && !node.graph.motion.leaving.contains(node) ? nil : frame)
  }
}
