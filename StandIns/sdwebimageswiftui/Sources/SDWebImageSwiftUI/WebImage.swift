import FlowUIKit
import SDWebImage
import SwiftUI

/// A picture of a URL.
///
/// It is shown like an `AsyncImage`: there is no network here, so that its placeholder stays, and a warning is recorded.
public struct WebImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (WebImagePhase) -> Content
  private var hasContent = true
  private var placeholder: AnyView?

  /// Shows a picture of a URL; a gray area takes its place.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true)
  ) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(systemName: "photo") }
    hasContent = false
  }

  /// Shows a picture of a URL that a closure changes, and a placeholder until then.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Shows what a closure makes of each phase of a picture of a URL.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (WebImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }

  public var body: some View {
    if let placeholder {
      AsyncImage(url: url, scale: scale) { _ in placeholder }
    } else if hasContent {
      AsyncImage(url: url, scale: scale) { phase in content(WebImagePhase(phase)) }
    } else {
      AsyncImage(url: url, scale: scale)
    }
  }

  /// Sets what is shown until the picture is there, as in version 2.
  public func placeholder<T: View>(@ViewBuilder content: () -> T) -> WebImage { replacing(AnyView(content())) }

  /// Sets the picture that is shown until the other one is there, as in version 2.
  public func placeholder(_ image: Image) -> WebImage { replacing(AnyView(image.resizable())) }

  private func replacing(_ placeholder: AnyView) -> WebImage {
    var view = self
    view.placeholder = placeholder
    return view
  }
}

/// How far a picture is.
public enum WebImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  init(_ phase: AsyncImagePhase) {
    switch phase {
    case .empty: self = .empty
    case .success(let image): self = .success(image)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

// What is said of a picture that is not there.
extension WebImage {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> WebImage { self }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> WebImage { self }
  public func antialiased(_ isAntialiased: Bool) -> WebImage { self }
  public func retryOnAppear(_ flag: Bool) -> WebImage { self }
  public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
  public func customLoopCount(_ loopCount: UInt?) -> WebImage { self }
  public func maxBufferSize(_ bufferSize: UInt?) -> WebImage { self }
  public func pausable(_ pausable: Bool) -> WebImage { self }
  public func purgeable(_ purgeable: Bool) -> WebImage { self }
  public func playbackRate(_ playbackRate: Double) -> WebImage { self }

  /// Never called: nothing fails, because nothing is asked for.
  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> WebImage { self }

  /// Never called: no picture comes.
  public func onSuccess(perform action: ((PlatformImage, Data?, SDImageCacheType) -> Void)? = nil) -> WebImage { self }

  /// Never called: no picture comes.
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage { self }

  /// Shows an indicator over the picture while it is loaded: always.
  public func indicator<T: View>(_ indicator: Indicator<T>) -> some View {
    overlay { indicator.content(.constant(true), .constant(0)) }
  }

  /// Shows an indicator over the picture while it is loaded: always.
  public func indicator<T: View>(
    @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
  ) -> some View { indicator(Indicator(content: content)) }
}
