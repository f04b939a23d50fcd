import SwiftUI

/// A rectangle with a background, subviews and events: an element of the screen's one tree.
///
/// While the view is in the tree, the engine places it, draws it, describes it and finds it below touches (`ViewContent`
/// is the SwiftUI view that does). Outside of the tree it is only its properties.
@MainActor @preconcurrency
open class UIView: UIResponder {
  // MARK: - Storage

  /// Counts the changes; the tree shows the view again after each.
  let changes = ViewChanges()

  /// The origin of the view without its transform, in points of the superview.
  private var position = CGPoint.zero
  private var storedBounds = CGRect.zero
  private var storedTransform = CGAffineTransform.identity
  private var storedLayer: CALayer?

  /// Whether the view stands for the appearance of all views of its class.
  let isAppearanceProxy: Bool

  /// The element that shows the view, while it is in a tree.
  weak var element: ModifiedElement?

  /// The window that the view was told of last.
  private weak var knownWindow: UIWindow?

  /// Whether `layoutSubviews()` has to run.
  private(set) var needsLayout = true

  /// The constraints that the view holds.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  /// The changes for which constraints were solved.
  private var solvedChanges: UInt?

  /// Sizes measured since the latest change, by what was proposed.
  private var measuredSizes: [CGSize: CGSize] = [:]

  /// The touches on the view, and its gesture recognizers.
  private(set) lazy var touches = ViewTouches(self)

  /// The controller whose view this is.
  weak var controller: UIViewController?

  /// Creates a view.
  ///
  /// - Parameter frame: The frame, in points of the superview.
  public init(frame: CGRect) {
    isAppearanceProxy = false
    super.init()
    self.frame = frame
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view as a storyboard or a nib has it; with another coder, one with default values.
  public required init?(coder: NSCoder) {
    isAppearanceProxy = coder is AppearanceCoder
    super.init()
    readInterface(from: coder)
  }

  /// Called when the view was made for a storyboard or a nib, and its outlets are set. A subclass that overrides it calls
  /// `super`.
  open func awakeFromNib() {}

  /// Called when the editor of interfaces draws the view. Never called here.
  open func prepareForInterfaceBuilder() {}

  /// Sets what the element of a storyboard has. The properties of subclasses are there already.
  final func readInterface(from coder: NSCoder) {
    if let coder = coder as? InterfaceCoder { coder.loading.read(coder.element, into: self) }
  }

  // MARK: - Geometry

  /// The frame in the superview, in points: the box around the transformed view.
  open var frame: CGRect {
    get {
      guard !storedTransform.isIdentity else { return CGRect(origin: position, size: storedBounds.size) }
      let half = CGSize(width: storedBounds.width / 2, height: storedBounds.height / 2)
      let box = CGRect(x: -half.width, y: -half.height, width: storedBounds.width, height: storedBounds.height)
        .applying(storedTransform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let new = newValue.standardized
      guard storedTransform.isIdentity else {
        center = CGPoint(x: new.midX, y: new.midY)
        return
      }
      place(at: new.origin, size: new.size)
    }
  }

  /// The visible part of the view in its own coordinates, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      let isScrolled = storedBounds.origin != newValue.origin
      if isScrolled { PropertyRecording.willChange(self) }
      let middle = center
      storedBounds.origin = newValue.origin
      place(
        at: CGPoint(x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2), size: newValue.size)
      if isScrolled { change() }
    }
  }

