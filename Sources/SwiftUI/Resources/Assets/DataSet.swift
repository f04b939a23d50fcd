/// A data set of a catalog: files of any kind.
struct DataSet: Decodable, Sendable {
  struct Variant: Decodable, AssetVariant, Sendable {
    var conditions: AssetConditions
    var filename: String?
    var typeIdentifier: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case typeIdentifier = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      conditions = try AssetConditions(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      typeIdentifier = try values.decodeIfPresent(String.self, forKey: .typeIdentifier)
    }
  }

  var data: [Variant]?

  func variant(for traits: AssetTraits) -> Variant? {
    (data ?? []).lazy.filter { $0.filename?.isEmpty == false }.best(for: traits)
  }
}
