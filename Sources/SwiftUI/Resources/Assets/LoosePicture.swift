import Foundation

/// An image file in a bundle, outside a catalog: `logo.png`, `logo@2x.png`, `logo~ipad.png`.
struct LoosePicture {
  private let file: URL
  private let scale: CGFloat

  /// - Parameter name: The name of the file, with or without its extension.
  init?(named name: String, in folder: ResourceFolder, traits: AssetTraits) {
    let file = URL(fileURLWithPath: name).lastPathComponent
    let dot = Self.extensions.contains { file.lowercased().hasSuffix("." + $0) } ? file.lastIndex(of: ".") : nil
    let stem = dot.map { String(file[..<$0]) } ?? file
    let extensions = dot.map { [String(file[file.index(after: $0)...])] } ?? Self.extensions
    // The display's scale first, then larger scales, then smaller ones.
    let scales = [1, 2, 3].sorted {
      func distance(_ scale: CGFloat) -> CGFloat {
        scale >= traits.scale ? scale - traits.scale : 100 + traits.scale - scale
      }
      return distance(CGFloat($0)) < distance(CGFloat($1))
    }
    for device in ["~" + traits.idiom.assetName, ""] {
      for scale in scales {
        for type in extensions {
          let suffix = scale == 1 ? "" : "@\(scale)x"
          guard let found = folder.files["\(stem)\(suffix)\(device).\(type)"] else { continue }
          self.file = found
          self.scale = CGFloat(scale)
          return
        }
      }
    }
    return nil
  }

  var picture: AppPicture { AppPicture(file: file, scale: scale) }

  private static let extensions = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "tiff", "tif", "bmp", "webp", "heic"]
}
