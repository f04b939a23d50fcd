import SwiftUI

/// A view whose subviews move behind its frame.
open class UIScrollView: UIView {
  /// How the safe area changes the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The color of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How soon a released scroll view rests.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open weak var delegate: (any UIScrollViewDelegate)?

  /// The offset that the tree is asked to scroll to.
  private(set) var requestedOffset: CGPoint?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { change() } } }

  /// The point of the content at the top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != bounds.origin else { return }
    requestedOffset = contentOffset
    bounds.origin = contentOffset
    change()
    delegate?.scrollViewDidScroll(self)
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls until a rectangle of the content is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }

  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets() { didSet { change() } }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { change() } }

  /// The space around the indicators; they follow the content's insets here.
  open var scrollIndicatorInsets = UIEdgeInsets() {
    didSet { reportUnused("scrollIndicatorInsets", scrollIndicatorInsets != oldValue) }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets() {
    didSet { reportUnused("verticalScrollIndicatorInsets", verticalScrollIndicatorInsets != oldValue) }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets() {
    didSet { reportUnused("horizontalScrollIndicatorInsets", horizontalScrollIndicatorInsets != oldValue) }
  }

  /// Warns that a property has no effect, if it has changed.
  private func reportUnused(_ member: String, _ isChanged: Bool) {
    guard isChanged else { return }
    if isAppearanceProxy { return change(member) }
    report(.missing("UIScrollView.\(member)", "the view scrolls and looks as it does without it."))
  }

  open var isScrollEnabled = true { didSet { changeContent() } }
  open var isPagingEnabled = false { didSet { change() } }
  open var isDirectionalLockEnabled = false {
    didSet { reportUnused("isDirectionalLockEnabled", isDirectionalLockEnabled != oldValue) }
  }
  open var bounces = true { didSet { change() } }
  open var alwaysBounceVertical = false { didSet { change() } }
  open var alwaysBounceHorizontal = false { didSet { change() } }
  open var showsHorizontalScrollIndicator = true { didSet { change() } }
  open var showsVerticalScrollIndicator = true { didSet { change() } }
  open var indicatorStyle = IndicatorStyle.default {
    didSet { reportUnused("indicatorStyle", indicatorStyle != oldValue) }
  }

  /// How soon a released view rests. A rate between those of the system is that of the nearer one, with a warning.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      if decelerationRate == .normal || decelerationRate == .fast { return change() }
      reportUnused("decelerationRate", decelerationRate != oldValue)
    }
  }

  /// Whether a released view rests soon.
  fileprivate var restsSoon: Bool {
    decelerationRate.rawValue < (DecelerationRate.normal.rawValue + DecelerationRate.fast.rawValue) / 2
  }

  /// Whether a touch waits before it reaches the content; it reaches it at once here.
  open var delaysContentTouches = true {
    didSet { reportUnused("delaysContentTouches", isAppearanceProxy) }
  }
  open var canCancelContentTouches = true {
    didSet { reportUnused("canCancelContentTouches", canCancelContentTouches != oldValue) }
  }
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none { didSet { change() } }

  /// Whether a finger drags the content.
  open private(set) var isDragging = false
  open var isTracking: Bool { isDragging }

  /// Whether the content moves on after a finger has let go of it.
  open private(set) var isDecelerating = false

  /// The drag that scrolls: it tells its targets what a person has scrolled, and scrolls only if it is enabled.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = scrollPan

  private lazy var scrollPan = ScrollPanGestureRecognizer(self)

  /// Whether a person can scroll.
  fileprivate var scrolls: Bool { isScrollEnabled && scrollPan.isEnabled }

  /// The view that a pull at the top shows.
  open var refreshControl: UIRefreshControl? { didSet { change() } }

  // MARK: - Zoom

  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  open var bouncesZoom = true
  open private(set) var isZooming = false

  /// Zooms with two fingers; `nil` as long as the scales allow no zoom.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  private func updatePinch() {
    guard minimumZoomScale < maximumZoomScale else {
      if let pinch = pinchGestureRecognizer { removeGestureRecognizer(pinch) }
      pinchGestureRecognizer = nil
      return
    }
    if pinchGestureRecognizer != nil { return }
    let pinch = UIPinchGestureRecognizer()
    pinch.onAction = { [weak self, weak pinch] in
      if let pinch { self?.zoom(by: pinch) }
    }
    addGestureRecognizer(pinch)
    pinchGestureRecognizer = pinch
  }

  private func zoom(by pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    if pinch.state == .began {
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
    }
    zoomScale = min(max(zoomScale * pinch.scale, minimumZoomScale), maximumZoomScale)
    pinch.scale = 1
    if pinch.state == .ended || pinch.state == .cancelled {
      isZooming = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// The factor by which the delegate's view is enlarged.
  open var zoomScale: CGFloat = 1 {
    didSet {
      guard zoomScale != oldValue, let view = delegate?.viewForZooming(in: self) else { return }
      let (origin, growth) = (view.frame.origin, oldValue > 0 ? zoomScale / oldValue : 1)
      view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
      view.frame.origin = CGPoint(x: origin.x * growth, y: origin.y * growth)
      contentSize = view.frame.size
      delegate?.scrollViewDidZoom(self)
    }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  // MARK: - Layout

  /// The area of the content, for constraints.
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The frame, for constraints.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self) { _ in UIEdgeInsets() }

  /// The size of the content: by constraints to the guide or to the view's edges, or as it was set.
  var shownContentSize: CGSize {
    if layoutGuides.contains(where: { $0 === contentLayoutGuide }), contentLayoutGuide.solvedFrame.width > 0 {
      return contentLayoutGuide.solvedFrame.size
    }
    return contentSize
  }

  // MARK: - Face

  override var faceContainsSubviews: Bool { true }

  override func makeFace() -> AnyView? {
    AnyView(HostedRoot(content: AnyView(ScrollFace(view: self)), insets: shownInsets))
  }

  override var followsSafeArea: Bool { true }

  /// The parts of the safe area that the content keeps free at its ends.
  var shownInsets: EdgeInsets {
    contentInsetAdjustmentBehavior == .never ? EdgeInsets() : EdgeInsets(safeAreaInsets)
  }

  fileprivate var axes: Axis.Set {
    var axes: Axis.Set = []
    let size = shownContentSize
    if alwaysBounceHorizontal || size.width + contentInset.left + contentInset.right > bounds.width {
      axes.insert(.horizontal)
    }
    if alwaysBounceVertical || size.height + contentInset.top + contentInset.bottom > bounds.height || axes.isEmpty {
      axes.insert(.vertical)
    }
    return axes
  }

  /// Takes the offset to which the tree has scrolled.
  fileprivate func scrolled(to moment: ScrollMoment) {
    requestedOffset = nil
    follow(moment)
  }

  private func follow(_ moment: ScrollMoment) {
    treeDidScroll(moment)
    let offset = CGPoint(x: moment.offset.x - contentInset.left, y: moment.offset.y - contentInset.top)
    guard offset != bounds.origin else { return }
    let old = bounds.origin
    bounds.origin = offset
    // A finger moves against the offset.
    if isDragging { scrollPan.move(by: CGPoint(x: old.x - offset.x, y: old.y - offset.y)) }
    delegate?.scrollViewDidScroll(self)
  }

  /// Whether code has asked for another offset, to which the tree has not scrolled yet.
  var awaitsScroll: Bool { requestedOffset != nil }

  /// The insets of the tree's offset while a finger drags.
  private var treeInsets = EdgeInsets()

  /// Follows a finger that begins to scroll or lets go, and the end of the motion after it.
  fileprivate func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, at geometry: ScrollGeometry) {
    treeInsets = geometry.contentInsets
    if !awaitsScroll { follow(ScrollMoment(geometry)) }
    switch old {
    case .interacting:
      isDragging = false
      scrollPan.end()
      delegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating)
    case .decelerating:
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    default: break
    }
    switch new {
    case .interacting:
      isDragging = true
      scrollPan.begin()
      delegate?.scrollViewWillBeginDragging(self)
    case .decelerating:
      isDecelerating = true
      delegate?.scrollViewWillBeginDecelerating(self)
    default: break
    }
  }

  /// Where the content rests after a finger has let go, if nobody else says.
  func proposedOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Asks where the content rests after a finger has let go.
  ///
  /// - Parameters:
  ///   - place: The offset of the tree that is proposed.
  ///   - velocity: In points per second.
  fileprivate func restingPlace(_ place: CGPoint, velocity: CGVector) -> CGPoint {
    // UIKit counts in points per millisecond.
    let speed = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
    let shift = CGPoint(x: treeInsets.leading + contentInset.left, y: treeInsets.top + contentInset.top)
    var target = proposedOffset(CGPoint(x: place.x - shift.x, y: place.y - shift.y), velocity: speed)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    return CGPoint(x: target.x + shift.x, y: target.y + shift.y)
  }

  /// How the view is described.
  var shownRole: SemanticsNode.Role { .scrollView }

  /// Called when the tree has scrolled, or when the length of its content has changed.
  func treeDidScroll(_ moment: ScrollMoment) {}

  /// The insets are part of what the tree scrolls.
  fileprivate var treeOffset: CGPoint? {
    requestedOffset.map { CGPoint(x: $0.x + contentInset.left, y: $0.y + contentInset.top) }
  }
}

