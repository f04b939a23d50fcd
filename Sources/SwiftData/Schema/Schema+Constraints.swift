extension Schema {
  /// What `@Model` says about a stored property.
  public struct PropertyMetadata {
    public let name: String
    public let keypath: AnyKeyPath
    public let defaultValue: Any?
    public let metadata: Any?

    public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: Any? = nil) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }

  /// Lists of properties whose values are unique together: what `#Unique` says.
  public final class Unique<Model: PersistentModel>: KeyPathLists {
    let lists: [[AnyKeyPath]]

    public init(_ constraints: [PartialKeyPath<Model>]...) { lists = constraints }
  }

  /// Lists of properties with an index: what `#Index` says.
  public final class Index<Model: PersistentModel>: KeyPathLists {
    /// A kind of index, with its properties.
    public enum Types<T: PersistentModel> {
      /// Sorted values.
      case binary([PartialKeyPath<T>])
      /// Ranges in space. Kept like sorted values.
      case rtree([PartialKeyPath<T>])

      var keyPaths: [AnyKeyPath] {
        switch self {
        case .binary(let keyPaths), .rtree(let keyPaths): keyPaths
        }
      }
    }

    let lists: [[AnyKeyPath]]

    public init(_ indices: [PartialKeyPath<Model>]...) { lists = indices }

    public init(_ indices: Types<Model>...) { lists = indices.map(\.keyPaths) }
  }
}

/// Lists of properties of a model.
protocol KeyPathLists {
  var lists: [[AnyKeyPath]] { get }
}
