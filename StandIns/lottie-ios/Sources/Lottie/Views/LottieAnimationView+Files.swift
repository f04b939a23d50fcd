import FlowUIKit
import Foundation

/// Why an animation could not be loaded.
public enum LottieDownloadError: Error, Hashable, Sendable {
  case downloadFailed
}

extension LottieAnimationView {
  /// Shows a file of a bundle.
  public convenience init(
    name: String, bundle: Bundle = Bundle.main, subdirectory: String? = nil,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    let animation = LottieAnimation.named(
      name, bundle: bundle, subdirectory: subdirectory, animationCache: animationCache)
    self.init(
      animation: animation,
      imageProvider: imageProvider ?? BundleImageProvider(bundle: bundle, searchPath: subdirectory),
      configuration: configuration)
  }

  /// Shows a file.
  public convenience init(
    filePath: String, imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    self.init(
      animation: LottieAnimation.filepath(filePath, animationCache: animationCache),
      imageProvider: imageProvider ?? FilepathImageProvider(filepath: folder), configuration: configuration)
  }

  /// Shows data of a catalog.
  public convenience init(
    asset name: String, bundle: Bundle = Bundle.main, imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    self.init(
      animation: LottieAnimation.asset(name, bundle: bundle, animationCache: animationCache),
      imageProvider: imageProvider ?? BundleImageProvider(bundle: bundle, searchPath: nil),
      configuration: configuration)
  }

  /// Loads an animation from the servers of the phone.
  public convenience init(
    url: URL, imageProvider: (any AnimationImageProvider)? = nil, session: URLSession = .shared,
    closure: @escaping DownloadClosure,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    self.init(animation: nil, imageProvider: imageProvider, configuration: configuration)
    nonisolated(unsafe) let closure = closure
    Task { @MainActor [weak self] in
      let animation = await LottieAnimation.loadedFrom(url: url, session: session, animationCache: animationCache)
      self?.animation = animation
      closure(animation == nil ? LottieDownloadError.downloadFailed : nil)
    }
  }

  /// Shows an archive of a bundle.
  public convenience init(
    dotLottieName name: String, bundle: Bundle = Bundle.main, subdirectory: String? = nil, animationId: String? = nil,
    configuration: LottieConfiguration = .shared, completion: ((LottieAnimationView, (any Error)?) -> Void)? = nil
  ) {
    self.init(animation: nil, configuration: configuration)
    DotLottieFile.named(name, bundle: bundle, subdirectory: subdirectory) { [self] in
      finish($0, animationId, completion)
    }
  }

  /// Shows an archive of a file.
  public convenience init(
    dotLottieFilePath filePath: String, animationId: String? = nil, configuration: LottieConfiguration = .shared,
    completion: ((LottieAnimationView, (any Error)?) -> Void)? = nil
  ) {
    self.init(animation: nil, configuration: configuration)
    DotLottieFile.loadedFrom(filepath: filePath) { [self] in finish($0, animationId, completion) }
  }

  /// Loads an archive from the servers of the phone.
  public convenience init(
    dotLottieUrl url: URL, animationId: String? = nil, configuration: LottieConfiguration = .shared,
    session: URLSession = .shared, completion: ((LottieAnimationView, (any Error)?) -> Void)? = nil
  ) {
    self.init(animation: nil, configuration: configuration)
    DotLottieFile.loadedFrom(url: url, session: session) { [self] in finish($0, animationId, completion) }
  }

  /// Called on the main actor.
  private nonisolated func finish(
    _ result: Result<DotLottieFile, any Error>, _ id: String?,
    _ completion: ((LottieAnimationView, (any Error)?) -> Void)?
  ) {
    nonisolated(unsafe) let completion = completion
    MainActor.assumeIsolated {
      switch result {
      case .success(let file):
        loadAnimation(id, from: file)
        completion?(self, nil)
      case .failure(let error): completion?(self, error)
      }
    }
  }
}
