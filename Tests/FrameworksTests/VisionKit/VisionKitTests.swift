#if os(Linux)
  import FlowRendering
  import FlowVisionKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Scanners", .ownPhone) @MainActor
  struct VisionKitTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    private final class Delegate: NSObject, VNDocumentCameraViewControllerDelegate, DataScannerViewControllerDelegate {
      var log: [String] = []

      func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
      ) { log.append("\(scan.title) \(scan.pageCount) \(scan.imageOfPage(at: 0).size.width)") }
      func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) { log.append("cancel") }
      func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
      ) {
        log += addedItems.map { item in
          switch item {
          case .text(let text): "text \(text.transcript)"
          case .barcode(let code): "code \(code.payloadStringValue ?? "-")"
          }
        }
      }
    }

    private struct Shown: UIViewControllerRepresentable {
      let controller: UIViewController

      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test("the camera for documents has the pages that a test puts in front of it")
    func documents() {
      let delegate = Delegate()
      screen.perform {
        #expect(!VNDocumentCameraViewController.isSupported)
        SimulatedPhone.current.scannedPages = [UIImage(.bitmap(Bitmap(width: 4, height: 2)), scale: 1)]
        #expect(VNDocumentCameraViewController.isSupported)
        let controller = VNDocumentCameraViewController()
        controller.delegate = delegate
        screen.show(Shown(controller: controller))
      }
      #expect(app.images["Page 1"].exists)
      app.buttons["Save"].tap()
      app.buttons["Cancel"].tap()
      #expect(delegate.log == ["Scanned Document 1 4.0", "cancel"])
    }

    @Test("a scanner finds what the phone sees, if there is one and the camera is permitted")
    func data() {
      let delegate = Delegate()
      let types: Set<DataScannerViewController.RecognizedDataType> = [.text(), .barcode(symbologies: [.qr])]
      screen.perform {
        let scanner = DataScannerViewController(recognizedDataTypes: types, recognizesMultipleItems: true)
        scanner.delegate = delegate
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        let phone = SimulatedPhone.current
        phone.isDataScannerSupported = true
        #expect(throws: DataScannerViewController.ScanningUnavailable.cameraRestricted) { try scanner.startScanning() }
        phone.permissions[.camera] = .authorized
        phone.vision.texts = [.init("Tea")]
        phone.vision.codes = [.init("https://a.b"), .init("123", symbology: "VNBarcodeSymbologyEAN13")]
        #expect(throws: Never.self) { try scanner.startScanning() }
        #expect(scanner.isScanning)
        screen.show(Shown(controller: scanner))
      }
      screen.advance(by: 1)
      #expect(delegate.log == ["text Tea", "code https://a.b"])
    }
  }
#endif
