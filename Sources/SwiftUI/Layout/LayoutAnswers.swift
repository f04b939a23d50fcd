/// What an element has answered to those who lay it out.
///
/// Kept so that nothing is computed twice, and asked again after a change: whoever got an answer that is still the
/// same need not be laid out again. Stored in place, a few of each kind; `hasForgotten` says that there were more.
struct LayoutAnswers {
  private(set) var hasForgotten = false
  private var sizeCount: UInt8 = 0
  private var guideCount: UInt8 = 0
  private var sizes = (SizeAnswer.none, SizeAnswer.none, SizeAnswer.none, SizeAnswer.none)
  private var guides = (GuideAnswer.none, GuideAnswer.none)
  private var flexibilities = (FlexibilityAnswer.none, FlexibilityAnswer.none)
  private var priority = Double.nan
  private var spacing: ViewSpacing?

  // MARK: - Sizes

  func size(for proposal: ProposedViewSize) -> CGSize? {
    if sizeCount == 0 { return nil }
    let key = ProposalKey(proposal)
    if sizes.0.key == key { return sizes.0.size }
    if sizes.1.key == key { return sizes.1.size }
    if sizes.2.key == key { return sizes.2.size }
    if sizes.3.key == key { return sizes.3.size }
    return nil
  }

  mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    let answer = SizeAnswer(key: ProposalKey(proposal), size: size)
    switch sizeCount & 3 {
    case 0: sizes.0 = answer
    case 1: sizes.1 = answer
    case 2: sizes.2 = answer
    default: sizes.3 = answer
    }
    // Counts on from 4 to 7, so that the place of the next answer is always the lowest two bits.
    if sizeCount >= 4 { hasForgotten = true }
    sizeCount = sizeCount == 7 ? 4 : sizeCount + 1
  }

  // MARK: - Guides

  /// The position of an explicit guide; an inner `nil` if there is none.
  func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat?? {
    if guideCount == 0 { return nil }
    if guides.0.key == key.key, guides.0.size == size { return .some(guides.0.position) }
    if guideCount > 1, guides.1.key == key.key, guides.1.size == size { return .some(guides.1.position) }
    return nil
  }

  mutating func store(_ position: CGFloat?, of key: AlignmentKey, in size: CGSize) {
    let answer = GuideAnswer(alignment: key, size: size, position: position)
    switch guideCount & 1 {
    case 0: guides.0 = answer
    default: guides.1 = answer
    }
    if guideCount >= 2 { hasForgotten = true }
    guideCount = guideCount == 3 ? 2 : guideCount + 1
  }

  // MARK: - The rest

  func flexibility(along axis: Axis, cross: CGFloat?) -> CGFloat? {
    let answer = axis == .horizontal ? flexibilities.0 : flexibilities.1
    return answer.isKnown && answer.cross == cross ? answer.value : nil
  }

  mutating func store(flexibility value: CGFloat, along axis: Axis, cross: CGFloat?) {
    let answer = FlexibilityAnswer(isKnown: true, cross: cross, value: value)
    if axis == .horizontal {
      if flexibilities.0.isKnown { hasForgotten = true }
      flexibilities.0 = answer
    } else {
      if flexibilities.1.isKnown { hasForgotten = true }
      flexibilities.1 = answer
    }
  }

  var knownPriority: Double? {
    get { priority.isNaN ? nil : priority }
    set { priority = newValue ?? .nan }
  }

  var knownSpacing: ViewSpacing? {
    get { spacing }
    set { spacing = newValue }
  }

  // MARK: - After a change

  /// Whether the element gives all these answers again.
  @MainActor
  func areRepeated(by element: Element) -> Bool {
    if hasForgotten { return false }
    if sizeCount > 0, !sizes.0.isRepeated(by: element) { return false }
    if sizeCount > 1, !sizes.1.isRepeated(by: element) { return false }
    if sizeCount > 2, !sizes.2.isRepeated(by: element) { return false }
    if sizeCount > 3, !sizes.3.isRepeated(by: element) { return false }
    if guideCount > 0, !guides.0.isRepeated(by: element) { return false }
    if guideCount > 1, !guides.1.isRepeated(by: element) { return false }
    if flexibilities.0.isKnown, !flexibilities.0.isRepeated(by: element, along: .horizontal) { return false }
    if flexibilities.1.isKnown, !flexibilities.1.isRepeated(by: element, along: .vertical) { return false }
    if let knownPriority, knownPriority != element.layoutPriority { return false }
    if let spacing, spacing != element.spacing { return false }
    return true
  }
}

/// A proposal in a form that is quickly compared: a missing length is a certain NaN.
private struct ProposalKey: Equatable {
  private let width: UInt64
  private let height: UInt64

  private static let missing: UInt64 = 0x7FF8_0000_0000_0A11

  init(_ proposal: ProposedViewSize) {
    width = proposal.width?.native.bitPattern ?? Self.missing
    height = proposal.height?.native.bitPattern ?? Self.missing
  }

  init(width: UInt64, height: UInt64) {
    self.width = width
    self.height = height
  }

  /// No proposal is this one.
  static var none: ProposalKey { ProposalKey(width: .max, height: .max) }

  var proposal: ProposedViewSize {
    ProposedViewSize(
      width: width == Self.missing ? nil : CGFloat(Double(bitPattern: width)),
      height: height == Self.missing ? nil : CGFloat(Double(bitPattern: height)))
  }

  static func == (lhs: ProposalKey, rhs: ProposalKey) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}

private struct SizeAnswer {
  var key: ProposalKey
  var size: CGSize

  static var none: SizeAnswer { SizeAnswer(key: .none, size: .zero) }

  @MainActor
  func isRepeated(by element: Element) -> Bool { element.size(for: key.proposal) == size }
}

private struct GuideAnswer {
  var alignment: AlignmentKey?
  var size: CGSize
  var position: CGFloat?

  var key: ObjectIdentifier? { alignment?.key }

  static var none: GuideAnswer { GuideAnswer(alignment: nil, size: .zero, position: nil) }

  @MainActor
  func isRepeated(by element: Element) -> Bool {
    guard let alignment else { return true }
    return element.explicitGuide(alignment, in: size) == position
  }
}

private struct FlexibilityAnswer {
  var isKnown: Bool
  var cross: CGFloat?
  var value: CGFloat

  static var none: FlexibilityAnswer { FlexibilityAnswer(isKnown: false, cross: nil, value: 0) }

  @MainActor
  func isRepeated(by element: Element, along axis: Axis) -> Bool {
    element.flexibility(along: axis, cross: cross) == value
  }
}
