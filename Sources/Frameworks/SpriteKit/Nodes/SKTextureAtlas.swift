import FlowFoundation
import FlowUIKit
import Foundation

/// Pictures of sprites that belong together: those of a folder `.atlas` or of an asset catalog.
open class SKTextureAtlas: NSObject {
  private let name: String
  private var textures: [String: SKTexture]

  public init(named name: String) {
    self.name = name
    textures = [:]
  }

  /// Creates an atlas of pictures by their names.
  public convenience init(dictionary properties: [String: Any]) {
    self.init(named: "")
    textures = properties.compactMapValues { ($0 as? UIImage).map { SKTexture(image: $0) } }
  }

  /// The names of the pictures in the folder; those of an asset catalog are not known, with a warning.
  open var textureNames: [String] {
    if name.isEmpty { return textures.keys.sorted() }
    guard let folder = Bundle.main.url(forResource: name, withExtension: "atlas"),
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else {
      report(.missing("SKTextureAtlas.textureNames", "the names of \"\(name)\" are not known."))
      return []
    }
    return files.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// A picture of the atlas, or of the app.
  open func textureNamed(_ name: String) -> SKTexture {
    if let known = textures[name] { return known }
    let folder = Bundle.main.url(forResource: self.name, withExtension: "atlas")
    let file = folder?.appendingPathComponent(name.contains(".") ? name : name + ".png")
    let image = file.flatMap { UIImage(contentsOfFile: $0.path) }
    let texture = image.map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
    textures[name] = texture
    return texture
  }

  /// Calls back at once: pictures are read with their textures.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

  /// Calls back at once: pictures are read with their textures.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
