import FlowFoundation
import FlowPhotos
import FlowUIKit
import PhoneSimulation

extension PHPhotoLibrary {
  /// Lets the person choose the photos of an app with limited access. It is recorded, and not shown, with a warning: a test sets
  /// `SimulatedPhone.sharedPhotos`.
  @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {
    SimulatedPhone.current.record("Photos", "asks which photos are shared")
    report(.missing("PHPhotoLibrary.presentLimitedLibraryPicker(from:)", "SimulatedPhone.sharedPhotos are shared."))
  }

  /// Lets the person choose the photos of an app with limited access, and tells which are new: none here.
  @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] {
    let show: (UIViewController) -> Void = presentLimitedLibraryPicker(from:)
    show(controller)
    return []
  }
}
