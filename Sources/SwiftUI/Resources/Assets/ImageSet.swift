import Foundation

/// An image set of a catalog: the files of one picture.
struct ImageSet: Decodable, Sendable {
  var images: [Variant]?
  var properties: Properties?

  struct Variant: Decodable, AssetVariant, Sendable {
    var conditions: AssetConditions
    var filename: String?
    var resizing: AssetSlicing?

    /// Of icons: `60x60`, in points.
    var size: String?

    enum CodingKeys: String, CodingKey { case filename, resizing, size }

    init(from decoder: any Decoder) throws {
      conditions = try AssetConditions(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      resizing = try? values.decodeIfPresent(AssetSlicing.self, forKey: .resizing)
      size = try values.decodeIfPresent(String.self, forKey: .size)
    }
  }

  struct Properties: Decodable, Sendable {
    var renderingIntent: String?
    var preservesVector: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case preservesVector = "preserves-vector-representation"
    }
  }

  /// How the picture is treated when a view does not say.
  var renderingMode: Image.TemplateRenderingMode? {
    switch properties?.renderingIntent {
    case "template": .template
    case "original": .original
    default: nil
    }
  }

  var keepsVector: Bool { properties?.preservesVector ?? false }

  /// The form to show, which has a file.
  func variant(for traits: AssetTraits) -> Variant? {
    (images ?? []).lazy.filter { $0.filename?.isEmpty == false }.best(for: traits)
  }

  /// The file with the most pixels, of a set of icons.
  var largestIcon: Variant? {
    (images ?? []).filter { $0.filename != nil }.enumerated().max { first, second in
      let (a, b) = (first.element.pixelWidth, second.element.pixelWidth)
      return a == b ? first.offset > second.offset : a < b
    }?.element
  }
}

extension ImageSet.Variant {
  fileprivate var pixelWidth: CGFloat {
    let points = size.flatMap { Double($0.prefix { $0 != "x" }) } ?? 0
    return points * (conditions.pixelsPerPoint ?? 1)
  }
}

/// How a picture of a catalog is cut for resizing, in its pixels.
struct AssetSlicing: Decodable, Hashable, Sendable {
  struct Insets: Decodable, Hashable, Sendable {
    var top: CGFloat?
    var left: CGFloat?
    var bottom: CGFloat?
    var right: CGFloat?
  }

  struct Center: Decodable, Hashable, Sendable {
    var mode: String?
  }

  var insets: Insets?
  var center: Center?

  enum CodingKeys: String, CodingKey {
    case center
    case insets = "cap-insets"
  }

  var mode: Image.ResizingMode { center?.mode == "tile" ? .tile : .stretch }

  /// - Parameter scale: Pixels per point.
  func capInsets(scale: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: (insets?.top ?? 0) / scale, leading: (insets?.left ?? 0) / scale, bottom: (insets?.bottom ?? 0) / scale,
      trailing: (insets?.right ?? 0) / scale)
  }
}
