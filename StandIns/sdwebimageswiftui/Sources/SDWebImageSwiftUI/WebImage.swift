import FlowUIKit
import SDWebImage
import SwiftUI

/// A picture of a URL, from the servers of the phone (`SimulatedPhone.answers`).
public struct WebImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (WebImagePhase) -> Content
  private var hasContent = true
  private var placeholder: AnyView?
  private var change: (Image) -> Image = { $0 }
  private var actions = PictureActions()
  private var indicator: ((Binding<Bool>, Binding<Double>) -> AnyView)?

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
    PictureLoader(url: url, scale: scale, actions: actions) { phase in
      shown(phase).overlay {
        if let indicator, url != nil, case .empty = phase { indicator(.constant(true), .constant(0)) }
      }
    }
  }

  @ViewBuilder private func shown(_ phase: WebImagePhase) -> some View {
    if hasContent {
      content(phase.changed(change))
    } else if let image = phase.image {
      change(image)
    } else if let placeholder {
      placeholder
    } else {
      // As an `AsyncImage` without a placeholder.
      AsyncImage(url: nil)
    }
  }

  /// Sets what is shown until the picture is there, as in version 2.
  public func placeholder<T: View>(@ViewBuilder content: () -> T) -> WebImage { replacing(AnyView(content())) }

  /// Sets the picture that is shown until the other one is there, as in version 2.
  public func placeholder(_ image: Image) -> WebImage { replacing(AnyView(image.resizable())) }

  private func replacing(_ placeholder: AnyView) -> WebImage { with { $0.placeholder = placeholder } }

  private func changing(_ next: @escaping (Image) -> Image) -> WebImage {
    let change = change
    return with { $0.change = { next(change($0)) } }
  }

  private func with(_ set: (inout WebImage) -> Void) -> WebImage {
    var view = self
    set(&view)
    return view
  }
}

/// How far a picture is.
public enum WebImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  fileprivate func changed(_ change: (Image) -> Image) -> WebImagePhase {
    if case .success(let image) = self { .success(change(image)) } else { self }
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

extension WebImage {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> WebImage {
    changing { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }

  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage {
    changing { $0.renderingMode(renderingMode) }
  }

  public func interpolation(_ interpolation: Image.Interpolation) -> WebImage {
    changing { $0.interpolation(interpolation) }
  }

  public func antialiased(_ isAntialiased: Bool) -> WebImage { changing { $0.antialiased(isAntialiased) } }

  /// Sets what is called when the picture could not be loaded.
  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> WebImage {
    with { $0.actions.failed = action }
  }

  /// Sets what is called when the picture is there.
  public func onSuccess(perform action: ((PlatformImage, Data?, SDImageCacheType) -> Void)? = nil) -> WebImage {
    with { $0.actions.succeeded = action }
  }

  /// Sets what is called when data have come: once, with all of them.
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage {
    with { $0.actions.progressed = action }
  }

  /// Shows an indicator over the picture while it is loaded.
  public func indicator<T: View>(_ indicator: Indicator<T>) -> some View {
    with { $0.indicator = { AnyView(indicator.content($0, $1)) } }
  }

  /// Shows an indicator over the picture while it is loaded.
  public func indicator<T: View>(
    @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
  ) -> some View { indicator(Indicator(content: content)) }
}

// What is said of how a picture is kept, or moves: the first frame is shown.
extension WebImage {
  public func retryOnAppear(_ flag: Bool) -> WebImage { self }
  public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
  public func customLoopCount(_ loopCount: UInt?) -> WebImage { self }
  public func maxBufferSize(_ bufferSize: UInt?) -> WebImage { self }
  public func pausable(_ pausable: Bool) -> WebImage { self }
  public func purgeable(_ purgeable: Bool) -> WebImage { self }
  public func playbackRate(_ playbackRate: Double) -> WebImage { self }
}