/// The drag of a scroll view. The tree follows the fingers and says what they have scrolled.
private final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var distance = CGPoint.zero

  init(_ view: UIScrollView) {
    super.init(target: nil, action: nil)
    self.view = view
  }

  override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { (view as? UIScrollView)?.changeContent() } }
  }

  /// The latest step.
  private var step = CGPoint.zero

  func begin() {
    (distance, step) = (.zero, .zero)
    send(.began)
  }

  func move(by step: CGPoint) {
    self.step = step
    distance.x += step.x
    distance.y += step.y
    send(.changed)
  }

  func end() {
    send(.ended)
    state = .possible
  }

  override func translation(in view: UIView?) -> CGPoint { distance }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }

  /// In points per second, as if the latest step had lasted a frame.
  override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: step.x * 60, y: step.y * 60) }
}

/// The scroll view of SwiftUI with the subviews as its content.
private struct ScrollFace: View {
  let view: UIScrollView

  var body: some View {
    _ = view.changes.count
    return ScrollSurface(
      content: ScrollContent(view: view, changes: view.changes.count, content: ScrolledSubviews(views: view.subviews))
        .padding(EdgeInsets(view.contentInset)),
      style: ScrollSurfaceStyle(axes: view.axes, fillsBothAxes: true, role: view.shownRole)
    )
    .scrollIndicators(view.showsVerticalScrollIndicator ? .automatic : .hidden)
    .modifier(ScrollFollower(view: view, changes: view.changes.count))
  }
}

