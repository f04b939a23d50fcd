/// Two views that are placed around the fold of a device.
///
/// A screen without a fold shows both side by side if it is wide, and the primary view otherwise; in the overlay style
/// the secondary view is in front of the primary one.
///
/// - Note: Approximate: there is no fold to arrange the views around, and a warning is recorded.
nonisolated public struct ArrangementView<Primary: View, Secondary: View>: View {
  private let primary: Primary
  private let secondary: Secondary

  @Environment(\.arrangementViewStyle) private var style
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  public init(@ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary) {
    self.primary = primary()
    self.secondary = secondary()
  }

  @MainActor public var body: some View {
    content.approximate(
      "ArrangementView", "a screen has no fold: the views are side by side, or the primary one is alone.")
  }

  @MainActor @ViewBuilder
  private var content: some View {
    switch style {
    case .overlay: primary.overlay { secondary }
    case .split:
      if horizontalSizeClass == .regular {
        HStack(spacing: 0) {
          primary.frame(maxWidth: .infinity, maxHeight: .infinity)
          secondary.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      } else {
        primary
      }
    }
  }
}

extension ArrangementView: ComposedView {
  @MainActor package var composition: Composition {
    Composition("ArrangementView").part("primary", primary).part("secondary", secondary)
  }
}

/// The kinds of arrangements.
enum ArrangementKind { case split, overlay }

/// A style of arrangement views.
@MainActor @preconcurrency
public protocol ArrangementViewStyle {
  /// Whether the views overlap. An engine hook: an app does not define styles.
  nonisolated var _overlaps: Bool { get }
}

/// The system's style: split.
public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
  public nonisolated init() {}
  public nonisolated var _overlaps: Bool { false }
}

/// A style with two panes.
public struct SplitArrangementViewStyle: ArrangementViewStyle {
  public nonisolated init() {}
  public nonisolated var _overlaps: Bool { false }

  /// Limits the axes along which the panes are next to each other; without a fold there is one.
  public nonisolated func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle { self }
}

/// A style in which the secondary view is in front of the primary one.
public struct OverlayArrangementViewStyle: ArrangementViewStyle {
  public nonisolated init() {}
  public nonisolated var _overlaps: Bool { true }

  /// Limits the axes along which the secondary view moves; without a fold it does not move.
  public nonisolated func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle { self }
}

extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  /// The system's style: split.
  public static var automatic: AutomaticArrangementViewStyle { AutomaticArrangementViewStyle() }
}

extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  /// A style with two panes.
  public static var split: SplitArrangementViewStyle { SplitArrangementViewStyle() }
}

extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  /// A style in which the secondary view is in front of the primary one.
  public static var overlay: OverlayArrangementViewStyle { OverlayArrangementViewStyle() }
}

extension EnvironmentValues {
  @Entry var arrangementViewStyle: ArrangementKind = .split

  /// The axis along which the panes of an arrangement are next to each other; `nil` without a fold.
  @Entry public var splitArrangementAxis: Axis? = nil

  /// The place of a view in an overlay arrangement, from back to front; `nil` without a fold.
  @Entry public var overlayArrangementZIndex: Int? = nil
}

extension View {
  /// Sets the style of arrangement views inside.
  public nonisolated func arrangementViewStyle<S: ArrangementViewStyle>(_ style: S) -> some View {
    environment(\.arrangementViewStyle, style._overlaps ? .overlay : .split)
  }

  /// Sets the share of a pane; without a fold both have half.
  public nonisolated func splitArrangementLayoutRatio(_ ratio: CGFloat) -> some View {
    modifier(InertModifier(name: "splitArrangementLayoutRatio", value: ratio))
  }

  /// Sets the shares of a pane; without a fold both have half.
  public nonisolated func splitArrangementLayoutRatio(
    minHorizontal: CGFloat? = nil, idealHorizontal: CGFloat? = nil, maxHorizontal: CGFloat? = nil,
    minVertical: CGFloat? = nil, idealVertical: CGFloat? = nil, maxVertical: CGFloat? = nil
  ) -> some View {
    modifier(InertModifier(name: "splitArrangementLayoutRatio", value: idealHorizontal))
  }

  /// Sets the size of a pane, in points; without a fold both have half.
  public nonisolated func splitArrangementLayoutSize(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View {
    modifier(InertModifier(name: "splitArrangementLayoutSize", value: idealWidth))
  }

  /// Gives a pane the size of its content; without a fold both have half.
  public nonisolated func splitArrangementFixedLayoutSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modifier(InertModifier(name: "splitArrangementFixedLayoutSize", value: horizontal))
  }

  /// Sets the edge of the secondary view in an overlay; without a fold it covers the primary one.
  public nonisolated func overlayArrangementEdge(_ edge: Edge?) -> some View {
    modifier(InertModifier(name: "overlayArrangementEdge", value: edge))
  }
}
