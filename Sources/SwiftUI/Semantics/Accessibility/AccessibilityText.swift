/// Textual context that assistive technologies can use to improve the presentation of spoken text.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Sets an accessibility text content type.
  public nonisolated func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    semantics { properties, _ in properties.details.append(.textContentType(textContentType)) }
  }

  /// Sets whether this view should ignore the system Smart Invert setting.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    semantics { properties, _ in
      if active { properties.details.append(.ignoresInvertColors) }
    }
  }

  /// Adds a default large content view to be shown by the large content viewer.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    semantics { properties, _ in properties.details.append(.largeContent(nil)) }
  }

  /// Adds a custom large content view to be shown by the large content viewer.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    modifier(
      DescribedViews(layer: largeContentView(), value: ()) { _, properties, nodes, _ in
        properties.details.append(.largeContent(nodes.mergedText))
      })
  }
}
