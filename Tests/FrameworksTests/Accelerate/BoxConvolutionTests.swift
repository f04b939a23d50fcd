#if os(Linux)
  import FlowAccelerate
  import Testing

  @Suite("vImage")
  struct BoxConvolutionTests {
    /// The result for a row of pixels whose components are all equal.
    private func convolve(
      _ row: [UInt8], _ kernel: (height: UInt32, width: UInt32), _ flags: Int, background: UInt8 = 0
    ) -> (error: Int, row: [UInt8]) {
      var input = row.flatMap { [$0, $0, $0, $0] }
      var output = [UInt8](repeating: 77, count: input.count)
      let background = [UInt8](repeating: background, count: 4)
      let error = input.withUnsafeMutableBytes { input in
        output.withUnsafeMutableBytes { output in
          var source = vImage_Buffer(
            data: input.baseAddress, height: 1, width: vImagePixelCount(row.count), rowBytes: row.count * 4)
          var target = vImage_Buffer(
            data: output.baseAddress, height: 1, width: vImagePixelCount(row.count), rowBytes: row.count * 4)
          return vImageBoxConvolve_ARGB8888(
            &source, &target, nil, 0, 0, kernel.height, kernel.width, background, vImage_Flags(flags))
        }
      }
      return (error, stride(from: 1, to: output.count, by: 4).map { output[$0] })
    }

    @Test("a component becomes the mean of its neighbors, with the edge extended")
    func means() {
      let result = convolve([0, 90, 30, 60], (1, 3), kvImageEdgeExtend)
      #expect(result.error == kvImageNoError && result.row == [30, 40, 60, 50])
      #expect(convolve([0, 90, 30, 60], (5, 1), kvImageEdgeExtend).row == [0, 90, 30, 60])
      #expect(convolve([0, 90, 30, 60], (1, 7), kvImageEdgeExtend).row == [26, 34, 43, 51])
    }

    @Test("pixels outside have the color of the background")
    func background() {
      #expect(convolve([30, 60], (1, 3), kvImageBackgroundColorFill, background: 90).row == [60, 60])
      #expect(convolve([30, 60], (3, 1), kvImageBackgroundColorFill, background: 90).row == [70, 80])
    }

    @Test("an even rectangle and a missing edge are errors, and write nothing")
    func errors() {
      let even = convolve([1, 2], (2, 3), kvImageEdgeExtend)
      #expect(even.error == kvImageInvalidKernelSize && even.row == [77, 77])
      #expect(convolve([1, 2], (1, 3), kvImageNoFlags).error == kvImageInvalidEdgeStyle)
    }
  }
#endif
