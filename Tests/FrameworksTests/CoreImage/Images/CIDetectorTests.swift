#if os(Linux)
  import FlowCoreImage
  import SwiftUI
  import Testing

  @Suite("Detectors", .ownPhone) @MainActor
  struct CIDetectorTests {
    @Test("find nothing, with a warning, and there is none of an unknown type")
    func nothing() throws {
      let screen = Screen(device: .iPhone)
      screen.show(Text("app"))
      screen.perform {
        let detector = CIDetector(
          ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
        #expect(detector?.features(in: CIImage(color: CIColor(red: 1, green: 0, blue: 0))).isEmpty == true)
      }
      #expect(screen.graph.issues.contains { $0.message.contains("CIDetectorTypeQRCode finds nothing.") })
      #expect(CIDetector(ofType: "Other", context: nil) == nil)
    }
  }
#endif
