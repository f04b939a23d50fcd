import Foundation
import SwiftUI

// Before version 4 the class was called Animation, and a file that imports SwiftUI, too, meant it by its members.
extension Animation {
  /// Reads a file of a bundle.
  public static func named(
    _ name: String, bundle: Bundle = Bundle.main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    .named(name, bundle: bundle, subdirectory: subdirectory, animationCache: animationCache)
  }

  /// Reads a file.
  public static func filepath(
    _ filepath: String, animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    .filepath(filepath, animationCache: animationCache)
  }
}
