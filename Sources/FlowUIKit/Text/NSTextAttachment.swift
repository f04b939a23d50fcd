import Foundation
import SwiftUI

/// A picture within a text.
open class NSTextAttachment: NSObject {
  /// The character in whose place the picture is.
  public class var character: Int { 0xFFFC }

  /// The picture.
  open var image: UIImage?

  /// The place of the picture from the text's baseline, in points upwards; the size of the picture if it is empty.
  open var bounds = CGRect.zero

  /// The file of the picture.
  open var contents: Data?

  /// The type of the file.
  open var fileType: String?

  /// Creates an attachment from a file of a picture.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// The picture in its place, as a text of SwiftUI.
  @MainActor var text: Text {
    guard let image else { return Text(verbatim: "") }
    guard bounds.width > 0, bounds.height > 0, bounds.size != image.size else {
      return Text(Image(uiImage: image)).baselineOffset(bounds.minY)
    }
    let sized = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      image.draw(in: CGRect(origin: .zero, size: bounds.size))
    }
    return Text(Image(uiImage: sized.withRenderingMode(image.renderingMode))).baselineOffset(bounds.minY)
  }
}

extension NSAttributedString {
  /// Creates a text of one character, in whose place a picture is.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
