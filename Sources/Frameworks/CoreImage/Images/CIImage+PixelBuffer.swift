import FlowRendering
import FlowCoreVideo

extension CIImage {
  /// The picture in a buffer.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    self.init(.bitmap(pixelBuffer.bitmap ?? Bitmap(width: 0, height: 0)))
  }

  /// The picture in a buffer.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
}
