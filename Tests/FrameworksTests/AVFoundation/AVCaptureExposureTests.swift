#if os(Linux)
  import FlowAVFoundation
  import FlowCoreMedia
  import PhoneSimulation
  import Testing

  @Suite("The exposure of a camera")
  struct AVCaptureExposureTests {
    @Test("is fixed, within the limits of the format: other values warn")
    func exposure() throws {
      let phone = SimulatedPhone()
      phone.camera = PhoneCamera()
      let device = try #require(phone.use { AVCaptureDevice.default(for: .video) })
      let format = device.activeFormat
      #expect(device.iso >= format.minISO && device.iso <= format.maxISO && format.minISO < format.maxISO)
      #expect(device.exposureDuration >= format.minExposureDuration)
      #expect(device.exposureDuration <= format.maxExposureDuration)
      var calls = 0
      let silent = ReportCollector.warnings {
        device.setExposureModeCustom(
          duration: AVCaptureDevice.currentExposureDuration, iso: AVCaptureDevice.currentISO
        ) { _ in calls += 1 }
        device.setExposureModeCustom(duration: device.exposureDuration, iso: device.iso)
        device.setExposureTargetBias(0) { _ in calls += 1 }
        device.whiteBalanceMode = .locked
      }
      #expect(silent.isEmpty && calls == 2)
      #expect(device.isWhiteBalanceModeSupported(.locked) && !device.isWhiteBalanceModeSupported(.autoWhiteBalance))
      let warnings = ReportCollector.warnings {
        device.setExposureModeCustom(duration: device.exposureDuration, iso: format.maxISO)
        device.setExposureTargetBias(1)
        device.whiteBalanceMode = .continuousAutoWhiteBalance
      }
      #expect(
        warnings.map { $0.prefix { $0 != " " } } == [
          "AVCaptureDevice.setExposureModeCustom(duration:iso:completionHandler:)",
          "AVCaptureDevice.setExposureTargetBias(_:completionHandler:)", "AVCaptureDevice.whiteBalanceMode",
        ])
      #expect(device.whiteBalanceMode == .locked && device.exposureTargetBias == 0)
    }
  }
#endif
