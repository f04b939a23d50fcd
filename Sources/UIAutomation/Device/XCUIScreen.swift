import FlowRendering
import Foundation
import SwiftUI

/// A type that provides screenshots.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}

/// A picture of the screen or of an element.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  /// The picture.
  public let image: UIImage

  init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// The picture as PNG data.
  public var pngRepresentation: Data { image.pngData() ?? Data() }
}

/// The screen of the device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The screen of the device.
  public class var main: XCUIScreen { mainScreen }

  /// The screens of the device: one.
  public class var screens: [XCUIScreen] { [main] }

  private static let mainScreen = XCUIScreen()

  /// A picture of the running app; an empty picture if no app is running.
  public func screenshot() -> XCUIScreenshot {
    XCUIScreenshot(image: AutomationCenter.shared.foregroundApp?.screen?.screenshot() ?? UIImage())
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// A picture of the element's frame on the screen, including everything drawn there.
  public func screenshot() -> XCUIScreenshot {
    guard let found = found(or: "Failed to take a screenshot of \(query.name): "), let screen = app.screen else {
      return XCUIScreenshot(image: UIImage())
    }
    let frame = found.entry.type == .application ? nil : found.entry.node.frame
    return XCUIScreenshot(image: screen.screenshot(of: frame) ?? UIImage())
  }
}

extension Screen {
  /// A picture of the screen, or of a part of it, at the device's scale.
  fileprivate func screenshot(of part: CGRect? = nil) -> UIImage? {
    settle()
    let scale = Double(rootElement?.environment.displayScale ?? 2)
    guard var bitmap = picture(scale: scale) else { return nil }
    if let part {
      bitmap = bitmap.part(
        columns: Int(bounded: (part.minX * scale).rounded())..<Int(bounded: (part.maxX * scale).rounded()),
        rows: Int(bounded: (part.minY * scale).rounded())..<Int(bounded: (part.maxY * scale).rounded()))
    }
    return UIImage(.bitmap(bitmap), scale: CGFloat(scale))
  }
}

extension Bitmap {
  /// A part of the bitmap, clipped to its bounds.
  fileprivate func part(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    let kept = rows.flatMap { row in pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)] }
    return Bitmap(width: columns.count, height: rows.count, pixels: kept)
  }
}
