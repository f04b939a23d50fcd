import Sentry
import SwiftUI

/// Measures how long a view takes until it appears: a transaction of its name, or a part of the one that runs.
public struct SentryTracedView<Content: View>: View {
  private let name: String
  private let content: () -> Content
  @State private var trace = Trace()

  /// A span that begins once.
  private final class Trace {
    var span: (any Span)?
    var isBegun = false
  }

  /// - Parameters:
  ///   - viewName: The name of the transaction; `nil` for the name of the type.
  ///   - waitForFullDisplay: Has no effect: the view is there when it appears.
  public init(
    _ viewName: String? = nil, waitForFullDisplay: Bool? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    name = viewName ?? "\(Content.self)"
    self.content = content
  }

  public var body: some View {
    begin()
    return content().onAppear {
      trace.span?.finish()
      trace.span = nil
    }
  }

  private func begin() {
    if trace.isBegun { return }
    trace.isBegun = true
    trace.span =
      SentrySDK.span?.startChild(operation: "ui.load", description: name)
      ?? SentrySDK.startTransaction(name: name, operation: "ui.load", bindToScope: true)
  }
}

extension View {
  /// Measures how long the view takes until it appears.
  public func sentryTrace(_ viewName: String? = nil, waitForFullDisplay: Bool? = nil) -> some View {
    SentryTracedView(viewName ?? "\(Self.self)", waitForFullDisplay: waitForFullDisplay) { self }
  }

  /// Hides the view in a recording of the screen, of which there is none here.
  public func sentryReplayMask() -> some View { self }

  /// Shows the view in a recording of the screen, of which there is none here.
  public func sentryReplayUnmask() -> some View { self }
}
