#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SwiftUI

  /// Reads the accessibility tree of a view.
  @MainActor
  enum AccessibilityProbe {
    /// The identifiers of all elements of a view in a window of the given size.
    static func identifiers(in view: some View, size: CGSize) throws -> Set<String> {
      let hosting = NSHostingView(rootView: view)
      hosting.frame = NSRect(x: 0, y: 0, width: size.width, height: size.height)
      // SwiftUI makes accessibility elements only for views in a window.
      let window = NSWindow(contentRect: hosting.frame, styleMask: .borderless, backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = hosting
      hosting.layoutSubtreeIfNeeded()
      defer { window.close() }
      var identifiers: Set<String> = []
      collect(hosting, into: &identifiers)
      return identifiers
    }

    private static func collect(_ element: Any, into identifiers: inout Set<String>) {
      guard let element = element as? any NSAccessibilityProtocol else { return }
      if let identifier = element.accessibilityIdentifier(), !identifier.isEmpty { identifiers.insert(identifier) }
      for child in element.accessibilityChildren() ?? [] { collect(child, into: &identifiers) }
    }
  }
#elseif !os(Linux)
  import SwiftUI

  /// Reads the accessibility tree of a view.
  @MainActor
  enum AccessibilityProbe {
    /// Fails: on this platform SwiftUI exposes its accessibility tree to assistive technologies only.
    static func identifiers(in view: some View, size: CGSize) throws -> Set<String> {
      throw UnmetAssertion(
        reason: "this platform does not show the accessibility tree of a view; run the test on macOS")
    }
  }
#endif
