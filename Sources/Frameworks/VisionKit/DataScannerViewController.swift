import FlowUIKit
import FlowVision
import Foundation
import PhoneSimulation
import SwiftUI

/// Finds texts and codes in front of the camera: those that the phone sees (`SimulatedPhone.vision`), if it has a scanner.
open class DataScannerViewController: UIViewController {
  /// A kind of data to find.
  public struct RecognizedDataType: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case text
      case code([String])
    }

    fileprivate let kind: Kind

    /// Texts.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> RecognizedDataType { RecognizedDataType(kind: .text) }

    /// Codes; of all kinds if none is named.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(kind: .code(symbologies.map(\.rawValue)))
    }
  }

  /// What a text is about; all texts are found.
  public enum TextContentType: Hashable, Sendable {
    case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
    case currency
  }

  /// How much the camera sees; all is seen.
  public enum QualityLevel: Hashable, Sendable {
    case balanced, fast, accurate
  }

  /// Why nothing is scanned.
  public enum ScanningUnavailable: Error, Hashable, Sendable {
    case unsupported, cameraRestricted
  }

  /// Whether there is a scanner.
  open class var isSupported: Bool { SimulatedPhone.current.isDataScannerSupported }

  /// Whether there is a scanner, and the app may use the camera.
  open class var isAvailable: Bool {
    isSupported && SimulatedPhone.current.permissions[.camera] == .authorized
  }

  open weak var delegate: (any DataScannerViewControllerDelegate)?

  /// The kinds of data to find.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// How much the camera sees.
  public let qualityLevel: QualityLevel
  /// Whether several items are found, and not only the first one.
  public let recognizesMultipleItems: Bool
  /// Whether the camera looks.
  public private(set) var isScanning = false
  private var found: [RecognizedItem] = []

  /// Creates a scanner.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = .black
  }

  public required init?(coder: NSCoder) { nil }

  /// Begins to look.
  ///
  /// - Throws: ``ScanningUnavailable`` without a scanner or the permission for the camera.
  open func startScanning() throws {
    guard Self.isSupported else { throw ScanningUnavailable.unsupported }
    guard Self.isAvailable else { throw ScanningUnavailable.cameraRestricted }
    if isScanning { return }
    isScanning = true
    let phone = SimulatedPhone.current
    phone.record("VisionKit", "scans")
    phone.runSoon(named: "what a scanner sees") { [weak self] in self?.look(phone.vision) }
  }

  private func look(_ vision: PhoneVision) {
    guard isScanning else { return }
    let items = SeenItems.items(of: vision, recognizedDataTypes)
    found = recognizesMultipleItems ? items : Array(items.prefix(1))
    if !found.isEmpty { delegate?.dataScanner(self, didAdd: found, allItems: found) }
  }

  /// Ends to look.
  open func stopScanning() {
    isScanning = false
    found = []
  }

  /// The items that are seen.
  open var recognizedItems: AsyncStream<[RecognizedItem]> {
    let found = found
    return AsyncStream { continuation in
      continuation.yield(found)
      continuation.finish()
    }
  }
}

/// A text or a code that was found.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)

  /// A text.
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
  }

  /// A code.
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
    /// The code as Vision describes it.
    public let observation: VNBarcodeObservation
  }

  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}

/// Is told of what a scanner finds.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// Gives what the phone sees numbers that are the same in each run.
private enum SeenItems {
  static func items(
    of vision: PhoneVision, _ types: Set<DataScannerViewController.RecognizedDataType>
  ) -> [RecognizedItem] {
    let hasTexts = types.contains { $0.kind == .text }
    let texts = hasTexts ? vision.texts : []
    let codes = vision.codes.filter { code in
      types.contains { type in
        if case .code(let names) = type.kind { names.isEmpty || names.contains(code.symbology) } else { false }
      }
    }
    func id(_ number: Int) -> UUID {
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number >> 8 & 255), UInt8(number & 255)))
    }
    return texts.enumerated().map { .text(RecognizedItem.Text(id: id($0), transcript: $1.string)) }
      + codes.enumerated().map { number, code in
        .barcode(
          RecognizedItem.Barcode(
            id: id(texts.count + number), payloadStringValue: code.payload, observation: VNBarcodeObservation(code)))
      }
  }
}
