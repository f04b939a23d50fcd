import FlowCoreMedia
import Foundation
import Locking
import PhoneSimulation

/// Something that a camera has recognized.
open class AVMetadataObject: NSObject {
  /// The kind of an object.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let face = ObjectType(rawValue: "face")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
  }

  public let type: ObjectType
  public let time: CMTime
  /// The place in the picture, in parts of its size.
  open var bounds: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }

  init(type: ObjectType, time: CMTime) {
    self.type = type
    self.time = time
  }
}

/// A code that a camera has read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  public let stringValue: String?

  init(_ code: CameraState.Code, time: CMTime) {
    stringValue = code.text
    super.init(type: code.type, time: time)
  }

  /// The corners of the code in the picture, in parts of its size.
  open var corners: [CGPoint] {
    let box = bounds
    return [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.maxX, y: box.minY),
    ]
  }
}

/// Receives what a camera has recognized.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Reads the codes that a test holds in front of the camera.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// The types that are read.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The types that can be read in a session with a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    guard session != nil else { return [] }
    return [
      .aztec, .code128, .code39, .code93, .dataMatrix, .ean13, .ean8, .face, .interleaved2of5, .itf14, .pdf417, .qr,
      .upce,
    ]
  }

  /// The part of the picture in which codes are read; all of it here.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  private var read: CameraState.Code?

  /// Sets the delegate that receives codes.
  ///
  /// - Parameter objectsCallbackQueue: Has no effect: the delegate is called on the main thread.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }

  override func see(_ state: CameraState) {
    guard let code = state.code, metadataObjectTypes.contains(code.type) else { return read = nil }
    guard read != code else { return }
    read = code
    let time = CMTime(seconds: SimulatedPhone.current.now.timeIntervalSinceReferenceDate, preferredTimescale: 1_000)
    metadataObjectsDelegate?.metadataOutput(
      self, didOutput: [AVMetadataMachineReadableCodeObject(code, time: time)], from: AVCaptureConnection())
  }
}
