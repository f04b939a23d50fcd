/// The cached answers of an element to its parents in layout.
///
/// Caching avoids repeated computation. After a change the same questions are asked again: a parent whose answers are
/// unchanged needs no layout. Questions that nearly every element gets are stored in place, the rest in arrays.
///
/// Not copyable: a debug build would copy all answers to read one.
struct LayoutAnswers: ~Copyable {
  /// The number of guides that are cached in place.
  private static let guideLimit = 4

  /// The number of sizes that are cached in place.
  private static let sizeLimit = 16

  /// The number of sizes, and of guides, that an element is asked for in one layout. Nested containers ask for a
  /// few each; the sizes that each asks for anew may multiply with every level.
  private static let layoutLimit = 5_000

  private var firstSize = SizeAnswer.none
  private var secondSize = SizeAnswer.none
  private var moreSizes: MoreSizes?
  private var firstGuide: GuideAnswer?
  private var moreGuides: MoreGuides?

  private var optionalSpacing = ViewSpacing.unused

  // Ends with values of one byte, which share a word.

  /// The flexibility along the axis of the surrounding stack: only stacks ask for it.
  private var lastFlexibility: FlexibilityAnswer?

  /// Whether an answer was dropped, or is not compared after a change.
  private(set) var hasForgotten = false

  /// Whether the layout priority was asked for, and is zero.
  private var hasNoPriority = false

  /// The axes with alignment guides, if they are cached.
  var guideAxes: Axis.Set?

  // MARK: - Sizes

  @inline(__always)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    if firstSize.proposal == proposal { return firstSize.size }
    if secondSize.proposal == proposal { return secondSize.size }
    var more = moreSizes
    while let current = more {
      if current.first.proposal == proposal { return current.first.size }
      if current.second.proposal == proposal { return current.second.size }
      more = current.earlier
    }
    return hasForgotten ? moreSizes?.rest.answers[proposal] : nil
  }

  /// Stores a size.
  ///
  /// - Returns: Whether there was room for it.
  mutating func store(_ size: CGSize, for proposal: ProposedViewSize) -> Bool {
    let answer = SizeAnswer(proposal: proposal, size: size)
    if !firstSize.isKnown {
      firstSize = answer
    } else if !secondSize.isKnown {
      secondSize = answer
    } else if let moreSizes, !moreSizes.second.isKnown {
      moreSizes.second = answer
    } else {
      if let moreSizes, moreSizes.count + 2 == Self.sizeLimit { return false }
      moreSizes = MoreSizes(answer, earlier: moreSizes)
    }
    return true
  }

  /// Stores a size for which there was no room, for the rest of a layout.
  mutating func storeMore(_ size: CGSize, for proposal: ProposedViewSize, in layout: UInt) {
    hasForgotten = true
    if moreSizes?.rest.store(size, for: proposal, in: layout) != true {
      moreSizes = MoreSizes(SizeAnswer(proposal: proposal, size: size), earlier: nil)
    }
  }

  /// Whether the current layout has asked for so many sizes or guides that no further ones are computed.
  func isExhausted(in layout: UInt) -> Bool {
    let limit = Self.layoutLimit
    return moreSizes?.rest.isFull(in: layout, limit: limit) == true
      || moreGuides?.rest.isFull(in: layout, limit: limit) == true
  }

  /// The size that further proposals of an exhausted layout get.
  var sizeWhenExhausted: CGSize { firstSize.size }

  // MARK: - Guides

  /// The position of an explicit guide; the inner optional is `nil` if the guide is not set.
  @inline(__always)
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?? {
    guard let firstGuide else { return nil }
    if firstGuide.alignment == key, firstGuide.proposal == proposal { return .some(firstGuide.position) }
    var more = moreGuides
    while let current = more {
      if current.answer.alignment == key, current.answer.proposal == proposal { return .some(current.answer.position) }
      more = current.earlier
    }
    return moreGuides?.rest.answers[GuideQuestion(alignment: key, proposal: proposal)].map { $0.length }
  }

  /// Stores the position of a guide.
  ///
  /// - Returns: Whether there was room for it.
  mutating func store(_ position: CGFloat?, of key: AlignmentKey, for proposal: ProposedViewSize) -> Bool {
    let answer = GuideAnswer(alignment: key, proposal: proposal, position: position)
    if firstGuide == nil {
      firstGuide = answer
    } else {
      if let moreGuides, moreGuides.count + 1 == Self.guideLimit { return false }
      moreGuides = MoreGuides(answer, earlier: moreGuides)
    }
    return true
  }

  /// Stores the position of a guide for which there was no room, for the rest of a layout.
  mutating func storeMore(
    _ position: CGFloat?, of key: AlignmentKey, for proposal: ProposedViewSize, in layout: UInt
  ) {
    hasForgotten = true
    let question = GuideQuestion(alignment: key, proposal: proposal)
    if moreGuides?.rest.store(OptionalLength(position), for: question, in: layout) != true {
      moreGuides = MoreGuides(GuideAnswer(alignment: key, proposal: proposal, position: position), earlier: nil)
    }
  }

  mutating func forgetGuides() {
    firstGuide = nil
    moreGuides = nil
  }

  // MARK: - Other answers

  @inline(__always)
  func flexibility(along axis: Axis, cross: CGFloat?) -> CGFloat? {
    lastFlexibility?.value(along: axis, cross: cross)
  }

  mutating func store(flexibility value: CGFloat, along axis: Axis, cross: CGFloat?) {
    if lastFlexibility != nil { hasForgotten = true }
    lastFlexibility = FlexibilityAnswer(axis: axis, cross: cross, value: value)
  }

  /// The layout priority, if it is cached: only that of nearly all elements is, zero.
  var priority: Double? { hasNoPriority ? 0 : nil }

  mutating func store(priority: Double) {
    hasNoPriority = priority == 0
    if !hasNoPriority { hasForgotten = true }
  }

  /// The spacing, if it is cached.
  var spacing: ViewSpacing? {
    get { optionalSpacing == .unused ? nil : optionalSpacing }
    set { optionalSpacing = newValue ?? .unused }
  }

  // MARK: - After a change

  /// Whether the element still gives the same answers.
  @MainActor
  func areRepeated(by element: Element) -> Bool {
    if hasForgotten { return false }
    if !firstSize.isRepeated(by: element) || !secondSize.isRepeated(by: element) { return false }
    var more = moreSizes
    while let current = more {
      if !current.first.isRepeated(by: element) || !current.second.isRepeated(by: element) { return false }
      more = current.earlier
    }
    if let guideAxes, guideAxes.rawValue != element.guideAxes.rawValue { return false }
    // Closures may count their calls: either all are called again in the container's order, or none.
    if firstGuide != nil, element.asksClosuresForGuides { return false }
    if let firstGuide, !firstGuide.isRepeated(by: element) { return false }
    var moreGuides = moreGuides
    while let current = moreGuides {
      if !current.answer.isRepeated(by: element) { return false }
      moreGuides = current.earlier
    }
    if let lastFlexibility, !lastFlexibility.isRepeated(by: element) { return false }
    if hasNoPriority, element.layoutPriority != 0 { return false }
    if let spacing, spacing != element.spacing { return false }
    return true
  }
}

