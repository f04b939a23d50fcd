import FlowFoundation
import Foundation

/// The scheme of addresses that an app answers itself.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct URLScheme: Hashable, Sendable {
  public let rawValue: String

  /// Creates a scheme: a letter, followed by letters, digits, plus, minus and dot.
  ///
  /// - Returns: `nil` for another text, and for a scheme that pages of the web have.
  @MainActor
  public init?(_ rawValue: String) {
    guard let first = rawValue.first, first.isASCII, first.isLetter,
      rawValue.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }),
      !WKWebView.handlesURLScheme(rawValue)
    else { return nil }
    self.rawValue = rawValue
  }
}

/// A part of an answer: the response comes before the data.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public enum URLSchemeTaskResult: Sendable {
  case response(URLResponse)
  case data(Data)
}

/// Answers the requests of pages for addresses with a scheme of the app.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public protocol URLSchemeHandler {
  /// The answer, in parts.
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

  /// Answers a request with a response, and then with data.
  func reply(for request: URLRequest) -> TaskSequence
}

extension URLSchemeHandler {
  /// The data of an answer.
  @MainActor
  func data(for request: URLRequest) async throws -> Data {
    var data = Data()
    for try await result in reply(for: request) {
      if case .data(let part) = result { data += part }
    }
    return data
  }
}
