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

  private let openURL: OpenURLAction

  /// The destination and the label of each link.
  private var destinations: [(url: URL, label: String)] = []

  /// For each run, up to the last one with a link, the index of its link in `destinations`.
  private var linkOfRun: [Int?] = []

  /// The text, until it is resolved again.
  weak var text: ResolvedText?

  /// The layout that a touch began on.
  private var layout: TextLayout?

  private var finger: Int?
  private var touched: URL?
  private var isLifted = false

  /// - Parameter urls: The destination of each run, up to the last one with a link. Adjacent runs with one destination
  ///   form one link.
  init(_ urls: [URL?], in paragraph: Paragraph, openURL: OpenURLAction) {
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

  /// The links of a laid-out text in a frame of a width; frames are in points from its leading top corner.
  private func links(in layout: TextLayout, width: CGFloat) -> [Link] {
    var links = destinations.map { Link(url: $0.url, label: $0.label, frames: []) }
    for index in links.indices {
      links[index].frames = layout.frames(in: width) { linkOfRun.indices.contains($0) && linkOfRun[$0] == index }
    }
    links.removeAll { $0.frames.isEmpty }
    return links
  }

  private func url(at location: CGPoint, in element: Element) -> URL? {
    layout = text?.layout(in: element.size, of: element) ?? layout
    guard let layout else { return nil }
    return links(in: layout, width: element.size.width).first { link in link.frames.contains { $0.contains(location) }
    }?
    .url
  }

  func describe(_ layout: TextLayout, in element: Element) -> [SemanticsNode] {
    links(in: layout, width: element.size.width).map { link in
      let frame = element.frameOnScreen(of: link.frames.reduce(CGRect.null) { $0.union($1) })
      var node = SemanticsNode(role: .link, label: link.label, of: element, frame: frame)
      let open = openURL
      node.actions = [SemanticsAction(.activate) { open(link.url) }]
      return node
    }
  }
}

// A tap: a touch that begins and ends on a link.
extension TextLinks: TouchResponder {
  var claim: TouchClaim { touched == nil ? .failed : isLifted ? .certain : .possible }

  func handle(_ event: _TouchEvent) {
    let url = url(at: event.location, in: event.element)
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
