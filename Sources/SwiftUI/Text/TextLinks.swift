import FlowRendering
import Foundation

/// The links of a text: their frames, and the destinations that a tap opens.
@MainActor
final class TextLinks {
  /// One link; it has several frames if it wraps to another line.
  struct Link {
    var url: URL
    var label: String
    var frames: [CGRect]
  }

  private let paragraph: Paragraph
  private let measurer: any TextMeasuring
  private let openURL: OpenURLAction

  /// The destination and the label of each link.
  private var destinations: [(url: URL, label: String)] = []

  /// For each run, up to the last one with a link, the index of its link in `destinations`.
  private var linkOfRun: [Int?] = []
  private var last: (size: CGSize, links: [Link])?

  private var finger: Int?
  private var touched: URL?
  private var isLifted = false

  /// - Parameter urls: The destination of each run, up to the last one with a link. Adjacent runs with one destination
  ///   form one link.
  init(_ urls: [URL?], in paragraph: Paragraph, measurer: any TextMeasuring, openURL: OpenURLAction) {
    self.paragraph = paragraph
    self.measurer = measurer
    self.openURL = openURL
    var previous: URL?
    for (run, url) in zip(paragraph.runs, urls) {
      if let url, url == previous {
        destinations[destinations.count - 1].label += run.string
      } else if let url {
        destinations.append((url, run.string))
      }
      linkOfRun.append(url == nil ? nil : destinations.count - 1)
      previous = url
    }
  }

  /// The links of the text at a size; frames are in points from its leading top corner.
  private func links(in size: CGSize) -> [Link] {
    if let last, last.size == size { return last.links }
    let layout = TextLayoutBuilder(
      paragraph: paragraph, attributes: linkOfRun.map { $0.map { [LinkAttribute(link: $0)] } ?? [] },
      measurer: measurer, drawing: TextDrawing([])
    )
    .layout(in: size)
    var links = destinations.map { Link(url: $0.url, label: $0.label, frames: []) }
    for line in layout {
      for run in line {
        guard let link = run[LinkAttribute.self]?.link else { continue }
        links[link].frames.append(run.typographicBounds.rect)
      }
    }
    links.removeAll { $0.frames.isEmpty }
    last = (size, links)
    return links
  }

  private func url(at location: CGPoint, in size: CGSize) -> URL? {
    links(in: size).first { link in link.frames.contains { $0.contains(location) } }?.url
  }

  func describe(in element: Element) -> [SemanticsNode] {
    links(in: element.size).map { link in
      let frame = element.frameOnScreen(of: link.frames.reduce(CGRect.null) { $0.union($1) })
      var node = SemanticsNode(role: .link, label: link.label, of: element, frame: frame)
      let open = openURL
      node.actions = [SemanticsAction(.activate) { open(link.url) }]
      return node
    }
  }
}

/// The link that contains a run of a text.
private struct LinkAttribute: TextAttribute {
  let link: Int
}

// A tap: a touch that begins and ends on a link.
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
