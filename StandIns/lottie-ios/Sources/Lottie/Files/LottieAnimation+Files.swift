import FlowFoundation
import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

extension LottieAnimation {
  public typealias DownloadClosure = (LottieAnimation?) -> Void

  /// Reads a file of a bundle.
  public static func named(
    _ name: String, bundle: Bundle = Bundle.main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    let file = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    let key = bundle.bundlePath + (subdirectory ?? "") + "/" + file
    return cached(key, animationCache) {
      try bundle.url(forResource: file, withExtension: "json", subdirectory: subdirectory).map {
        try Data(contentsOf: $0)
      }
        ?? NSDataAsset(name: file, bundle: bundle)?.data
    }
  }

  /// Reads a file.
  public static func filepath(
    _ filepath: String, animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    cached(filepath, animationCache) { try Data(contentsOf: URL(fileURLWithPath: filepath)) }
  }

  /// Reads data of a catalog.
  public static func asset(
    _ name: String, bundle: Bundle = Bundle.main,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    cached(bundle.bundlePath + "/" + name, animationCache) { NSDataAsset(name: name, bundle: bundle)?.data }
  }

  /// Reads an animation.
  ///
  /// - Throws: The error of `JSONSerialization`, or `DecodingError` for a file without a size, frames or layers.
  public static func from(data: Data, strategy: DecodingStrategy = .dictionaryBased) throws -> LottieAnimation {
    try LottieAnimation(FileValue(json: data))
  }

  /// Loads an animation from the servers of the phone.
  public static func loadedFrom(
    url: URL, session: URLSession = .shared,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async -> LottieAnimation? {
    if let known = animationCache?.animation(forKey: url.absoluteString) { return known }
    guard let (data, _) = try? await session.data(from: url) else { return nil }
    return cached(url.absoluteString, animationCache) { data }
  }

  /// Loads an animation from the servers of the phone.
  public static func loadedFrom(
    url: URL, session: URLSession = .shared, closure: @escaping DownloadClosure,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) {
    nonisolated(unsafe) let closure = closure
    Task { @MainActor in
      closure(await loadedFrom(url: url, session: session, animationCache: animationCache))
    }
  }

  private static func cached(
    _ key: String, _ cache: (any AnimationCacheProvider)?, _ read: () throws -> Data?
  ) -> LottieAnimation? {
    if let known = cache?.animation(forKey: key) { return known }
    do {
      guard let data = try read() else {
        SimulatedPhone.current.warn("Lottie finds no animation '\(key)'. Nothing is shown in its place.")
        return nil
      }
      let animation = try from(data: data)
      cache?.setAnimation(animation, forKey: key)
      return animation
    } catch {
      SimulatedPhone.current.warn("Lottie cannot read the animation '\(key)': \(error). Nothing is shown in its place.")
      return nil
    }
  }
}
