import Foundation
import Testing

@testable import FlowRendering

@Suite("Pictures of other kinds")
struct PictureTests {
  /// A JPEG of 8 × 8 red pixels, written by libjpeg.
  static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgy
    PC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAIAAgD
    ASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB
    kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZ
    mqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQF
    BgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5
    OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX
    2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDi6KKK+ZP3E//Z
    """

  @Test("a JPEG is read")
  func readsJPEG() throws {
    let data = try #require(Data(base64Encoded: Self.jpeg, options: .ignoreUnknownCharacters))
    let bitmap = try PictureFile(data).bitmap
    #expect(bitmap.width == 8 && bitmap.height == 8)
    let pixel = bitmap[4, 4]
    #expect(pixel.red > 245 && pixel.green < 10 && pixel.blue < 10 && pixel.alpha == 255)
  }

  @Test("data that are not a picture are of an unknown format")
  func noPicture() {
    #expect(throws: PictureFault.unknownFormat) { try PictureFile(Data("hello".utf8)) }
    #expect(throws: PictureFault.unknownFormat) { try PictureFile(Data()) }
    #expect(VectorPicture(data: Data("hello".utf8)) == nil)
  }

  @Test(
    "an SVG's size is in its header",
    arguments: [
      (#"<svg width="24" height="12">"#, CGSize(width: 24, height: 12)),
      (#"<svg stroke-width="3" width='24px' height='12pt' viewBox="0 0 1 1">"#, CGSize(width: 24, height: 12)),
      (#"<svg width="100%" height="100%" viewBox="0 0 32 16">"#, CGSize(width: 32, height: 16)),
      (#"<?xml version="1.0"?><!-- a --><svg viewBox="-4,-4,8,6">"#, CGSize(width: 8, height: 6)),
      (#"<svg width="64" viewBox="0 0 32 16">"#, CGSize(width: 64, height: 32)),
      (#"<svg viewBox="0 0 inf 16">"#, CGSize(width: 24, height: 24)),
      ("<svg>", CGSize(width: 24, height: 24)),
    ])
  func svgSize(_ text: String, _ size: CGSize) throws {
    #expect(try #require(VectorPicture(data: Data(text.utf8))).size == size)
  }

  @Test("a PDF's media box is read without a library")
  func mediaBox() {
    #expect(PDFMediaBox.size(in: Data("/MediaBox [ 10 20 34 32.5 ]".utf8)) == CGSize(width: 24, height: 12.5))
    #expect(PDFMediaBox.size(in: Data("/MediaBox [ 0 0 inf 32.5 ]".utf8)) == nil)
    #expect(PDFMediaBox.size(in: Data("/Type /Page".utf8)) == nil)
  }

  @Test("a mirrored picture")
  func mirrored() {
    let bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    #expect(bitmap.mirrored.pixels == [3, 2, 1, 6, 5, 4])
  }
}