  /// The middle of the view in the superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: position.x + storedBounds.width / 2, y: position.y + storedBounds.height / 2) }
    set {
      place(
        at: CGPoint(x: newValue.x - storedBounds.width / 2, y: newValue.y - storedBounds.height / 2),
        size: storedBounds.size)
    }
  }

  /// The transform around the middle of the view.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      if newValue == storedTransform { return }
      PropertyRecording.willChange(self)
      storedTransform = newValue
      change()
    }
  }

  /// The origin without the transform, in points of the superview.
  var untransformedOrigin: CGPoint { position }

  private func place(at origin: CGPoint, size: CGSize) {
    let origin = origin.checked(in: self)
    let size = size.checked(in: self)
    if origin == position, size == storedBounds.size { return }
    PropertyRecording.willChange(self)
    let oldSize = storedBounds.size
    position = origin
    storedBounds.size = size
    if size != oldSize {
      resizeSubviews(from: oldSize)
      needsLayout = true
      change()
    }
    superview?.change()
  }

  private func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.frame = view.autoresizingMask.frame(
        resizing: view.frame, from: oldSize, to: storedBounds.size)
    }
  }

  /// Takes the size that the tree gives the view.
  func takeSize(_ size: CGSize) {
    if superview == nil, size != storedBounds.size {
      let oldSize = storedBounds.size
      storedBounds.size = size
      resizeSubviews(from: oldSize)
      needsLayout = true
    }
    layoutInTree()
  }

  /// How the view changes with the size of its superview.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the subviews follow the view's size by their masks.
  open var autoresizesSubviews = true

  // MARK: - Look

  /// The color behind the view's content.
  open var backgroundColor: UIColor? {
    willSet { PropertyRecording.willChange(self) }
    didSet { if backgroundColor != oldValue { change() } }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 {
    willSet { PropertyRecording.willChange(self) }
    didSet { if alpha != oldValue { change() } }
  }

  /// Whether the view is neither shown nor touched; it keeps its place.
  open var isHidden = false {
    didSet {
      if isHidden == oldValue { return }
      change()
      superview?.arrangedSubviewChanged()
    }
  }

  /// Whether the view covers everything behind it; it is drawn as it is either way.
  open var isOpaque = true

  /// Whether subviews are drawn inside of the view only.
  open var clipsToBounds: Bool {
    get { storedLayer?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }

  /// How content of another size is shown.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { change() } } }

  private var ownTintColor: UIColor?

  /// The color of controls and templates: the view's own, or that of its superview.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      tintChanged()
    }
  }

  /// Whether the tint is normal or dimmed; a view behind an alert keeps its tint here.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// Called when the tint has changed.
  open func tintColorDidChange() {}

  private func tintChanged() {
    change("tintColor")
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tintChanged() }
  }

  /// The view whose opacity shows and hides parts of this one.
  open var mask: UIView? {
    didSet {
      mask?.isMask = true
      change()
    }
  }

  private var isMask = false

  /// The appearance for the view and its subviews.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { change() } }
  }

  /// The layer with corners, border and shadow.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let new = Self.makeLayer()
    new.view = self
    storedLayer = new
    return new
  }

  /// The layer, if it was asked for.
  var usedLayer: CALayer? { storedLayer }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  private static func makeLayer() -> CALayer { (layerClass as? CALayer.Type)?.init() ?? CALayer() }

  /// What the view takes part in besides its touches.
  open var interactions: [any UIInteraction] = [] { didSet { change() } }

  /// Draws the view's content into the current graphics context.
  ///
  /// - Parameter rect: The bounds.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` and the rest of the view to be shown again.
  open func setNeedsDisplay() { change() }

  /// Called when the view's layer needs content, which the view may set. This one does nothing.
  open func display(_ layer: CALayer) {}

  /// Asks for a part to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { change() }

  // MARK: - Hierarchy

  /// The view that contains this one.
  public private(set) weak var superview: UIView?

  /// The views in this one, the backmost first.
  public private(set) var subviews: [UIView] = []

  /// The window that shows the view, or `nil`.
  open var window: UIWindow? {
    if let superview { return superview.window }
    guard let element, element.isMounted else { return nil }
    return UIWindow.window(of: element.graph)
  }

  /// Identifies the view in its hierarchy.
  open var tag = 0

  /// The view or descendant with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Adds a view in front of the others. A view that has another superview leaves it.
  open func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }

  /// Inserts a view at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(0, index), $0.count) } }

  /// Inserts a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.firstIndex { $0 === sibling } ?? $0.endIndex }
  }

  /// Inserts a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { $0.firstIndex { $0 === sibling }.map { $0 + 1 } ?? $0.endIndex }
  }

  private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    guard !isDescendant(of: view) else {
      reportMistake(
        "\(type(of: view)) was added to \(type(of: self)), which is the view itself or inside of it; it was not added.")
      return
    }
    if view.superview !== self { view.removeFromSuperview() }
    view.willMove(toSuperview: self)
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index(subviews))
    view.superview = self
    view.noteWindow()
    didAddSubview(view)
    view.didMoveToSuperview()
    view.tintColorDidChange()
    setNeedsLayout()
  }

  /// Removes the view from its superview, with the constraints between them.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    NSLayoutConstraint.removeConstraints(crossing: self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    noteWindow()
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  /// Moves a view in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    change()
  }

  /// Moves a view behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    change()
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    change()
  }

  /// Whether the view is another one or inside of it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// Tells the view, its controller and its subviews of a window that has changed.
  func noteWindow() {
    let new = window
    if new === knownWindow { return }
    controller?.windowWillChange(to: new)
    willMove(toWindow: new)
    knownWindow = new
    for view in subviews { view.noteWindow() }
    didMoveToWindow()
    controller?.windowDidChange(to: new)
  }

  /// A stack view lays out again.
  func arrangedSubviewChanged() {}

  // MARK: - Layout

  /// Asks for a layout at the end of the update.
  open func setNeedsLayout() {
    needsLayout = true
    change()
  }

  /// Lays out now what waits for it: the view's own subviews, and theirs.
  open func layoutIfNeeded() {
    layoutRoot.solveConstraints()
    layoutTreeIfNeeded()
  }

  private func layoutTreeIfNeeded() {
    layoutOnce()
    for view in subviews { view.layoutTreeIfNeeded() }
  }

  /// Lays out in the pass of the tree, which visits the subviews itself.
  private func layoutInTree() {
    if superview == nil || isLayoutIsland { solveConstraints() }
    layoutOnce()
  }

  private func layoutOnce() {
    guard needsLayout else { return }
    needsLayout = false
    controller?.willLayoutSubviews()
    layoutSubviews()
    controller?.didLayoutSubviews()
  }

  /// Places the subviews. A subclass that overrides it calls `super`.
  open func layoutSubviews() {}

  /// Whether `updateConstraints` is called before the next layout; before the first one it is.
  private var wantsUpdateOfConstraints = true

  /// Asks for a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    wantsUpdateOfConstraints = true
    layoutRoot.setNeedsLayout()
  }

  /// Whether ``updateConstraints()`` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { wantsUpdateOfConstraints }

  /// Changes the constraints of the view and of those inside that ask for it, first of those inside.
  open func updateConstraintsIfNeeded() {
    for view in subviews where !view.isLayoutIsland { view.updateConstraintsIfNeeded() }
    guard wantsUpdateOfConstraints else { return }
    wantsUpdateOfConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Changes the constraints of the view. A subclass that overrides it calls `super`, as its last statement.
  open func updateConstraints() {}

  /// The outermost view of the hierarchy.
  var topmost: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }

  /// Whether the constraints in the view are apart from those around it, as in a cell.
  var isLayoutIsland: Bool { false }

  /// The view whose constraints are solved together with those of this one.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutIsland, let outer = view.superview { view = outer }
    return view
  }

  /// The size that the content of the view has on its own, in points; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// A length that is not determined by the content.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Says that the intrinsic size has changed.
  open func invalidateIntrinsicContentSize() {
    measuredSizes = [:]
    layoutRoot.setNeedsLayout()
    change()
  }

  /// The size that fits best into a size; by default that of the view.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits best.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// Whether the view's frame is not laid out by constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutRoot.setNeedsLayout() } }
  }

  private var priorities = LayoutPriorities()

  /// How strongly the view keeps from being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { priorities.hugging[axis] }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// How strongly the view keeps from being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.resistance[axis]
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  private var guides: [UILayoutGuide] = []

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { guides }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.append(layoutGuide)
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars and corners of the window do not cover.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }

  /// The part of the view that the keyboard covers; its top is that of the keyboard.
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)

  /// The view inside of its margins.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }

  /// The view inside of readable margins: as wide as a line of text is on phones, all of the view inside its margins.
  public private(set) lazy var readableContentGuide = UILayoutGuide(of: self) { $0.layoutMargins }

  /// The insets of bars and corners that cover the view, in points.
  open var safeAreaInsets: UIEdgeInsets { ViewSafeArea.insets(of: self) }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Whether the content of the view keeps the safe area free, so that it is shown again when that changes.
  var followsSafeArea: Bool { false }

  private var followedInsets = UIEdgeInsets()

  /// Shows the content again if bars cover another part of the view.
  func followSafeArea() {
    guard followsSafeArea, safeAreaInsets != followedInsets else { return }
    followedInsets = safeAreaInsets
    safeAreaInsetsDidChange()
    change()
  }

  /// Shows the contents of the view and of the views in it again if bars cover another part of them.
  func followSafeAreaInTree() {
    followSafeArea()
    for subview in subviews { subview.followSafeAreaInTree() }
  }

  private var ownMargins: UIEdgeInsets?

  /// The margins for content, in points: 8 on each side, inside of the safe area.
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = ownMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      guard insetsLayoutMarginsFromSafeArea else { return margins }
      let safe = safeAreaInsets
      return UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
        right: margins.right + safe.right)
    }
    set {
      ownMargins = newValue
      setNeedsLayout()
    }
  }

  /// The margins for content by leading and trailing edges, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false

  // MARK: - Events

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true

  /// Whether the view follows several fingers; here it receives all.
  open var isMultipleTouchEnabled = false

  /// Whether the view takes its touches alone.
  open var isExclusiveTouch = false

  /// The frontmost descendant that contains a point, or `nil`.
  ///
  /// - Parameter point: The point, in points of this view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the view contains a point of its coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { touches.recognizers.isEmpty ? nil : touches.recognizers }
    set {
      for recognizer in touches.recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    touches.recognizers.append(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    touches.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Asked before a recognizer of the view begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The commands with keys of a hardware keyboard that the view performs while it is among the responders.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The controller of the view, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The undo manager: that of the next responder with one, otherwise that of the window.
  open override var undoManager: UndoManager? {
    super.undoManager ?? (window === self ? nil : window?.undoManager)
  }

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window else { return false }
    return window.makeFirstResponder(self)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let window else { return true }
    return window.makeFirstResponder(nil)
  }

  /// Takes the keyboard away from the view or a descendant that has it.
  ///
  /// - Returns: Whether none has it now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder else { return true }
    guard let view = first as? UIView, view.isDescendant(of: self) || self is UIWindow else {
      return self is UIWindow ? first.resignFirstResponder() : true
    }
    return view.resignFirstResponder()
  }

  /// Whether the view performs a message that a menu offers: if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  // MARK: - Accessibility

  /// Whether assistive technologies see the view as one element.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { accessibility.isElement = newValue }
  }

  var isAccessibilityElementByDefault: Bool { false }

  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? accessibilityTraitsByDefault }
    set { accessibility.traits = newValue }
  }

  var accessibilityTraitsByDefault: UIAccessibilityTraits { .none }

  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Performs the view's action for assistive technologies.
  ///
  /// - Returns: Whether the view has done something.
  open func accessibilityActivate() -> Bool { false }

  var accessibility = ViewAccessibility() { didSet { change() } }

  // MARK: - Traits

  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection { UITraitCollection(shownEnvironment) }

  /// The traits that the view sets for itself and its subviews.
  public var traitOverrides = UITraitOverrides() { didSet { change() } }

  /// Those that its controller sets.
  var controllerTraits = UITraitOverrides() { didSet { change() } }

  /// The traits in the latest update.
  var shownTraits: UITraitCollection?

  public let _traitChanges = _TraitChanges()

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The direction of the view's content.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { changeContent() } }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified, .playback, .spatial:
      shownEnvironment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The environment of the view in the tree, otherwise that of the screen with the latest event.
  var shownEnvironment: EnvironmentValues {
    element?.environment.withoutReader ?? superview?.shownEnvironment ?? CurrentScreen.environment
      ?? EnvironmentValues()
  }

  // MARK: - For subclasses of this module

  /// The size of the content: by constraints if there are some, otherwise the intrinsic one.
  func contentSize(width: CGFloat?) -> CGSize {
    let intrinsic = intrinsicContentSize
    guard intrinsic.width == UIView.noIntrinsicMetric || intrinsic.height == UIView.noIntrinsicMetric,
      subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return intrinsic }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? fitting.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? fitting.height : intrinsic.height)
  }

  /// Whether the subviews are laid out by constraints that the view makes, as in a stack view.
  var usesConstraints: Bool { false }

  /// The constraints that the view makes for its subviews.
  func constraintsOfContent() -> [NSLayoutConstraint] { [] }

  /// Whether the height of the content depends on the width that constraints give it.
  var heightDependsOnWidth: Bool { false }

  /// The distances of the first and the last baseline of the content from the edges, in points.
  var baselineFromTop: CGFloat { bounds.height }
  var baselineFromBottom: CGFloat { 0 }

  /// Whether the hierarchy has changed since constraints were solved.
  var needsConstraintLayout: Bool {
    defer { solvedChanges = changes.count }
    return needsLayout || solvedChanges != changes.count
  }

  /// How a view of another framework looks and is described; a framework sets it.
  package var systemLook: SystemLook? { didSet { change() } }

  /// The SwiftUI view that draws the view's own content, below its subviews; `nil` for a plain view.
  func makeFace() -> AnyView? { systemLook?.face() }

  /// Describes the view and what is in it.
  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    describeAsView(child, in: element, into: &builder)
  }

  /// Whether the element of the face has the frame of the view, as a label's text has.
  var isDescribedWithItsFrame: Bool { false }

  /// Whether the face contains the subviews, as a scroll view does.
  var faceContainsSubviews: Bool { false }

  /// The size of the face for a proposal, in points.
  final func faceSize(_ proposal: ProposedViewSize) -> CGSize {
    let key = CGSize(width: proposal.width ?? -1, height: proposal.height ?? -1)
    if let known = measuredSizes[key] { return known }
    guard let face = makeFace() else { return .zero }
    let size = Measurement.size(of: face, for: proposal, in: shownEnvironment)
    measuredSizes[key] = size
    return size
  }

  /// Notes a change of the view: the tree shows it again.
  ///
  /// - Parameter member: The property, for appearance proxies, which have no effect.
  final func change(_ member: String = #function) {
    if isAppearanceProxy {
      report(.missing("\(type(of: self)).appearance().\(member)", "views look and behave as they do without it."))
      return
    }
    measuredSizes = [:]
    changes.note()
  }

  /// Notes a change that affects the size of the view's content, too.
  final func changeContent(_ member: String = #function) {
    change(member)
    if !isAppearanceProxy, superview != nil { layoutRoot.setNeedsLayout() }
  }
}

extension CGSize {
  /// The size with lengths that are not numbers, or infinite, replaced by zero.
  @MainActor fileprivate func checked(in view: UIView) -> CGSize {
    if width.isFinite, height.isFinite { return self }
    reportMistake("The size \(width) x \(height) of a \(type(of: view)) is not finite. Zero is used instead.")
    return CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}

extension CGPoint {
  /// The point with coordinates that are not numbers, or infinite, replaced by zero.
  @MainActor fileprivate func checked(in view: UIView) -> CGPoint {
    if x.isFinite, y.isFinite { return self }
    reportMistake("The origin (\(x), \(y)) of a \(type(of: view)) is not finite. Zero is used instead.")
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
