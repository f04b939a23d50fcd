import FlowFoundation
import Foundation

/// Where the models of a container, or some of them, are stored.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// Whether models are synchronized. Without effect: a store is local.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?

    /// The app's entitlements decide.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }

    public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }

    /// The private database with a name.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }

  /// The group of apps in whose folder the store is.
  public struct GroupContainer: Hashable, Sendable {
    let group: String?

    /// The app's entitlements decide: none.
    public static var automatic: GroupContainer { GroupContainer(group: nil) }

    public static var none: GroupContainer { GroupContainer(group: nil) }

    /// The folder of a group.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(group: groupName) }
  }

  public let name: String
  /// The models; `nil` for all of the container.
  public var schema: Schema?
  /// The file; `/dev/null` for memory.
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  /// Whether saving is possible.
  public let allowsSave: Bool
  public let cloudKitDatabase: CloudKitDatabase
  private let group: GroupContainer

  public var id: URL { url }

  /// The identifier of the group in whose folder the store is.
  public var groupAppContainerIdentifier: String? { group.group }

  public var cloudKitContainerIdentifier: String? { nil }

  private static let memory = URL(fileURLWithPath: "/dev/null")

  /// A store in the app's folder for support files, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    group = groupContainer
    let shared = groupContainer.group.flatMap {
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)?
        .appending(path: "Library/Application Support")
    }
    url =
      isStoredInMemoryOnly
      ? Self.memory : (shared ?? .applicationSupportDirectory).appending(path: "\(name ?? "default").store")
  }

  /// A store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    group = .none
    isStoredInMemoryOnly = url.path == Self.memory.path
  }

  /// A store in the app's folder for support files, or in memory.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A store of some models.
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
