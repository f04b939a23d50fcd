import Foundation

/// An image set of a catalog: the files of one image.
struct ImageSet: Decodable, Sendable {
  var images: [Variant]?
  var properties: Properties?

  struct Variant: Decodable, AssetVariant, Sendable {
    var conditions: AssetConditions
    var filename: String?
    var resizing: AssetSlicing?

    /// The size of an icon in points, such as `60x60`.
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

  /// The rendering mode if a view does not set one.
  var renderingMode: Image.TemplateRenderingMode? {
    switch properties?.renderingIntent {
    case "template": .template
    case "original": .original
    default: nil
    }
  }

  var keepsVector: Bool { properties?.preservesVector ?? false }

  /// The best variant that has a file.
  func variant(for traits: AssetTraits) -> Variant? {
    (images ?? []).lazy.filter { $0.filename?.isEmpty == false }.best(for: traits)
  }

  /// The variant with the most pixels, for icon sets.
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

/// The slicing of a catalog image for resizing, in pixels.
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

  /// - Parameter scale: The number of pixels per point.
  func capInsets(scale: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: (insets?.top ?? 0) / scale, leading: (insets?.left ?? 0) / scale, bottom: (insets?.bottom ?? 0) / scale,
      trailing: (insets?.right ?? 0) / scale)
  }
}
