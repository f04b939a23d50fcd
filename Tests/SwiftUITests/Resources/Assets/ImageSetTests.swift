import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Image sets of asset catalogs")
struct ImageSetTests {
  private static let red = RenderColor(red: 1, green: 0, blue: 0)
  private static let green = RenderColor(red: 0, green: 1, blue: 0)
  private static let blue = RenderColor(red: 0, green: 0, blue: 1)

  /// The picture of a view at its ideal size.
  private func picture(_ view: some View, scale: CGFloat = 1, change: (inout EnvironmentValues) -> Void = { _ in })
    throws -> Bitmap
  {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    change(&environment)
    let screen = Screen(size: .unspecified, environment: environment)
    screen.show(view)
    #expect(screen.graph.issues.map(\.message) == [])
    return try #require(screen.picture())
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let pixel = bitmap[x, y]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)]
  }

  @Test("the display's scale is drawn, at its size in points")
  func scales() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet(
      "logo",
      images: """
        { "idiom": "universal", "filename": "a.png", "scale": "1x" },
        { "idiom": "universal", "filename": "b.png", "scale": "2x" },
        { "idiom": "universal", "scale": "3x" }
        """,
      files: [
        "a.png": BundleFolder.picture(Self.red, width: 6, height: 4),
        "b.png": BundleFolder.picture(Self.green, width: 12, height: 8),
      ])
    let image = Image("logo", bundle: folder.bundle)
    let one = try picture(image)
    #expect(one.width == 6 && one.height == 4)
    #expect(color(one, 3, 2) == [255, 0, 0, 255])
    let two = try picture(image, scale: 2)
    #expect(two.width == 12 && two.height == 8)
    #expect(color(two, 3, 2) == [0, 255, 0, 255])
    // Without a file for three pixels per point, the best alternative has the same size in points.
    let three = try picture(image, scale: 3)
    #expect(three.width == 18 && three.height == 12)
    #expect(color(three, 9, 6) == [0, 255, 0, 255])
  }

  @Test("a picture in a tab item has the color of the item, unless the catalog says that it is original")
  func tabItems() throws {
    func colors(_ properties: String) throws -> Set<[Int]> {
      let folder = try BundleFolder()
      try folder.writeImageSet(
        "logo", images: #"{ "idiom": "universal", "filename": "a.png" }"#, properties: properties,
        files: ["a.png": BundleFolder.picture(Self.green, width: 20, height: 20)])
      let image = Image("logo", bundle: folder.bundle)
      let screen = Screen(device: .iPhone)
      screen.show(
        TabView {
          Color.white.ignoresSafeArea().tabItem {
            Label {
              Text("Tea")
            } icon: {
              image
            }
          }
        })
      let bitmap = try #require(screen.picture())
      let row = bitmap.height - 3 * 60
      return Set((0..<bitmap.width).map { color(bitmap, $0, row) })
    }
    let green = [0, 255, 0, 255]
    #expect(!(try colors("{}").contains(green)))
    #expect(try colors(#"{ "template-rendering-intent": "original" }"#).contains(green))
  }

  @Test("dark mode, high contrast and the device select a picture")
  func appearances() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet(
      "logo",
      images: """
        { "idiom": "universal", "filename": "light.png" },
        { "idiom": "universal", "filename": "dark.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "idiom": "universal", "filename": "contrast.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" },
            { "appearance": "contrast", "value": "high" }] },
        { "idiom": "ipad", "filename": "pad.png" }
        """,
      files: [
        "light.png": BundleFolder.picture(Self.red, width: 2, height: 2),
        "dark.png": BundleFolder.picture(Self.green, width: 2, height: 2),
        "contrast.png": BundleFolder.picture(Self.blue, width: 2, height: 2),
        "pad.png": BundleFolder.picture(.white, width: 2, height: 2),
      ])
    let image = Image("logo", bundle: folder.bundle)
    #expect(color(try picture(image), 0, 0) == [255, 0, 0, 255])
    #expect(color(try picture(image) { $0.colorScheme = .dark }, 0, 0) == [0, 255, 0, 255])
    let contrast = try picture(image) {
      $0.colorScheme = .dark
      $0.colorSchemeContrast = .increased
    }
    #expect(color(contrast, 0, 0) == [0, 0, 255, 255])
    #expect(color(try picture(image) { $0.deviceIdiom = .pad }, 0, 0) == [255, 255, 255, 255])
  }

  @Test("a visible picture follows the color scheme")
  func schemeChanges() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet(
      "logo",
      images: """
        { "idiom": "universal", "filename": "light.png" },
        { "idiom": "universal", "filename": "dark.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
        """,
      files: [
        "light.png": BundleFolder.picture(Self.red, width: 2, height: 2),
        "dark.png": BundleFolder.picture(Self.green, width: 2, height: 2),
      ])
    let screen = Screen(size: .unspecified)
    screen.show(Image("logo", bundle: folder.bundle))
    #expect(color(try #require(screen.picture(scale: 1)), 0, 0) == [255, 0, 0, 255])
    screen.show(Image("logo", bundle: folder.bundle).colorScheme(.dark))
    #expect(color(try #require(screen.picture(scale: 1)), 0, 0) == [0, 255, 0, 255])
  }

  @Test("a template of a catalog is a silhouette, unless the view wants the original")
  func template() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet(
      "icon", BundleFolder.picture(Self.red, width: 4, height: 4),
      properties: #"{ "template-rendering-intent": "template" }"#)
    let image = Image("icon", bundle: folder.bundle)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(color(try picture(image.foregroundStyle(blue)), 2, 2) == [0, 0, 255, 255])
    #expect(color(try picture(image.renderingMode(.original).foregroundStyle(blue)), 2, 2) == [255, 0, 0, 255])
  }

  @Test("groups that provide a namespace are part of the name, others are not")
  func namespaces() throws {
    let folder = try BundleFolder([
      "Assets.xcassets/Icons/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "Assets.xcassets/Plain/Contents.json": #"{ "info": { "version": 1 } }"#,
    ])
    let data = try BundleFolder.picture(Self.red, width: 3, height: 3)
    try folder.writeImageSet("Icons/heart", data)
    try folder.writeImageSet("Plain/star", data)
    let library = AssetLibrary.shared
    func exists(_ name: String) -> Bool {
      library.picture(named: NamedImage(name: name, bundle: folder.bundle), traits: AssetTraits()) != nil
    }
    #expect(["Icons/heart", "heart", "star", "Plain/star"].map(exists) == [true, false, true, false])
  }

  @Test("a picture for one layout direction is mirrored for the other")
  func directions() throws {
    let folder = try BundleFolder()
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[0, 0] = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    bitmap[1, 0] = Bitmap.Pixel(red: 0, green: 0, blue: 255)
    try folder.writeImageSet(
      "arrow", images: #"{ "idiom": "universal", "filename": "a.png", "language-direction": "left-to-right" }"#,
      files: ["a.png": bitmap.pngData()])
    let image = Image("arrow", bundle: folder.bundle)
    #expect(color(try picture(image), 0, 0) == [255, 0, 0, 255])
    #expect(color(try picture(image) { $0.layoutDirection = .rightToLeft }, 0, 0) == [0, 0, 255, 255])
  }

  @Test("the slices of a catalog keep their size when the picture is resized")
  func slices() throws {
    let folder = try BundleFolder()
    // At two pixels a point: black, grey, grey, white.
    var bitmap = Bitmap(width: 4, height: 2)
    for y in 0..<2 {
      for (x, value) in [UInt8(0), 128, 128, 255].enumerated() {
        bitmap[x, y] = Bitmap.Pixel(red: value, green: value, blue: value)
      }
    }
    try folder.writeImageSet(
      "bar",
      images: """
        { "idiom": "universal", "filename": "a.png", "scale": "2x",
          "resizing": { "mode": "3-part-horizontal", "center": { "mode": "stretch", "width": 2 },
            "cap-insets": { "left": 1, "right": 1 } } }
        """,
      files: ["a.png": bitmap.pngData()])
    let image = Image("bar", bundle: folder.bundle).resizable().interpolation(.none)
    let row = try picture(image.frame(width: 5, height: 1), scale: 2)
    #expect((0..<10).map { Int(row[$0, 0].red) } == [0] + Array(repeating: 128, count: 8) + [255])
  }

  @Test("an SVG is drawn as sharp as the display, at its size in points")
  func svg() throws {
    let folder = try BundleFolder()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" viewBox="0 0 16 8">
      <rect width="8" height="8" fill="#ff0000"/></svg>
      """
    try folder.writeImageSet("drawing", Data(svg.utf8), file: "drawing.svg")
    let drawing = try picture(Image("drawing", bundle: folder.bundle), scale: 3)
    #expect(drawing.width == 24 && drawing.height == 12)
    #expect(color(drawing, 11, 6) == [255, 0, 0, 255])
    #expect(color(drawing, 12, 6) == [0, 0, 0, 0])
  }

  @Test("a picture that preserves vectors has sharp edges at every size")
  func preservedVector() throws {
    let folder = try BundleFolder()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="4" fill="#00ff00"/></svg>
      """
    let properties = #"{ "preserves-vector-representation": true }"#
    try folder.writeImageSet("sharp", Data(svg.utf8), file: "a.svg", properties: properties)
    try folder.writeImageSet("soft", Data(svg.utf8), file: "a.svg")
    func row(_ name: String) throws -> Set<Int> {
      let view = Image(name, bundle: folder.bundle).resizable().frame(width: 40, height: 40)
      let bitmap = try picture(view)
      return Set((0..<40).map { Int(bitmap[$0, 20].alpha) })
    }
    #expect(try row("sharp") == [0, 255])
    #expect(try row("soft").count > 2)
  }

  @Test("a very large vector image has fewer pixels per point, and one whose size is not a number is not drawn")
  func extremeVectors() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="4" fill="#00ff00"/></svg>
      """
    let vector = try #require(VectorPicture(data: Data(svg.utf8)))
    let size = CGSize(width: 1_073_741_824.0, height: 1_048_576.0)
    let bitmap = try AppPicture.bitmap(of: vector, size: size, scale: 3)
    #expect(bitmap.width == 4096 && bitmap.height == 4)
    #expect(throws: PictureFault.tooLarge(width: 0, height: 12)) {
      try AppPicture.bitmap(of: vector, size: CGSize(width: CGFloat.nan, height: 4), scale: 3)
    }
  }

  @Test("a page of PDF is drawn at the size of its media box")
  func pdf() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet("page", PDFSample.redPage(width: 12, height: 7), file: "page.pdf")
    let page = try picture(Image("page", bundle: folder.bundle), scale: 2)
    #expect(page.width == 24 && page.height == 14)
    #expect(color(page, 12, 7) == [255, 0, 0, 255])
  }

  @Test("loose files of a bundle are found by name, with the scale in it")
  func looseFiles() throws {
    let folder = try BundleFolder()
    try folder.write(BundleFolder.picture(Self.red, width: 6, height: 6), to: "photo@2x.png")
    #expect(try picture(Image("photo", bundle: folder.bundle)).width == 3)
    #expect(try picture(Image("photo.png", bundle: folder.bundle)).width == 3)
  }

  @Test("a catalog's picture can be part of a line of text")
  func inText() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet("dot", BundleFolder.picture(Self.red, width: 10, height: 10))
    let line = try picture(Text(Image("dot", bundle: folder.bundle)))
    #expect((0..<line.height).contains { color(line, 5, $0) == [255, 0, 0, 255] })
  }

  @Test("UIImage(named:) has the picture's size, and shows the dark one in the dark")
  func uiImage() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet(
      "logo",
      images: """
        { "idiom": "universal", "filename": "light.png", "scale": "2x" },
        { "idiom": "universal", "filename": "dark.png", "scale": "2x",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
        """,
      files: [
        "light.png": BundleFolder.picture(Self.red, width: 8, height: 6),
        "dark.png": BundleFolder.picture(Self.green, width: 8, height: 6),
      ])
    let image = try #require(UIImage(named: "logo", in: folder.bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(color(try picture(Image(uiImage: image), scale: 2), 4, 3) == [255, 0, 0, 255])
    #expect(color(try picture(Image(uiImage: image), scale: 2) { $0.colorScheme = .dark }, 4, 3) == [0, 255, 0, 255])
    #expect(UIImage(resource: ImageResource(name: "logo", bundle: folder.bundle)).size == image.size)
    #expect(UIImage(named: "other", in: folder.bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "logo", in: folder.bundle, with: nil) == image)
    let dark = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    let darkImage = try #require(UIImage(named: "logo", in: folder.bundle, with: dark))
    #expect(darkImage.size == image.size)
    #expect(UIImage(named: "other", in: folder.bundle, with: dark) == nil)
  }

  @Test("the icon of an app is found by its name: the largest one")
  func icon() throws {
    let folder = try BundleFolder([
      "Assets.xcassets/AppIcon.appiconset/Contents.json": """
      { "images": [
        { "idiom": "iphone", "size": "20x20", "scale": "2x", "filename": "small.png" },
        { "idiom": "ios-marketing", "size": "1024x1024", "scale": "1x", "filename": "large.png" } ] }
      """
    ])
    let set = "Assets.xcassets/AppIcon.appiconset/"
    try folder.write(BundleFolder.picture(Self.red, width: 4, height: 4), to: set + "small.png")
    try folder.write(BundleFolder.picture(Self.green, width: 9, height: 9), to: set + "large.png")
    let icon = try #require(UIImage(named: "AppIcon", in: folder.bundle, compatibleWith: nil))
    #expect(icon.size == CGSize(width: 9, height: 9))
  }
}

/// A minimal PDF.
enum PDFSample {
  /// One page filled with red.
  static func redPage(width: Int, height: Int) -> Data {
    let content = "1 0 0 rg 0 0 \(width) \(height) re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R /Resources << >> >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
    return Data((text + "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n").utf8)
  }
}