/// Connects a container that scrolls with the offset of its view.
struct ScrollFollower: ViewModifier {
  let view: UIScrollView
  let changes: UInt

  /// The row to scroll to, in a list.
  var row: RowRequest?

  @State private var position = ScrollPosition(edge: .top)

  func body(content: Content) -> some View {
    let target = view.treeOffset
    return
      content
      .scrollPosition($position)
      .scrollDisabled(!view.scrolls)
      .scrollTargetBehavior(ReleasedScroll(view: view, isPaging: view.isPagingEnabled, restsSoon: view.restsSoon))
      .scrollDismissesKeyboard(view.keyboardDismissMode == .none ? .never : .immediately)
      .onScrollGeometryChange(for: ScrollMoment.self) {
        ScrollMoment($0)
      } action: { _, new in
        view.scrolled(to: new)
      }
      .onScrollPhaseChange { old, new, context in view.phaseChanged(from: old, to: new, at: context.geometry) }
      .onChange(of: target, initial: true) { _, new in
        if let new { position.scrollTo(point: new) }
      }
      .onChange(of: row, initial: true) { _, new in
        if let new { position.scrollTo(id: new.id, anchor: new.anchor) }
      }
      .refreshing(view.refreshControl)
  }
}

/// A row that code scrolls to.
struct RowRequest: Equatable {
  let id: Int
  let anchor: UnitPoint?

  /// Tells requests of the same row apart.
  let number: UInt
}

/// Where a scroll view is.
struct ScrollMoment: Equatable {
  let offset: CGPoint
  let size: CGSize

  init(_ geometry: ScrollGeometry) {
    offset = geometry.contentOffset
    size = geometry.contentSize
  }
}

/// Where the content rests after a finger has let go: at a page, or where the delegate says.
private struct ReleasedScroll: ScrollTargetBehavior {
  let view: UIScrollView
  let isPaging: Bool
  let restsSoon: Bool

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.origin
    // Without a finger the container has another size.
    let isReleased = context.velocity != .zero || start != target.rect.origin
    if isPaging { PagingScrollTargetBehavior().updateTarget(&target, context: context) }
    guard isReleased else { return }
    let (proposed, velocity) = (target.rect.origin, context.velocity)
    let place = assumeMainActor { view.restingPlace(proposed, velocity: velocity) }
    if !isPaging { target.rect.origin = place }
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = restsSoon
    return properties
  }
}

extension View {
  /// Sends the message of a refresh control when the content is pulled down.
  @ViewBuilder
  fileprivate func refreshing(_ control: UIRefreshControl?) -> some View {
    if let control {
      refreshable { control.pulled() }
    } else {
      self
    }
  }
}

/// The subviews of a scroll view, in which other scroll views are set up separately.
private struct ScrolledSubviews: View {
  let views: [UIView]

  var body: some View { Subviews(views: views).transformEnvironment(\.self) { $0.leaveScrollView() } }
}

private struct ScrollContent: ContainerView {
  let view: UIScrollView
  let changes: UInt

  let content: ScrolledSubviews
  @MainActor var arrangement: ScrollContentArrangement { ScrollContentArrangement(view: view, changes: changes) }
}

private struct ScrollContentArrangement: ContainerLayout {
  let view: UIScrollView
  let changes: UInt

  @MainActor func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    // Where nothing scrolls, a small content begins at the leading edges: it fills what is there.
    let (size, axes) = (view.shownContentSize, view.axes)
    func filled(_ axis: Axis.Set, _ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      guard !axes.contains(axis), let proposed, proposed.isFinite else { return length }
      return max(length, proposed)
    }
    return CGSize(
      width: filled(.horizontal, size.width, proposal.width), height: filled(.vertical, size.height, proposal.height))
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) { ViewArrangement.place(children, of: view, size: size, scrolledBy: .zero) }
}

/// Is told of scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a finger lets go.
  ///
  /// - Parameters:
  ///   - velocity: That of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content rests, which may be changed. A view with pages rests at one.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A control that a pull at the top of a scroll view uses.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  func pulled() {
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
