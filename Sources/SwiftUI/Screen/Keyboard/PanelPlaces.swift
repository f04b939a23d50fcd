/// The frames of the keys on a panel.
struct PanelPlaces: KeyFrames {
  let layout: KeyboardLayout
  let panel: KeyboardDesign.Panel
  let rows: KeyboardDesign.Panel.Rows

  /// The keys from top to bottom: letters in a row of their own are centered; shift and delete are at the sides, and the
  /// space bar takes what the other keys of its row leave.
  func frames(in size: CGSize) -> [(key: KeyboardLayout.Key, frame: CGRect)] {
    var frames: [(key: KeyboardLayout.Key, frame: CGRect)] = []
    for (index, row) in layout.rows.enumerated() {
      let top = panel.strip + CGFloat(index) * rows.pitch
      for (key, left, width) in places(of: row, in: size.width) where key != .gap {
        frames.append((key, CGRect(x: left, y: top, width: max(0, width - panel.gap), height: rows.key)))
      }
    }
    return frames
  }

  /// The left ends of keys, and their widths with the gap behind.
  private func places(of row: [KeyboardLayout.Key], in width: CGFloat) -> [(KeyboardLayout.Key, CGFloat, CGFloat)] {
    let room = max(0, width - 2 * panel.margin + panel.gap)
    let letter = room / panel.letters
    let widths: [CGFloat]
    var left = panel.margin
    if row.count <= panel.padKeys {
      widths = row.map { _ in room / CGFloat(panel.padKeys) }
    } else if row.contains(.space) {
      let others = row.map { letter * ($0.isAction ? panel.action : panel.small) }
      let space = room - zip(row, others).reduce(0) { $0 + ($1.0 == .space ? 0 : $1.1) }
      widths = zip(row, others).map { $0 == .space ? max(0, space) : $1 }
    } else if let first = row.first, let last = row.last, last == .delete {
      // The letters are below those of the other rows, at a distance from the keys at the sides.
      let inner = letter * panel.innerLetters
      let single = inner / CGFloat(max(1, row.count - 2))
      let edge = letter * panel.edge
      var places = [(first, left, edge)]
      for (index, key) in row.dropFirst().dropLast().enumerated() {
        places.append((key, left + (room - inner) / 2 + CGFloat(index) * single, single))
      }
      return places + [(last, left + room - edge, edge)]
    } else {
      widths = row.map { _ in letter }
      left += (room - letter * CGFloat(row.count)) / 2
    }
    var places: [(KeyboardLayout.Key, CGFloat, CGFloat)] = []
    for (key, width) in zip(row, widths) {
      places.append((key, left, width))
      left += width
    }
    return places
  }
}

extension KeyboardLayout.Key {
  fileprivate var isAction: Bool {
    if case .submit = self { return true }
    return false
  }
}
