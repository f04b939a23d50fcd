import Foundation
import Locking

/// The models that coordinators use, for what the class of an object says about its entity.
enum ModelsInUse {
  private struct Reference: @unchecked Sendable {
    // `@unchecked Sendable`: a model does not change once it is used.
    weak var model: NSManagedObjectModel?
  }

  private static let models = Locked<[Reference]>([])

  /// Notes that a model is used; the latest comes first.
  static func add(_ model: NSManagedObjectModel) {
    models.withLock { models in
      models.removeAll { $0.model == nil || $0.model === model }
      models.insert(Reference(model: model), at: 0)
    }
  }

  /// The entity of a class in the latest model that has one; without a container, in those among the app's files.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    models.withLock { $0.compactMap(\.model) }.lazy.compactMap { $0.entity(of: type) }.first
      ?? filed?.entity(of: type)
  }

  /// The models among the app's files, read once: they do not change while it runs.
  private static let filed = NSManagedObjectModel.mergedModel(from: nil)
}

/// The numbers of temporary identifiers.
enum TemporaryKeys {
  private static let last = Locked<Int64>(0)

  static func next() -> Int64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}

extension NSManagedObjectModel {
  /// The entity of a class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let plain = String(describing: type)
    let candidates = entities.filter { entity in
      let name = entity.managedObjectClassName ?? ""
      return name == plain || name.hasSuffix(".\(plain)")
    }
    // A class without a name in the model, such as one of the same name as its entity.
    return candidates.first { $0.managedObjectClass == type } ?? candidates.first
      ?? entities.first { $0.name == plain && $0.managedObjectClassName == "NSManagedObject" }
  }
}
