import Foundation

/// A view that asynchronously loads and displays an image.
///
/// The image comes from a file, or from the answer of the phone to a request: without one it is as without a connection.
nonisolated public struct AsyncImage<Content: View>: View {
  private let request: URLRequest?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  private let isPlain: Bool

  /// Loads and displays an image from the specified URL; a gray area takes its place until then.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(request: url.map { URLRequest(url: $0) }, scale: scale)
  }

  /// Loads and displays a modifiable image from the specified URL using a custom placeholder until the image loads.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(
      request: url.map { URLRequest(url: $0) }, scale: scale, content: content, placeholder: placeholder)
  }

  /// Loads and displays a modifiable image from the specified URL in phases.
  ///
  /// - Parameter transaction: The transaction for phase changes.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(request: url.map { URLRequest(url: $0) }, scale: scale, transaction: transaction, content: content)
  }

  /// Loads and displays an image for a request; a gray area takes its place until then.
  public nonisolated init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
    self.request = request
    self.scale = scale
    transaction = Transaction()
    // The content of a phase without an image is never used: see `body`.
    content = { $0.image ?? Image(systemName: "photo") }
    isPlain = true
  }

  /// Loads and displays a modifiable image for a request using a custom placeholder until the image loads.
  public nonisolated init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(request: request, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Loads and displays a modifiable image for a request in phases.
  ///
  /// - Parameter transaction: The transaction for phase changes.
  public nonisolated init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.request = request
    self.scale = scale
    self.transaction = transaction
    self.content = content
    isPlain = false
  }

  @State private var phase = AsyncImagePhase.empty
  @Environment(\.asyncImageURLSession) private var session

  @MainActor public var body: some View {
    Group {
      if isPlain, phase.image == nil {
        Color(.sRGB, white: 0.5, opacity: 0.16)
      } else {
        content(phase)
      }
    }
    .task(id: request) { await load() }
  }

  @MainActor private func load() async {
    if case .empty = phase {} else { phase = .empty }
    guard let request else { return }
    do {
      let (data, _) = try await (session ?? .shared).data(for: request)
      guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
      show(.success(Image(uiImage: image)))
    } catch {
      // The view shows another image, or none.
      if !Task.isCancelled { show(.failure(error)) }
    }
  }

  @MainActor private func show(_ new: AsyncImagePhase) {
    withTransaction(transaction) { phase = new }
  }
}

extension AsyncImage: ComposedView {
  @MainActor package var composition: Composition {
    let content: (AsyncImagePhase) -> any View = { self.content($0) }
    return Composition("AsyncImage").value("url", request?.url).value("scale", scale).value("transaction", transaction)
      .value("content", content).part("contentView(.empty)", content(.empty))
      .part("contentView(.failure())", content(.failure(CocoaError(.fileReadUnknown))))
      .part("contentView(.success())", content(.success(Image("AsyncImage"))))
  }
}

extension View {
  /// Sets the session that loads images inside.
  public nonisolated func asyncImageURLSession(_ session: URLSession) -> some View {
    environment(\.asyncImageURLSession, session)
  }
}

extension EnvironmentValues {
  /// The session that loads images; `nil` for the shared one.
  @Entry var asyncImageURLSession: URLSession?
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
