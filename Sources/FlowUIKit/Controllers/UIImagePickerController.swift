import SwiftUI

/// Takes a picture, or chooses one of the library.
///
/// There is no library and no camera here: the screen offers Cancel only, and a warning says so.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A camera.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  /// When a camera's light is on.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// The size of videos.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Names a part of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Whether a source is there: the library is, and is empty; a camera is not.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    report(.missing("UIImagePickerController", "there is no picture to choose."))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeContent() -> AnyView? {
    AnyView(
      PickerSheet(title: sourceType == .camera ? "Photo" : "Photos") { [weak self] in
        guard let self else { return }
        if let picked = delegate as? any UIImagePickerControllerDelegate {
          picked.imagePickerControllerDidCancel(self)
        } else {
          dismiss(animated: true)
        }
      })
  }
}

/// Is told of a picture.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Closes the picker, as it does itself without the method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// The sheet of a picker that has nothing to choose from.
private struct PickerSheet: View {
  let title: String
  let cancel: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      List {}
        .navigationTitle(Text(verbatim: title))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) } }
    }
  }
}
