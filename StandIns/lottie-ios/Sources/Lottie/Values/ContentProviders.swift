import FlowUIKit
import Foundation

/// Gives an animation its pictures.
public protocol AnimationImageProvider {
  func imageForAsset(asset: ImageAsset) -> CGImage?
}

/// Finds pictures in a bundle.
public final class BundleImageProvider: AnimationImageProvider, Equatable {
  private let bundle: Bundle
  private let searchPath: String?

  /// - Parameter searchPath: A folder in the bundle.
  public init(bundle: Bundle, searchPath: String?) {
    self.bundle = bundle
    self.searchPath = searchPath
  }

  public func imageForAsset(asset: ImageAsset) -> CGImage? {
    if let embedded = asset.embedded { return embedded }
    let folders = [searchPath, asset.directory.isEmpty ? nil : asset.directory, nil]
    for folder in folders {
      if let path = bundle.path(forResource: asset.name, ofType: nil, inDirectory: folder),
        let image = UIImage(contentsOfFile: path)
      {
        return image.cgImage
      }
    }
    return UIImage(named: asset.name, in: bundle, compatibleWith: nil)?.cgImage
  }

  public static func == (lhs: BundleImageProvider, rhs: BundleImageProvider) -> Bool {
    lhs.bundle == rhs.bundle && lhs.searchPath == rhs.searchPath
  }
}

/// Finds pictures in a folder.
public final class FilepathImageProvider: AnimationImageProvider, Equatable {
  private let folder: URL

  public init(filepath: String) { folder = URL(fileURLWithPath: filepath) }

  public init(filepath: URL) { folder = filepath }

  public func imageForAsset(asset: ImageAsset) -> CGImage? {
    if let embedded = asset.embedded { return embedded }
    let paths = [asset.name, asset.directory + asset.name].map { folder.appendingPathComponent($0).path }
    return paths.lazy.compactMap { UIImage(contentsOfFile: $0)?.cgImage }.first
  }

  public static func == (lhs: FilepathImageProvider, rhs: FilepathImageProvider) -> Bool { lhs.folder == rhs.folder }
}

/// Gives an animation other texts.
public protocol AnimationKeypathTextProvider: AnyObject {
  /// The text of a layer, or `nil` for the one that it has.
  func text(for keypath: AnimationKeypath, sourceText: String) -> String?
}

/// Gives texts by the name of their layer, or by its path.
public final class DictionaryTextProvider: AnimationKeypathTextProvider, Equatable {
  private let values: [String: String]

  public init(_ values: [String: String]) { self.values = values }

  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    values[keypath.string] ?? keypath.keys.last.flatMap { values[$0] }
  }

  public static func == (lhs: DictionaryTextProvider, rhs: DictionaryTextProvider) -> Bool { lhs.values == rhs.values }
}

/// Leaves the texts as they are.
public final class DefaultTextProvider: AnimationKeypathTextProvider, Equatable {
  public init() {}

  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? { sourceText }

  public static func == (lhs: DefaultTextProvider, rhs: DefaultTextProvider) -> Bool { true }
}

/// Keeps animations that were read.
public protocol AnimationCacheProvider: AnyObject, Sendable {
  func animation(forKey: String) -> LottieAnimation?
  func setAnimation(_ animation: LottieAnimation, forKey: String)
  func clearCache()
}

/// Keeps animations in memory.
// @unchecked: the dictionary is used under the lock alone.
public final class DefaultAnimationCache: AnimationCacheProvider, @unchecked Sendable {
  public static let sharedCache = DefaultAnimationCache()

  private let lock = NSLock()
  private var animations: [String: LottieAnimation] = [:]

  public init() {}

  /// The number of animations that are kept, which is not limited here.
  public var cacheSize: Int {
    get { .max }
    set {}
  }

  public func animation(forKey: String) -> LottieAnimation? { lock.withLock { animations[forKey] } }

  public func setAnimation(_ animation: LottieAnimation, forKey: String) {
    lock.withLock { animations[forKey] = animation }
  }

  public func clearCache() { lock.withLock { animations = [:] } }
}

/// The cache that is used unless a call names another one.
public enum LottieAnimationCache {
  // nonisolated(unsafe): an app sets it once, as it does on a phone, where it is not guarded either.
  public nonisolated(unsafe) static var shared: (any AnimationCacheProvider)? = DefaultAnimationCache.sharedCache
}
