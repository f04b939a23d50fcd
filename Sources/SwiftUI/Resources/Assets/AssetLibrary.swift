import AssetCatalogs
import FlowRendering
import Foundation

/// Finds assets by name in the catalogs of bundles, for an environment.
///
/// The results depend only on the files, which are read once, so screens and tests share no mutable state.
final class AssetLibrary: Sendable {
  static let shared = AssetLibrary()

  private let imageSets = ReadOnce<URL, ImageSet?> { AssetCatalog.contents(of: $0) }
  private let colorSets = ReadOnce<URL, AssetColorSet?> { AssetCatalog.contents(of: $0) }
  private let dataSets = ReadOnce<URL, DataSet?> { AssetCatalog.contents(of: $0) }
  private let symbolSets = ReadOnce<URL, SymbolTemplate?> { SymbolSet.template(in: $0) }

  // MARK: - Pictures

  /// The image with a name: from an image set, a symbol set, a loose file or the app icon.
  func picture(named image: NamedImage, traits: AssetTraits) -> AppPicture? {
    let folders = ResourceFolders.folders(bundlePath: image.bundlePath)
    return folders.firstValue { folder in
      sets(.image, image.name, in: folder).firstValue { self.picture(ofSet: $0, traits: traits) }
        ?? sets(.symbol, image.name, in: folder).firstValue { self.symbolSets[$0].map { AppPicture(symbol: $0) } }
    }
      ?? folders.firstValue { LoosePicture(named: image.name, in: $0, traits: traits)?.picture }
      ?? folders.firstValue { sets(.icon, image.name, in: $0).firstValue { self.picture(ofIcon: $0) } }
  }

  private func sets(_ kind: AssetCatalog.Kind, _ name: String, in folder: ResourceFolder) -> [URL] {
    folder.catalogs.compactMap { $0.set(kind, named: name) }
  }

  private func picture(ofSet folder: URL, traits: AssetTraits) -> AppPicture? {
    guard let set = imageSets[folder], let variant = set.variant(for: traits), let file = variant.filename else {
      return nil
    }
    var picture = AppPicture(
      file: folder.appendingPathComponent(file), scale: variant.conditions.pixelsPerPoint ?? 1)
    if variant.conditions.isMirrored(for: traits) { picture = picture.mirrored }
    picture.renderingMode = set.renderingMode
    picture.keepsVector = set.keepsVector
    picture.slicing = variant.resizing
    return picture
  }

  private func picture(ofIcon folder: URL) -> AppPicture? {
    guard let icon = imageSets[folder]?.largestIcon, let file = icon.filename else { return nil }
    return AppPicture(file: folder.appendingPathComponent(file), scale: icon.conditions.pixelsPerPoint ?? 1)
  }

  // MARK: - Colors and data

  /// The color with a name; `nil` if no catalog contains one for the environment.
  func color(named name: NamedColor, in environment: EnvironmentValues) -> RenderColor? {
    let traits = AssetTraits(environment)
    return ResourceFolders.folders(bundlePath: name.bundlePath).firstValue { folder in
      sets(.color, name.name, in: folder).firstValue { set in
        self.colorSets[set]?.colors?.lazy.filter { $0.color != nil }.best(for: traits)?.color(in: environment)
      }
    }
  }

  /// Whether a catalog contains a color set with a name and at least one color; the set in a new project is empty.
  func hasColor(named name: NamedColor) -> Bool {
    ResourceFolders.folders(bundlePath: name.bundlePath).contains { folder in
      sets(.color, name.name, in: folder).contains { self.colorSets[$0]?.colors?.contains { $0.color != nil } ?? false }
    }
  }

  /// The contents and the type of a data set's file.
  func data(named name: String, bundlePath: String?) -> (data: Data, type: String)? {
    ResourceFolders.folders(bundlePath: bundlePath).firstValue { folder in
      sets(.data, name, in: folder).firstValue { set in
        guard let variant = self.dataSets[set]?.variant(for: AssetTraits()), let file = variant.filename,
          let data = try? Data(contentsOf: set.appendingPathComponent(file))
        else { return nil }
        return (data, variant.typeIdentifier ?? "")
      }
    }
  }
}

extension Sequence {
  /// The first non-`nil` result of a closure.
  fileprivate func firstValue<Value>(_ make: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = make(element) { return value }
    }
    return nil
  }
}
