/// Classes of the main actor, because everything of their module is, whose superclass is of no actor.
///
/// A class of Objective-C that says nothing of isolation may have such subclasses; one of Swift may not. They become
/// `nonisolated`, as what runs on other threads has to be.
struct SubclassesOfObjectiveC {
  /// Classes of no actor that apps have subclasses of.
  private static let superclasses: Set<String> = [
    "AVAssetResourceLoader", "AVPlayerItem", "BlockOperation", "CIFilter", "CLLocationManager", "DateFormatter",
    "FileManager", "Formatter", "HKHealthStore", "INIntent", "InputStream", "MKMapItem", "MKPointAnnotation",
    "MKTileOverlay", "NSEntityMigrationPolicy", "NSItemProvider", "NSManagedObject", "NSManagedObjectContext",
    "NSMergePolicy", "NSPersistentCloudKitContainer", "NSPersistentContainer", "NSPredicate",
    "NSSecureUnarchiveFromDataTransformer", "NSTextAttachment", "NotificationCenter", "NumberFormatter", "Operation",
    "OutputStream", "Stream", "Thread", "UNNotificationServiceExtension", "URLCache", "URLProtocol", "UndoManager",
    "UserDefaults", "ValueTransformer", "XMLParser",
  ]

  private(set) var edits: [Edit] = []

  init(_ tokens: [Token], _ source: [UInt8]) {
    for index in tokens.indices {
      guard let header = ClassHeader(at: index, in: tokens, source), !header.isNonisolated,
        Self.superclasses.contains(header.superclass)
      else { continue }
      let place = tokens[index].range.lowerBound
      edits.append(Edit(place..<place, "nonisolated "))
    }
  }
}
