import Foundation

/// A view that asynchronously loads and displays an image.
///
/// There is no network here: the view stays in its first phase, without an image, and records a warning.
///
/// - Note: Approximate: there is no network: it stays in its first phase, and a warning is recorded.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// Loads and displays an image from the specified URL; a gray area takes its place.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    // The content of a phase without an image is never used: see `body`.
    self.url = url
    self.scale = scale
    transaction = Transaction()
    content = { $0.image ?? Image(systemName: "photo") }
    isPlain = true
  }

  /// Loads and displays a modifiable image from the specified URL using a custom placeholder until the image loads.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
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

  /// Loads and displays a modifiable image from the specified URL in phases.
  ///
  /// - Parameter transaction: The transaction for phase changes, which do not occur.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
    isPlain = false
  }

  /// Loads and displays an image for a request; a gray area takes its place.
  public nonisolated init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
    self.init(url: request?.url, scale: scale)
  }

  /// Loads and displays a modifiable image for a request using a custom placeholder until the image loads.
  public nonisolated init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder)
  }

  /// Loads and displays a modifiable image for a request in phases.
  public nonisolated init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: request?.url, scale: scale, transaction: transaction, content: content)
  }

  private let isPlain: Bool

  @MainActor public var body: some View {
    if isPlain {
      Color(.sRGB, white: 0.5, opacity: 0.16).modifier(MissingImageReport(url: url))
    } else {
      content(.empty).modifier(MissingImageReport(url: url))
    }
  }
}

extension AsyncImage: ComposedView {
  @MainActor package var composition: Composition {
    let content: (AsyncImagePhase) -> any View = { self.content($0) }
    return Composition("AsyncImage").value("url", url).value("scale", scale).value("transaction", transaction)
      .value("content", content).part("contentView(.empty)", content(.empty))
      .part("contentView(.failure())", content(.failure(CocoaError(.fileReadUnknown))))
      .part("contentView(.success())", content(.success(Image("AsyncImage"))))
  }
}

extension View {
  /// Sets the session that loads images inside; there is no network here.
  public nonisolated func asyncImageURLSession(_ session: URLSession) -> some View {
    modifier(InertModifier(name: "asyncImageURLSession", value: session))
  }
}

/// The current phase of the asynchronous image loading operation.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty

  /// An image successfully loaded.
  case success(Image)

  /// An image failed to load with an error.
  case failure(any Error)

  /// The loaded image, if any.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error that occurred when attempting to load an image, if any.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Reports that an image is not loaded.
struct MissingImageReport: ElementModifier {
  let url: URL?

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) {
    report(element)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    report(element)
  }

  @MainActor private func report(_ element: ModifiedElement) {
    guard let url else { return }
    element.graph.report(
      .missing(
        "AsyncImage", "there is no network, and a placeholder for '\(url.absoluteString)' is shown."), at: element)
  }
}
