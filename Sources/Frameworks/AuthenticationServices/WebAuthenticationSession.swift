import SwiftUI

/// Signs in on a page of the web from a view, as ``ASWebAuthenticationSession`` does.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
  /// The browser that a page is shown in.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String

    /// One that shares nothing with the person's browser.
    public static let ephemeral = BrowserSession(name: "ephemeral")
  }

  nonisolated init() {}

  /// Signs in on a page that ends with an address of the app's scheme.
  ///
  /// - Returns: That address.
  /// - Throws: ``ASWebAuthenticationSessionError`` if the person does not want to.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(
      using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
      additionalHeaderFields: [:])
  }

  /// Signs in on a page that ends with an address.
  ///
  /// - Returns: That address.
  /// - Throws: ``ASWebAuthenticationSessionError`` if the person does not want to.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: url, callback: callback) { address, error in
        if let address {
          continuation.resume(returning: address)
        } else {
          continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
        }
      }
      session.prefersEphemeralWebBrowserSession = preferredBrowserSession == .ephemeral
      session.additionalHeaderFields = additionalHeaderFields
      session.start()
    }
  }
}

extension EnvironmentValues {
  /// Signs in on a page of the web from a view.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
