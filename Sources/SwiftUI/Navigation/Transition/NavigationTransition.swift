/// A type that defines the transition to use when navigating to a view.
///
/// Screens change immediately here, so transitions are not visible.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// A style that automatically chooses the appropriate presentation transition style for the current context.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// A navigation transition that zooms the appearing view from a given source view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

/// A navigation transition that fades between the views.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// A navigation transition that fades between the views.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// A type-erased navigation transition.
public struct AnyNavigationTransition: NavigationTransition, Sendable {
  nonisolated fileprivate let zooms: Bool

  public nonisolated init(_ transition: some NavigationTransition) {
    zooms = SwiftUI.zooms(transition)
  }
}

/// Whether the appearing view grows out of another one.
nonisolated private func zooms(_ style: some NavigationTransition) -> Bool {
  if style is ZoomNavigationTransition { return true }
  return (style as? AnyNavigationTransition)?.zooms ?? false
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// A style that automatically chooses the appropriate presentation transition style for the current context.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A navigation transition that zooms the appearing view from a given source view.
  ///
  /// - Parameters:
  ///   - sourceID: The identifier you provide to a corresponding `matchedTransitionSource` modifier.
  ///   - namespace: The namespace where you define the source.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

extension View {
  /// Sets the navigation transition style for this view.
  ///
  /// - Note: Approximate: screens do not zoom, and a warning is recorded if they should.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    approximate(
      "navigationTransition(_:)", "the screen appears without a zoom.", when: zooms(style))
  }

  /// Identifies this view as the source of a navigation transition, such as a zoom transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(InertModifier(name: "matchedTransitionSource", value: id))
  }

  /// Identifies this view as the source of a navigation transition, with a configuration of its appearance during the
  /// transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    _ = configuration(EmptyMatchedTransitionSourceConfiguration())
    return modifier(InertModifier(name: "matchedTransitionSource", value: id))
  }
}

/// A configuration that defines the appearance of a matched transition source.
///
/// Screens do not zoom here, so it is not visible.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// An unstyled matched transition source configuration.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Adds a background color to the source.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Adds a clip shape to the source.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Adds a shadow to the source.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
