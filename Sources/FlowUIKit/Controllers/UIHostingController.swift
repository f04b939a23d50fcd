import SwiftUI

/// A controller whose view shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  private let host: HostingView

  /// The SwiftUI view.
  public var rootView: Content {
    didSet { host.show(AnyView(rootView)) }
  }

  /// Which sizes of the SwiftUI view the controller announces.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { host.announcesSize = sizingOptions.contains(.intrinsicContentSize) }
  }

  /// The parts of the safe area that the SwiftUI view keeps to.
  public var safeAreaRegions: SafeAreaRegions = .all { didSet { host.safeAreaRegions = safeAreaRegions } }

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    host = HostingView(AnyView(rootView))
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller as an archive would, with a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    host = HostingView(AnyView(rootView))
    super.init(coder: aDecoder)
  }

  /// Not possible: there is no view to show.
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  open override func loadView() { view = host }

  /// The size of the SwiftUI view that fits best into a size, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }

  /// Brings the SwiftUI view up to date, also while it is in no window.
  ///
  /// - Parameter seconds: The seconds that pass if the view is in no window; in a window, they have no effect.
  public func _render(seconds: Double) { host.render(seconds: seconds) }
}

/// Which sizes of its view a hosting controller announces.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The ideal size is the controller's preferred size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)

  /// The ideal size is the intrinsic size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A view of UIKit with a view of SwiftUI in it.
final class HostingView: UIView {
  private var root: AnyView
  var announcesSize = false { didSet { invalidateIntrinsicContentSize() } }
  var safeAreaRegions: SafeAreaRegions = .all { didSet { changeContent() } }

  /// The screen that shows the view while it is in no window, if it was needed.
  private var ownScreen: Screen?

  init(_ root: AnyView) {
    self.root = root
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) {
    root = AnyView(EmptyView())
    super.init(coder: coder)
  }

  func show(_ root: AnyView) {
    self.root = root
    changeContent("rootView")
  }

  func render(seconds: Double) {
    if let element, element.isMounted { return element.graph.flush() }
    let screen =
      ownScreen
      ?? Screen(size: ProposedViewSize(bounds.size), environment: shownEnvironment, isShown: false)
    ownScreen = screen
    screen.show(root)
    screen.advance(by: seconds)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { ownScreen = nil }
  }

  override func makeFace() -> AnyView? {
    let insets = safeAreaRegions.isEmpty ? EdgeInsets() : EdgeInsets(safeAreaInsets)
    return AnyView(HostedRoot(content: root, insets: insets))
  }

  override var followsSafeArea: Bool { !safeAreaRegions.isEmpty }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    Measurement.size(of: root, for: ProposedViewSize(size), in: shownEnvironment)
  }

  // A view of SwiftUI in a hierarchy with constraints has its ideal size unless the constraints say otherwise.
  override var intrinsicContentSize: CGSize {
    announcesSize || !translatesAutoresizingMaskIntoConstraints
      ? Measurement.size(of: root, for: .unspecified, in: shownEnvironment) : super.intrinsicContentSize
  }
}

/// The root of a hosting view: in the middle of what the safe area leaves.
struct HostedRoot: ContainerView {
  let content: AnyView
  let insets: EdgeInsets

  @MainActor var arrangement: HostedArrangement { HostedArrangement(insets: insets) }
}

struct HostedArrangement: ContainerLayout {
  let insets: EdgeInsets

  @MainActor func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    for child in children {
      let chosen = child.size(for: ProposedViewSize(room))
      parent.placeChild(
        child,
        at: CGPoint(
          x: insets.leading + (room.width - chosen.width) / 2, y: insets.top + (room.height - chosen.height) / 2),
        proposal: ProposedViewSize(room))
    }
  }

  @MainActor var safeAreaInsets: EdgeInsets? { insets }
}
