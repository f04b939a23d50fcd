#if os(Linux)
  import FlowCoreImage
  import FlowRendering
  import SwiftUI
  import Testing

  @Suite("A filter") @MainActor
  struct CIFilterTests {
    /// Red at the top, blue at the bottom.
    private let picture = CIImage(
      cgImage: CGImage(
        Bitmap(
          width: 4, height: 4,
          pixels: [UInt32](repeating: 0xFFFF_0000, count: 8) + [UInt32](repeating: 0xFF00_00FF, count: 8))))

    private func gray(_ value: UInt32) -> CIImage {
      CIImage(cgImage: CGImage(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000 | value << 16 | value << 8 | value])))
    }

    private func pixels(_ image: CIImage?) throws -> [String] {
      let image = try #require(image)
      let bitmap = try #require(CIContext().createCGImage(image, from: image.extent)).bitmap
      return bitmap.pixels.map { String($0, radix: 16) }
    }

    @Test("computes light: one step of exposure is twice the light of a gray")
    func exposure() throws {
      let filter = CIFilter.exposureAdjust()
      filter.inputImage = gray(100)
      filter.ev = 1
      // 100/255 is 0.1274 of the light; twice that is 138/255.
      #expect(try pixels(filter.outputImage) == ["ff8a8a8a"])
    }

    @Test("changes saturation, brightness and contrast")
    func controls() throws {
      let filter = CIFilter.colorControls()
      filter.inputImage = picture
      #expect(try pixels(filter.outputImage) == (try pixels(picture)))
      filter.saturation = 0
      // The luminances of red and blue.
      #expect(Set(try pixels(filter.outputImage)) == ["ff7f7f7f", "ff4c4c4c"])
      filter.contrast = 0
      #expect(Set(try pixels(filter.outputImage)) == ["ffbcbcbc"])
    }

    @Test("inverts, and is the same by its name and keys")
    func invert() throws {
      let filter = CIFilter.colorInvert()
      filter.inputImage = picture
      #expect(Set(try pixels(filter.outputImage)) == ["ff00ffff", "ffffff00"])
      #expect(try pixels(picture.applyingFilter("CIColorInvert")) == (try pixels(filter.outputImage)))
    }

    @Test("shows shades of one color")
    func shades() throws {
      for filter in [CIFilter.photoEffectMono(), CIFilter.photoEffectNoir(), CIFilter.photoEffectTonal()] {
        filter.inputImage = picture
        let colors = Set(try pixels(filter.outputImage))
        #expect(colors.count == 2)
        #expect(colors.allSatisfy { $0.dropFirst(2).prefix(2) == $0.suffix(2) })
      }
      let sepia = CIFilter.sepiaTone()
      sepia.inputImage = gray(128)
      let tone = try #require(UInt32(try pixels(sepia.outputImage)[0], radix: 16))
      #expect(tone >> 16 & 255 > tone >> 8 & 255 && tone >> 8 & 255 > tone & 255)
      sepia.intensity = 0
      #expect(try pixels(sepia.outputImage) == ["ff808080"])
    }

    @Test("blurs with the shares of a Gaussian curve, over a larger extent")
    func blur() throws {
      let dot = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      let filter = CIFilter.gaussianBlur()
      filter.inputImage = dot
      filter.radius = 1
      let image = try #require(filter.outputImage)
      #expect(image.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
      let bitmap = try #require(CIContext().createCGImage(image, from: image.extent)).bitmap
      let alphas = bitmap.pixels.map { Double($0 >> 24) / 255 }
      #expect(abs(alphas.reduce(0, +) - 1) < 0.05)
      #expect(abs(alphas[24] - 0.159) < 0.005)
      #expect(bitmap.pixels[23] == bitmap.pixels[25] && bitmap.pixels[17] == bitmap.pixels[31])
      // Edges that are repeated before stay as they are.
      let whole = picture.clampedToExtent().applyingGaussianBlur(sigma: 1).cropped(to: picture.extent)
      #expect(try pixels(whole).allSatisfy { $0.hasPrefix("ff") })
    }

    @Test("cuts and moves from the lower left corner")
    func geometry() throws {
      let bottom = picture.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1))
      #expect(Set(try pixels(bottom)) == ["ff0000ff"])
      let moved = bottom.transformed(by: CGAffineTransform(translationX: 10, y: 5))
      #expect(moved.extent == CGRect(x: 10, y: 5, width: 4, height: 1))
      #expect(Set(try pixels(moved)) == ["ff0000ff"])
      let scale = CIFilter.lanczosScaleTransform()
      scale.inputImage = picture
      scale.scale = 0.5
      #expect(scale.outputImage?.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test("turns as the orientation of a file says")
    func orientation() throws {
      let image = CIImage(cgImage: CGImage(Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])))
      #expect(try pixels(image.oriented(.up)) == ["ffff0000", "ff0000ff"])
      #expect(try pixels(image.oriented(.down)) == ["ff0000ff", "ffff0000"])
      #expect(try pixels(image.oriented(.upMirrored)) == ["ff0000ff", "ffff0000"])
      let right = image.oriented(.right)
      #expect(right.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
      #expect(try pixels(right) == ["ffff0000", "ff0000ff"])
      #expect(try pixels(image.oriented(.left)) == ["ff0000ff", "ffff0000"])
      #expect(try pixels(image.oriented(.leftMirrored)) == ["ffff0000", "ff0000ff"])
      #expect(try pixels(image.oriented(.rightMirrored)) == ["ff0000ff", "ffff0000"])
    }

    @Test("puts images in front of each other, and blends by a mask")
    func composites() throws {
      let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      let both = red.composited(over: picture)
      #expect(both.extent == picture.extent)
      #expect(try pixels(both)[12] == "ffff0000")
      #expect(try pixels(both)[13] == "ff0000ff")
      let blend = CIFilter.blendWithMask()
      blend.inputImage = picture
      blend.backgroundImage = CIImage(color: .green).cropped(to: picture.extent)
      blend.maskImage = CIImage(color: .black)
      #expect(Set(try pixels(blend.outputImage)) == ["ff00ff00"])
      blend.maskImage = CIImage(color: .white)
      #expect(try pixels(blend.outputImage) == (try pixels(picture)))
    }

    @Test("makes squares of one color each")
    func pixellate() throws {
      let filter = CIFilter.pixellate()
      filter.inputImage = picture
      filter.center = CGPoint(x: 0, y: 0)
      filter.scale = 4
      #expect(Set(try pixels(filter.outputImage)).count == 1)
    }

    @Test("has Apple's names, keys and defaults")
    func names() throws {
      let filter = try #require(CIFilter(name: "CISepiaTone"))
      #expect(filter.inputKeys.sorted() == ["inputImage", "inputIntensity"])
      #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
      #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Sepia Tone")
      #expect(filter.outputImage == nil)
      #expect(CIFilter(name: "CINothing") == nil)
      #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
    }

    @Test("that is not implemented returns its image, and warns with its name")
    func missing() throws {
      let warnings = ReportCollector.warnings {
        let filter = CIFilter.crystallize()
        filter.inputImage = picture
        #expect(filter.outputImage?.extent == picture.extent)
        filter.setValue(1, forKey: "inputNothing")
      }
      #expect(
        warnings == [
          "CICrystallize is not implemented: the image stays as it is.",
          "setValue(_:forKey: \"inputNothing\") is not implemented: CICrystallize has no such input.",
        ])
    }

    @Test("draws nothing of an image without an end or without a size")
    func extents() {
      #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
      #expect(CIContext().createCGImage(.empty(), from: CIImage.empty().extent) == nil)
      #expect(CIImage().extent.isNull)
      #expect(CIImage(image: UIImage()) == nil)
      #expect(UIImage(ciImage: picture).size == CGSize(width: 4, height: 4))
      #expect(CIImage(image: UIImage(ciImage: picture))?.extent == picture.extent)
    }
  }
#endif
