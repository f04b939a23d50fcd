import Foundation

/// What an app extension is given by the app that hosts it, and what it returns.
///
/// No app hosts an extension here. A test gives one its own context: a subclass with other items.
open class NSExtensionContext: NSObject {
  public override init() {}

  /// What the extension is given, as `NSExtensionItem`.
  open var inputItems: [Any] { [] }

  /// Ends the extension with a result.
  ///
  /// - Parameters:
  ///   - items: What the extension returns.
  ///   - completionHandler: Called when the result was taken, with whether the time has expired: it has not.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the system to open an address. There is no app that hosts the extension, and nothing is opened.
  ///
  /// - Parameter completionHandler: Called with whether the address was opened: it was not.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// A thing that an app extension is given or returns.
open class NSExtensionItem: NSObject {
  /// The title of the thing.
  open var attributedTitle: NSAttributedString?

  /// The text of the thing.
  open var attributedContentText: NSAttributedString?

  /// The contents of the thing.
  open var attachments: [NSItemProvider]?

  /// Other values of the thing.
  open var userInfo: [AnyHashable: Any]?

  public override init() {}
}

/// An object that an app extension without views begins with.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Called when the extension begins.
  func beginRequest(with context: NSExtensionContext)
}

/// The key of what an extension's script has found on a web page.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"

/// The key of what an extension's script is given at its end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
