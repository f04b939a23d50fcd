import SwiftUI

/// The properties of a document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document tells about itself, such as its title, by the keys of Core Graphics.
  open var documentInfo: [String: Any] = [:]

  /// The format without any information.
  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

  /// The format for the screen.
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// What a renderer's actions draw into: the pages of a document.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsPDFRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat) {
    self.format = format
    super.init(context)
  }

  /// The rectangle of the current page, in points; null between pages.
  open var pdfContextBounds: CGRect { cgContext.page ?? .null }

  /// Begins a page with the rectangle of the renderer.
  open func beginPage() { cgContext.beginPage(nil as CGRect?) }

  /// Begins a page with its own rectangle, in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { cgContext.beginPage(bounds) }
}

/// Draws documents in the PDF format. Their pages are pictures, with two pixels per point: their texts cannot be selected.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsPDFRendererFormat

  /// - Parameter bounds: The default rectangle of a page, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.format = format
    format.bounds = bounds
    super.init(bounds: bounds)
  }

  /// Draws a document.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    var data = Data()
    guard let context = CGContext(documentIn: bounds, format.documentInfo, isFlipped: true, write: { data = $0 }) else {
      report(.missing("UIGraphicsPDFRenderer", "Cairo was built without PDF."))
      return data
    }
    GraphicsStack.with(context) { actions(UIGraphicsPDFRendererContext(context, format)) }
    context.closePDF()
    return data
  }

  /// Draws a document, and writes it to a file.
  ///
  /// - Throws: An error of the file system if the file cannot be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// Begins a document in memory, which later calls draw into. Its pages are pictures, with two pixels per point.
///
/// - Parameters:
///   - data: Gets the document when it ends.
///   - bounds: The default rectangle of a page, in points; an empty one stands for 612 by 792.
///   - documentInfo: What the document tells about itself, by the keys of Core Graphics.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  beginDocument(bounds, documentInfo) { data.setData($0) }
}

/// Begins a document in a file, which later calls draw into.
///
/// - Parameters:
///   - path: The path of the file, which is written when the document ends.
///   - bounds: The default rectangle of a page, in points; an empty one stands for 612 by 792.
///   - documentInfo: What the document tells about itself, by the keys of Core Graphics.
/// - Returns: Whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  return beginDocument(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path)) }
}

@discardableResult
private func beginDocument(
  _ bounds: CGRect, _ information: [AnyHashable: Any]?, write: @escaping (Data) -> Void
) -> Bool {
  var values: [String: Any] = [:]
  for (key, value) in information ?? [:] { values["\(key)"] = value }
  guard let context = CGContext(documentIn: bounds, values, isFlipped: true, write: write) else {
    report(.missing("UIGraphicsBeginPDFContextToData", "Cairo was built without PDF."))
    return false
  }
  UIGraphicsPushContext(context)
  return true
}

/// Begins a page with the rectangle of the document.
public func UIGraphicsBeginPDFPage() { UIGraphicsGetCurrentContext()?.beginPage(nil as CGRect?) }

/// Begins a page with its own rectangle, in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  UIGraphicsGetCurrentContext()?.beginPage(bounds)
}

/// The rectangle of the current page, in points; null between pages.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.page ?? .null }

/// Ends the document, and writes it.
public func UIGraphicsEndPDFContext() {
  UIGraphicsGetCurrentContext()?.closePDF()
  UIGraphicsPopContext()
}
