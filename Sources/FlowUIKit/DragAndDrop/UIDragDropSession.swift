import SwiftUI

/// One thing that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// What others load from the item.
  public let itemProvider: NSItemProvider

  /// An object of the app that belongs to the item.
  open var localObject: Any?

  /// Makes the picture of the item, which is not drawn.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The picture of a dragged item, which is not drawn.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

extension UIDropOperation {
  var engine: DropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }

  init(_ operation: DropOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    }
  }
}

/// What a view would do with items that are dropped on it.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Items that are dragged, or dropped.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }

  /// The place of the finger in a view, in points.
  func location(in view: UIView) -> CGPoint

  /// Whether the items may be moved instead of copied.
  var allowsMoveOperation: Bool { get }

  /// Whether the items stay in their app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Whether an item has one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// Items that are dragged.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// Anything that the app keeps with the drag.
  var localContext: Any? { get set }
}

/// Items that are dropped.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag of the items, if it began in a view of UIKit.
  var localDragSession: (any UIDragSession)? { get }

  var progress: Progress { get }
}

/// The session of one drag, for its source and its targets.
final class DragDropSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem]
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  let progress = Progress(totalUnitCount: 1)

  /// Whether the drag began in a view of UIKit.
  let isLocal: Bool

  /// The place of the finger on the screen, in points.
  var screenLocation = CGPoint.zero

  /// Creates a session of a drag that begins in a view of UIKit.
  override init() {
    items = []
    isLocal = true
    super.init()
  }

  /// Creates a session of a drag that began elsewhere.
  init(items: [UIDragItem]) {
    self.items = items
    isLocal = false
    super.init()
  }

  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

  func location(in view: UIView) -> CGPoint { view.pointInView(ofScreen: screenLocation) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
}

extension UIDragDropSession {
  /// Whether an item can be loaded as an object of a class: a text, a link or a picture.
  public func canLoadObjects(ofClass aClass: AnyClass) -> Bool {
    items.contains { $0.itemProvider.loadedObject(ofClass: aClass) != nil }
  }
}

extension UIDropSession {
  /// Loads the items that are objects of a class: texts, links or pictures.
  ///
  /// - Parameter completion: Called at once with the objects.
  @discardableResult
  public func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void) -> Progress {
    completion(items.compactMap { $0.itemProvider.loadedObject(ofClass: aClass) })
    return progress
  }
}

extension NSItemProvider {
  /// The item as an object of a class.
  fileprivate func loadedObject(ofClass aClass: AnyClass) -> Any? {
    if let object = object as AnyObject?, type(of: object) == aClass { return object }
    var data: Data?
    func load(_ type: String) -> Data? {
      _ = loadDataRepresentation(forTypeIdentifier: type) { loaded, _ in data = loaded }
      return data
    }
    if aClass == NSString.self {
      return load("public.utf8-plain-text").flatMap { String(data: $0, encoding: .utf8) }.map { NSString(string: $0) }
    }
    if aClass == NSURL.self {
      return load("public.url").flatMap { String(data: $0, encoding: .utf8) }.flatMap { NSURL(string: $0) }
    }
    if aClass == UIImage.self { return load("public.image").flatMap { UIImage(data: $0) } }
    return nil
  }
}

/// The animation of items that arrive.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation that has ended: changes are made at once.
final class EndedAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
