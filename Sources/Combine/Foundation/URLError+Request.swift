import Foundation
import FoundationNetworking

extension URLError {
  /// The failure of a request, with the description that the URL loading system gives it.
  ///
  /// - Parameter url: The address of the request.
  package static func request(_ code: Code, url: URL?) -> URLError {
    var information: [String: Any] = [:]
    information[NSLocalizedDescriptionKey] = descriptions[code]
    if let url {
      information[NSURLErrorFailingURLErrorKey] = url
      // `NSURLErrorFailingURLStringErrorKey`, which is deprecated.
      information["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    return URLError(code, userInfo: information)
  }

  /// What the URL loading system says, as public reports of its errors show. Other codes have the description that Foundation
  /// makes of a code.
  private static let descriptions: [Code: String] = [
    .cancelled: "cancelled",
    .badURL: "bad URL",
    .timedOut: "The request timed out.",
    .unsupportedURL: "unsupported URL",
    .cannotFindHost: "A server with the specified hostname could not be found.",
    .cannotConnectToHost: "Could not connect to the server.",
    .networkConnectionLost: "The network connection was lost.",
    .httpTooManyRedirects: "too many HTTP redirects",
    .resourceUnavailable: "resource unavailable",
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .badServerResponse: "There was a bad response from the server.",
    .cannotDecodeRawData: "cannot decode raw data",
    .cannotDecodeContentData: "cannot decode content data",
    .cannotParseResponse: "cannot parse response",
    .internationalRoamingOff: "International roaming is currently off.",
    .callIsActive: "A data connection cannot be established since a call is currently active.",
    .dataNotAllowed: "A data connection is not currently allowed.",
    .appTransportSecurityRequiresSecureConnection:
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
    .fileDoesNotExist: "The requested URL was not found on this server.",
    .noPermissionsToReadFile: "You do not have permission to access the requested resource.",
    .secureConnectionFailed: "A TLS error caused the secure connection to fail.",
  ]
}
