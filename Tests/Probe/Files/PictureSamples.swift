import FlowRendering
import Foundation

/// Small valid pictures of each format.
enum PictureSamples {
  /// 24 × 16 pixels of many colors.
  static func png() throws -> Data {
    let pixels = (0..<24 * 16).map { 0xFF00_0000 | UInt32($0 * 7919 & 0xFF_FFFF) }
    return try Bitmap(width: 24, height: 16, pixels: pixels).pngData()
  }

  /// 8 × 8 red pixels, written by libjpeg.
  static let jpeg = data(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgy
    PC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAIAAgD
    ASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB
    kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZ
    mqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQF
    BgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5
    OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX
    2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDi6KKK+ZP3E//Z
    """)

  /// One red pixel.
  static let gif = data("R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=")

  /// One pixel, lossless.
  static let webP = data("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")

  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="24">
      <defs><filter id="blur"><feGaussianBlur stdDeviation="1"/></filter></defs>
      <rect id="part" x="2" y="2" width="20" height="20" fill="#0A84FF" filter="url(#blur)"/>
      <use xlink:href="#part" transform="scale(0.5)"/>
    </svg>

    """

  /// A page of 24 × 24 points with a red square.
  static let pdf: String = {
    let page = "1 0 0 rg 4 4 16 16 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R >>",
      "<< /Length \(page.utf8.count) >>\nstream\n\(page)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(format: "%010d 00000 n \n", place) }
    return text + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
  }()

  /// A template with two outlines.
  static let symbol = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Guides">
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
     </g>
     <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
       <path d="M0 0h50v-50h-50z"/><path d="M10 -10a10 10 0 1 1 20 0z"/>
     </g></g>
    </svg>

    """

  private static func data(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }
}
