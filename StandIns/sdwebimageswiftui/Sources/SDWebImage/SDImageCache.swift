import FlowUIKit
import Foundation

/// The pictures that an app has stored, in memory.
// @unchecked: the dictionary is used under the lock alone.
open class SDImageCache: NSObject, @unchecked Sendable {
  public static let shared = SDImageCache()

  private let lock = NSLock()
  private var images: [String: UIImage] = [:]

  /// Stores a picture, and tells when that is done.
  open func store(_ image: UIImage?, forKey key: String?, completion completionBlock: (() -> Void)? = nil) {
    if let key { lock.withLock { images[key] = image } }
    completionBlock?()
  }

  open func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { key in lock.withLock { images[key] } } }
  open func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
  open func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

  /// Forgets a picture, and tells when that is done.
  open func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) {
    if let key { lock.withLock { images[key] = nil } }
    completion?()
  }

  /// Forgets all pictures.
  open func clearMemory() { lock.withLock { images = [:] } }

  /// Forgets all pictures, and tells when that is done.
  open func clearDisk(onCompletion completion: (() -> Void)? = nil) {
    clearMemory()
    completion?()
  }
}
