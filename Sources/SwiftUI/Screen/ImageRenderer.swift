import FlowRendering

/// Renders a view as an image.
///
/// Apple's type provides `CGImage`, `UIImage` and `NSImage`; here the image is also available as PNG data.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to draw.
  public var content: Content {
    willSet { objectWillChange.send() }
    didSet { host = nil }
  }

  /// The size proposed to the view in points; unspecified means its ideal size.
  public var proposedSize: ProposedViewSize = .unspecified {
    willSet { objectWillChange.send() }
    didSet { host = nil }
  }

  /// The number of pixels per point.
  public var scale: CGFloat = 1 {
    willSet { objectWillChange.send() }
    didSet { if scale != oldValue { host = nil } }
  }

  /// Whether the image has no transparency.
  public var isOpaque = false {
    willSet { objectWillChange.send() }
    didSet { host = nil }
  }

  // Never written, and its subscribers run on the main actor.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  private var host: Screen?

  public init(content: Content) {
    self.content = content
  }

  private func updatedHost() -> Screen {
    if let host { return host }
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let host = Screen(size: .unspecified, environment: environment, drawsBackground: isOpaque, isShown: false)
    host.show(RenderedContent(content: content, proposal: proposedSize))
    self.host = host
    return host
  }

  /// The image as PNG data, or `nil` if the view has no size.
  package var pngData: Data? {
    picture.flatMap { try? $0.pngData() }
  }

  /// The image, or `nil` if the view has no size.
  public var cgImage: CGImage? { picture.map { CGImage($0) } }

  package var picture: Bitmap? {
    updatedHost().picture(scale: scale)
  }

  /// The size of the view in points, and what draws it; `nil` if the view has no size.
  package var drawing: (size: CGSize, items: [DisplayItem])? {
    let host = updatedHost()
    let items = host.displayList().items
    guard let size = host.rootElement?.size, size.width > 0, size.height > 0 else { return nil }
    return (size, items)
  }

  /// The issues that the engine found while it drew the view.
  package var runtimeIssues: [_RuntimeIssue] { updatedHost().graph.issues }
}

/// Proposes a size to its content, and takes the size that the content chooses.
struct RenderedContent<Content: View>: ContainerView {
  let content: Content
  let proposal: ProposedViewSize

  var arrangement: RenderedArrangement { RenderedArrangement(proposal: proposal) }
}

/// Stacks several views, as a screen does.
struct RenderedArrangement: ContainerLayout {
  private let offered: ProposedViewSize
  private let content = SingleOrStackArrangement(.vertical)

  init(proposal: ProposedViewSize) {
    offered = proposal
  }

  @MainActor func makeCache(_ children: [Element], in parent: Element) -> SingleOrStackArrangement.Cache {
    content.makeCache(children, in: parent)
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element,
    cache: inout SingleOrStackArrangement.Cache
  ) -> CGSize {
    content.sizeThatFits(offered, children: children, in: parent, cache: &cache)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element,
    cache: inout SingleOrStackArrangement.Cache
  ) {
    content.place(children, size: size, proposal: offered, in: parent, cache: &cache)
  }
}
