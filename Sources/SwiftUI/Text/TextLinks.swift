import FlowRendering
import Foundation

/// The links in a text: where they are, and what a tap on them opens.
@MainActor
final class TextLinks {
  /// One link; it has several frames if it goes on in the next line.
  struct Link {
    var url: URL
    var label: String
    var frames: [CGRect]
  }

  private let paragraph: Paragraph
  private let urls: [URL?]
  private let measurer: any TextMeasuring
  private var last: (size: CGSize, links: [Link])?

  private var finger: Int?
  private var touched: URL?
  private var isLifted = false

  private let openURL: OpenURLAction

  /// - Parameter urls: What each run of the paragraph links to, up to the last that does.
  init(_ urls: [URL?], in paragraph: Paragraph, measurer: any TextMeasuring, openURL: OpenURLAction) {
    self.urls = urls
    self.paragraph = paragraph
    self.measurer = measurer
    self.openURL = openURL
  }

  /// The links of the text in a size; frames in points from its leading top corner.
  func links(in size: CGSize) -> [Link] {
    if let last, last.size == size { return last.links }
    let layout = TextLayoutBuilder(
      paragraph: paragraph, attributes: urls.map { [LinkAttribute(url: $0)] }, measurer: measurer,
      drawing: TextDrawing([])
    )
    .layout(in: size)
    var links: [Link] = []
    var lastRun: Int?
    for line in layout {
      for run in line {
        guard let attribute = run[LinkAttribute.self], let url = attribute.url else {
          lastRun = nil
          continue
        }
        let frame = run.typographicBounds.rect
        if let known = links.last, known.url == url, lastRun != nil {
          links[links.count - 1].frames.append(frame)
        } else {
          links.append(Link(url: url, label: "", frames: [frame]))
        }
        lastRun = links.count
      }
    }
    for (index, label) in labels.enumerated() where links.indices.contains(index) { links[index].label = label }
    last = (size, links)
    return links
  }

  /// What each link says, in order: the runs that follow each other with the same destination.
  private var labels: [String] {
    var labels: [String] = []
    var previous: URL?
    for (run, url) in zip(paragraph.runs, urls) {
      if let url {
        if url == previous { labels[labels.count - 1] += run.string } else { labels.append(run.string) }
      }
      previous = url
    }
    return labels
  }

  private func url(at location: CGPoint, in size: CGSize) -> URL? {
    links(in: size).first { link in link.frames.contains { $0.contains(location) } }?.url
  }

  func describe(in element: Element) -> [SemanticsNode] {
    let origin = element.frameOnScreen.origin
    return links(in: element.size).map { link in
      let frame = link.frames.reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
      var node = SemanticsNode(role: .link, label: link.label, of: element, frame: frame)
      let open = openURL
      node.actions = [SemanticsAction(.activate) { open(link.url) }]
      return node
    }
  }
}

/// What a run of a text links to.
private struct LinkAttribute: TextAttribute {
  let url: URL?
}

// A finger that is lifted where it went down, on a link.
extension TextLinks: TouchResponder {
  var claim: TouchClaim { touched == nil ? .failed : isLifted ? .certain : .possible }

  func handle(_ event: _TouchEvent) {
    let url = url(at: event.location, in: event.element.size)
    if event.phase == .began, finger == nil {
      finger = event.finger
      touched = url
    }
    guard event.finger == finger else { return }
    if url != touched { touched = nil }
    isLifted = event.phase == .ended
  }

  func win() {
    if let touched { openURL(touched) }
  }

  func cancel() { reset() }

  func reset() {
    finger = nil
    touched = nil
    isLifted = false
  }
}