private struct SizeAnswer {
  let proposal: ProposedViewSize
  let size: CGSize

  static var none: SizeAnswer { SizeAnswer(proposal: .unused, size: .zero) }

  var isKnown: Bool { proposal != .unused }

  @MainActor
  func isRepeated(by element: Element) -> Bool { !isKnown || element.size(for: proposal) == size }
}

/// One or two sizes and the ones cached before them. Few elements need this, and in debug builds a linked list is
/// faster to walk than an array.
private final class MoreSizes {
  let first: SizeAnswer
  var second = SizeAnswer.none
  let earlier: MoreSizes?

  /// The sizes that a layout has asked for after the list was full.
  var rest = RestOfAnswers<ProposedViewSize, CGSize>()

  init(_ answer: SizeAnswer, earlier: MoreSizes?) {
    first = answer
    self.earlier = earlier
  }

  var count: Int { (second.isKnown ? 2 : 1) + (earlier?.count ?? 0) }
}

/// The answers of one layout beyond the limit. In the next layout they make room for new ones.
private struct RestOfAnswers<Question: Hashable, Answer> {
  /// The number of the layout, if there are answers.
  private var layout: UInt?
  private(set) var answers: [Question: Answer] = [:]

  /// Stores an answer, unless the answers are those of an earlier layout.
  ///
  /// - Returns: Whether it was stored.
  mutating func store(_ answer: Answer, for question: Question, in layout: UInt) -> Bool {
    if self.layout == nil { self.layout = layout }
    guard self.layout == layout else { return false }
    answers[question] = answer
    return true
  }

  func isFull(in layout: UInt, limit: Int) -> Bool { self.layout == layout && answers.count >= limit }
}

private struct GuideQuestion: Hashable {
  let alignment: AlignmentKey
  let proposal: ProposedViewSize
}

private struct GuideAnswer {
  let alignment: AlignmentKey
  let proposal: ProposedViewSize
  private let place: OptionalLength

  init(alignment: AlignmentKey, proposal: ProposedViewSize, position: CGFloat?) {
    self.alignment = alignment
    self.proposal = proposal
    place = OptionalLength(position)
  }

  var position: CGFloat? { place.length }

  @MainActor
  func isRepeated(by element: Element) -> Bool { element.explicitGuide(alignment, for: proposal) == position }
}

/// A guide and the ones cached before it.
private final class MoreGuides {
  let answer: GuideAnswer
  let earlier: MoreGuides?

  /// The guides that a layout has asked for after the list was full.
  var rest = RestOfAnswers<GuideQuestion, OptionalLength>()

  init(_ answer: GuideAnswer, earlier: MoreGuides?) {
    self.answer = answer
    self.earlier = earlier
  }

  var count: Int { 1 + (earlier?.count ?? 0) }
}

private struct FlexibilityAnswer {
  private let cross: OptionalLength
  private let value: CGFloat
  let axis: Axis

  init(axis: Axis, cross: CGFloat?, value: CGFloat) {
    self.axis = axis
    self.cross = OptionalLength(cross)
    self.value = value
  }

  func value(along axis: Axis, cross: CGFloat?) -> CGFloat? {
    axis == self.axis && OptionalLength(cross) == self.cross ? value : nil
  }

  @MainActor
  func isRepeated(by element: Element) -> Bool {
    element.flexibility(along: axis, cross: cross.length) == value
  }
}
