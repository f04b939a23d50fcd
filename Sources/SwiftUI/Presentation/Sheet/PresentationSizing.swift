import Foundation

/// The size of a sheet in a window that shows sheets as cards; in narrow windows it has no effect.
public protocol PresentationSizing {
  /// The proposed size of the sheet; `nil` lengths are those of a sheet without a sizing.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for measuring.
///
/// `@unchecked Sendable`: the closure runs on the main actor alone.
public struct PresentationSizingRoot: @unchecked Sendable {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// The size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    assumeMainActor(with: self) { $0.measure(proposal) }
  }
}

/// The surroundings of a sheet.
public struct PresentationSizingContext: Sendable {
  /// The size of a form.
  let formSize: CGSize

  /// The largest width and height that the sheet had, or zero.
  let largestSize: CGSize
}

/// The size of a sheet without another sizing.
public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of a form, which is smaller than a page.
public struct FormPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(context.formSize)
  }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

private struct PartlyFittedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let isHorizontal: Bool
  let isVertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if isHorizontal { size.width = nil }
    if isVertical { size.height = nil }
    let fitting = root.sizeThatFits(size)
    if isHorizontal { size.width = fitting.width }
    if isVertical { size.height = fitting.height }
    return size
  }
}

private struct StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let isHorizontal: Bool
  let isVertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if isHorizontal, let width = size.width { size.width = max(width, context.largestSize.width) }
    if isVertical, let height = size.height { size.height = max(height, context.largestSize.height) }
    return size
  }
}

extension PresentationSizing {
  /// This sizing, which grows and does not shrink on some axes while the sheet is shown.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the sheet keeps its largest width.
  ///   - vertical: Whether the sheet keeps its largest height.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyPresentationSizing(base: self, isHorizontal: horizontal, isVertical: vertical)
  }

  /// This sizing with the ideal lengths of the content on some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedPresentationSizing(base: self, isHorizontal: horizontal, isVertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size of a sheet without another sizing.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form, which is smaller than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
  /// Sets the size of the enclosing sheet in a window that shows sheets as cards.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOption { $0.sizing = sizing }
  }
}
