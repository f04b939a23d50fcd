import AssetCatalogs
import FlowRendering
import Foundation

/// Finds assets by name in the catalogs of bundles, for an environment.
///
/// The results depend only on the files, which are read once, so screens and tests share no mutable state.
final class AssetLibrary: Sendable {
  static let shared = AssetLibrary()

  private let imageSets = ReadOnce<URL, Result<ImageSet, FileFault>> { contents(of: $0) }
  private let colorSets = ReadOnce<URL, Result<AssetColorSet, FileFault>> { contents(of: $0) }
  private let dataSets = ReadOnce<URL, Result<DataSet, FileFault>> { contents(of: $0) }
  private let symbolSets = ReadOnce<URL, Result<SymbolTemplate, FileFault>> { set in
    Result { () throws(FileFault) in try SymbolSet.template(in: set) }
  }

  private static func contents<Contents: Decodable>(of set: URL) -> Result<Contents, FileFault> {
    Result { () throws(FileFault) in try AssetCatalog.contents(of: set) }
  }

  // MARK: - Pictures

  /// The image with a name: from an image set, a symbol set, a loose file or the app icon.
  func picture(named image: NamedImage, traits: AssetTraits) -> AppPicture? {
    let folders = ResourceFolders.folders(bundlePath: image.bundlePath)
    return folders.firstValue { folder in
      sets(.image, image.name, in: folder).firstValue { self.picture(ofSet: $0, traits: traits) }
        ?? sets(.symbol, image.name, in: folder).firstValue { self.picture(ofSymbol: $0) }
    }
      ?? folders.firstValue { LoosePicture(named: image.name, in: $0, traits: traits)?.picture }
      ?? folders.firstValue { sets(.icon, image.name, in: $0).firstValue { self.picture(ofIcon: $0) } }
  }

  private func sets(_ kind: AssetCatalog.Kind, _ name: String, in folder: ResourceFolder) -> [URL] {
    folder.catalogs.compactMap { $0.set(kind, named: name) }
  }

  private func picture(ofSet folder: URL, traits: AssetTraits) -> AppPicture? {
    do throws(FileFault) {
      let set = try imageSets[folder].get()
      guard let variant = set.variant(for: traits), let name = variant.filename else { return nil }
      let file = try AssetCatalog.file(name, of: folder)
      var picture = AppPicture(file: file, scale: variant.conditions.pixelsPerPoint ?? 1)
      if variant.conditions.isMirrored(for: traits) { picture = picture.mirrored }
      picture.renderingMode = set.renderingMode
      picture.keepsVector = set.keepsVector
      picture.slicing = variant.resizing
      return picture
    } catch {
      return AppPicture(damaged: error)
    }
  }

  private func picture(ofSymbol folder: URL) -> AppPicture {
    switch symbolSets[folder] {
    case .success(let template): AppPicture(symbol: template)
    case .failure(let fault): AppPicture(damaged: fault)
    }
  }

  private func picture(ofIcon folder: URL) -> AppPicture? {
    do throws(FileFault) {
      guard let icon = try imageSets[folder].get().largestIcon, let name = icon.filename else { return nil }
      let file = try AssetCatalog.file(name, of: folder)
      return AppPicture(file: file, scale: icon.conditions.pixelsPerPoint ?? 1)
    } catch {
      return AppPicture(damaged: error)
    }
  }

  // MARK: - Colors and data

  /// The color with a name; `nil` if no catalog contains one for the environment.
  ///
  /// - Throws: The reason why the color's set cannot be read.
  func color(named name: NamedColor, in environment: EnvironmentValues) throws(FileFault) -> RenderColor? {
    let traits = AssetTraits(environment)
    var fault: FileFault?
    for folder in ResourceFolders.folders(bundlePath: name.bundlePath) {
      for set in sets(.color, name.name, in: folder) {
        switch colorSets[set] {
        case .success(let contents):
          let variant = contents.colors?.lazy.filter { $0.color != nil }.best(for: traits)
          if let color = variant?.color(in: environment) { return color }
        case .failure(let problem): fault = fault ?? problem
        }
      }
    }
    if let fault { throw fault }
    return nil
  }

  /// Whether a catalog contains a color set with a name and at least one color; the set in a new project is empty.
  func hasColor(named name: NamedColor) -> Bool {
    ResourceFolders.folders(bundlePath: name.bundlePath).contains { folder in
      sets(.color, name.name, in: folder).contains { set in
        // One that cannot be read is reported where it is painted.
        guard case .success(let contents) = self.colorSets[set] else { return true }
        return contents.colors?.contains { $0.color != nil } ?? false
      }
    }
  }

  /// The contents and the type of a data set's file.
  ///
  /// - Throws: The reason why the set or its file cannot be read.
  func data(named name: String, bundlePath: String?) throws(FileFault) -> (data: Data, type: String)? {
    for folder in ResourceFolders.folders(bundlePath: bundlePath) {
      for set in sets(.data, name, in: folder) {
        guard let variant = try dataSets[set].get().variant(for: AssetTraits()), let name = variant.filename else {
          continue
        }
        let file = try AssetCatalog.file(name, of: set)
        do throws(FileFault) {
          return (try FileContents.data(of: file, canBeEmpty: true), variant.typeIdentifier ?? "")
        } catch {
          throw FileFault("its file '\(name)' cannot be read: \(error)")
        }
      }
    }
    return nil
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
