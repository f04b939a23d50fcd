import FlowUIKit
import Foundation
import SwiftUI

extension NSAttributedString {
  /// Called with the text of a page and its attributes, or with an error.
  public typealias CompletionHandler =
    @Sendable (
      NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any], (any Error)?
    ) -> Void

  /// Reads a page of the web.
  ///
  /// - Parameter options: Options of the page; they have no effect.
  /// - Throws: `CocoaError` if the text cannot be read.
  public class func fromHTML(
    _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    try read(string)
  }

  /// Reads a page of the web.
  ///
  /// - Parameters:
  ///   - options: Options of the page; they have no effect.
  ///   - completionHandler: Called at once with the text.
  public class func loadFromHTML(
    string: String, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
  ) {
    do {
      let (text, attributes) = try read(string)
      completionHandler(text, attributes, nil)
    } catch {
      completionHandler(nil, [:], error)
    }
  }

  private static func read(_ html: String) throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: DocumentType.html], documentAttributes: nil)
    return (text, [.documentType: DocumentType.html])
  }
}
