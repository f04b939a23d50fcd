/// Adds room to the safe area of a view: scrolling views scroll below it, other views end at it.
package struct SafeAreaPadding: ElementModifier {
  let insets: EdgeInsets

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    element.placeChild(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  package func safeAreaAdded(in element: Element) -> EdgeInsets? { insets }
}

/// Gives the room to the margins of a scrolling view, and to the safe area of any other.
nonisolated struct SafeAreaPaddingModifier<Base: View>: View {
  let base: Base
  let insets: EdgeInsets

  @MainActor var body: some View {
    if Base.self is any ScrollsContent.Type {
      base.modifier(
        EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { options in
          for edge in Edge.allCases { options.contentMargins[edge] += insets[edge] }
        })
    } else {
      base.modifier(SafeAreaPadding(insets: insets))
    }
  }
}

extension SafeAreaPaddingModifier: ModifiedView {
  package var modifiedView: any View { base }
  package var viewModifier: Any { SafeAreaPadding(insets: insets) }
}

extension SafeAreaPadding: ComposedModifier {
  package var composition: Composition { Composition("safeAreaPadding").value("insets", insets) }
}

/// A view that scrolls its content, maybe with modifiers around it.
@MainActor
protocol ScrollsContent {}

extension ScrollView: ScrollsContent {}

extension ModifiedContent: ScrollsContent where Content: ScrollsContent {}

extension View {
  /// Adds the provided insets into the safe area of this view, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddingModifier(base: self, insets: insets)
  }

  /// Adds insets into the safe area on some edges, in points; `nil` is the platform's default of 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? Padding.standard, edges: edges))
  }

  /// Adds insets into the safe area on every edge, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length))
  }
}
