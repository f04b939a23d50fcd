import FlowUniformTypeIdentifiers
import Foundation
import PhoneSimulation

/// The kinds of activities with which a search opens an app, and the keys of their information.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What the search shows of an item.
open class CSSearchableItemAttributeSet: NSObject, NSCopying {
  open var contentType: String?
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var path: String?
  open var contentURL: URL?
  open var url: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var textContent: String?
  open var rating: NSNumber?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var creator: String?
  open var authorNames: [String]?
  open var namedLocation: String?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?

  /// Creates attributes of a kind of content.
  public init(contentType: UTType) { self.contentType = contentType.identifier }

  /// Creates attributes of a kind of content.
  public init(itemContentType: String) { contentType = itemContentType }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The words by which the item is found.
  var text: String {
    ([title, displayName, contentDescription, textContent] + (keywords ?? []) + (alternateNames ?? []))
      .compactMap { $0 }.joined(separator: " ")
  }
}

/// Something that the search of a phone finds.
open class CSSearchableItem: NSObject, NSCopying {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  /// At first a month after the date of the screen's clock.
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet
  open var isUpdate = false

  /// Creates an item.
  ///
  /// - Parameter uniqueIdentifier: The name of the item; `nil` for a number of the phone.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    let phone = SimulatedPhone.current
    self.uniqueIdentifier = uniqueIdentifier ?? phone.update(SearchIndex.self) { $0.nextID() }
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    expirationDate = phone.now.addingTimeInterval(30 * 86_400)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
