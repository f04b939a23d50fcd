import Foundation
import PhoneSimulation
import SwiftUI

/// What the camera of a phone sees.
public struct PhoneCamera: Hashable, Sendable {
  /// The picture in front of the camera.
  public var picture: UIImage?
  public var hasTorch: Bool

  /// Creates a camera in front of a picture; without one it sees nothing.
  public init(picture: UIImage? = nil, hasTorch: Bool = true) {
    self.picture = picture
    self.hasTorch = hasTorch
  }
}

struct CameraState: PhoneValue {
  struct Code: Hashable, Sendable {
    let text: String
    let type: AVMetadataObject.ObjectType
  }

  var camera: PhoneCamera?
  var code: Code?
  var isTorchOn = false
}

extension SimulatedPhone {
  /// The camera; `nil`, as on a simulator, until a test sets one.
  public var camera: PhoneCamera? {
    get { self[CameraState.self].camera }
    set { update(CameraState.self) { $0.camera = newValue } }
  }

  /// Whether the app has turned the torch on.
  public var isTorchOn: Bool { self[CameraState.self].isTorchOn }

  /// Holds a code in front of the camera. Sessions that run and ask for its type read it, and those that begin to run
  /// until ``removeCode()``.
  public func showCode(_ text: String, type: AVMetadataObject.ObjectType = .qr) {
    update(CameraState.self) { state in
      if state.camera == nil { state.camera = PhoneCamera() }
      state.code = CameraState.Code(text: text, type: type)
    }
  }

  /// Takes the code away.
  public func removeCode() { update(CameraState.self) { $0.code = nil } }
}
