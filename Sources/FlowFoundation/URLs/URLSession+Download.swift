import Combine
import Foundation
import FoundationNetworking

// Foundation's methods end the process if a protocol of the session answers, as those of tests do: it has no file then.
extension URLSession {
  /// Loads a URL into a file.
  ///
  /// - Returns: A file in the folder for temporary files, and the response.
  /// - Throws: `URLError` if there is no answer, or an error of the file system.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  /// Performs a request, whose answer becomes a file.
  ///
  /// - Returns: A file in the folder for temporary files, and the response.
  /// - Throws: `URLError` if there is no answer, or an error of the file system.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(for: request)
    return (try DownloadedFile.make(of: data), response)
  }
}
