import FlowFoundation
import FlowPhotos
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// What a picker shows.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// How a picture is encoded.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  /// How photos are selected.
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  public var filter: PHPickerFilter?
  /// The largest number of photos; zero for any.
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration.
  public init() {}

  /// Creates a configuration for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that a person has chosen.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// Receives what a person has chosen.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called at the end, without results if the person cancels.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The system's picker.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    systemContent = SystemContent({ [weak self] in
      AnyView(
        PhotoGrid(
          filter: configuration.filter, limit: configuration.selectionLimit,
          chosen: configuration.preselectedAssetIdentifiers
        ) { self?.finish($0) })
    })
  }

  public required init?(coder: NSCoder) { nil }

  private func finish(_ photos: [PhonePhoto]?) {
    SimulatedPhone.current.recordChoice(photos)
    let results = (photos ?? []).map { photo in
      PHPickerResult(itemProvider: NSItemProvider(object: photo.image), assetIdentifier: photo.id)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

extension NSItemProvider {
  /// Whether the item is of a class.
  public func canLoadObject<Object: AnyObject>(ofClass aClass: Object.Type) -> Bool { object is Object }

  /// Loads the item, soon on the main thread.
  @discardableResult
  public func loadObject<Object: AnyObject & Sendable>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress {
    let (callback, item) = (Callback(completionHandler), object as? Object)
    SimulatedPhone.current.runSoon(named: "an item") {
      callback.call(item, item == nil ? CocoaError(.fileReadUnknown) : nil)
    }
    return Progress(totalUnitCount: 1)
  }
}
