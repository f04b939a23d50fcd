import FlowUIKit
import SDWebImage
import SwiftUI

/// A moving picture, of which the first frame is shown. That of a URL comes from the servers of the phone.
public struct AnimatedImage: View {
  private enum Source {
    case url(URL?)
    case image(UIImage?)
  }

  private let source: Source
  private let placeholder: AnyView?
  private var isResizable = false
  private var actions = PictureActions()

  private init(_ source: Source, placeholder: AnyView? = nil) {
    (self.source, self.placeholder) = (source, placeholder)
  }

  /// Shows a picture of a URL.
  public init(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), placeholderImage: PlatformImage? = nil
  ) {
    self.init(.url(url), placeholder: placeholderImage.map { AnyView(Image(uiImage: $0).resizable()) })
  }

  /// Shows a picture of a URL, and a placeholder until then.
  public init<T: View>(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder placeholder: @escaping () -> T
  ) {
    self.init(.url(url), placeholder: AnyView(placeholder()))
  }

  /// Shows a picture of a bundle.
  public init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {
    self.init(.image(UIImage(named: name, in: bundle, compatibleWith: nil)))
  }

  /// Shows a picture of bytes.
  public init(data: Data, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) {
    self.init(.image(UIImage(data: data, scale: scale)))
  }

  public var body: some View {
    switch source {
    case .image(let image):
      if let image { shown(Image(uiImage: image)) }
    case .url(let url):
      PictureLoader(url: url, scale: 1, actions: actions) { phase in
        if let image = phase.image {
          shown(image)
        } else if let placeholder {
          placeholder
        } else {
          AsyncImage(url: nil)
        }
      }
    }
  }

  private func shown(_ image: Image) -> Image { isResizable ? image.resizable() : image }

  /// Lets the picture take the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> AnimatedImage {
    var view = self
    view.isResizable = true
    return view
  }

  /// Shows an indicator while the picture is loaded, which is not drawn here.
  public func indicator(_ indicator: SDWebImageIndicator?) -> AnimatedImage { self }

  /// Changes how the picture comes, which it does not here.
  public func transition(_ transition: SDWebImageTransition?) -> AnimatedImage { self }
}

// What is said of a picture that does not move.
extension AnimatedImage {
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> AnimatedImage { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> AnimatedImage { self }
  public func antialiased(_ isAntialiased: Bool) -> AnimatedImage { self }
  public func customLoopCount(_ loopCount: UInt?) -> AnimatedImage { self }
  public func maxBufferSize(_ bufferSize: UInt?) -> AnimatedImage { self }
  public func incrementalLoad(_ incrementalLoad: Bool) -> AnimatedImage { self }
  public func pausable(_ pausable: Bool) -> AnimatedImage { self }
  public func purgeable(_ purgeable: Bool) -> AnimatedImage { self }
  public func playbackRate(_ playbackRate: Double) -> AnimatedImage { self }

  /// Sets what is called when the picture could not be loaded.
  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> AnimatedImage {
    with { $0.failed = action }
  }

  /// Sets what is called when the picture is there.
  public func onSuccess(
    perform action: ((PlatformImage, Data?, SDImageCacheType) -> Void)? = nil
  ) -> AnimatedImage {
    with { $0.succeeded = action }
  }

  /// Sets what is called when data have come: once, with all of them.
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> AnimatedImage {
    with { $0.progressed = action }
  }

  private func with(_ set: (inout PictureActions) -> Void) -> AnimatedImage {
    var view = self
    set(&view.actions)
    return view
  }
}

/// What shows that a picture of a view of UIKit is loaded.
public struct SDWebImageIndicator: Sendable {
  public static let activity = SDWebImageIndicator()
  public static let progress = SDWebImageIndicator()
}

/// How a picture of a view of UIKit comes.
public struct SDWebImageTransition: Sendable {
  public static let fade = SDWebImageTransition()
  public static func fade(duration: TimeInterval) -> SDWebImageTransition { fade }
}
