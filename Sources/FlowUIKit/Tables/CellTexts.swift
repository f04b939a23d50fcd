import SwiftUI

/// The image and the texts of a cell without a configuration.
@MainActor
final class CellTexts {
  let image = UIImageView(frame: .zero)
  let label = UILabel(frame: .zero)
  let detail = UILabel(frame: .zero)
  private let style: UITableViewCell.CellStyle

  private enum Measures {
    static let imageDistance: CGFloat = 16
    static let lineDistance: CGFloat = 3
    static let textDistance: CGFloat = 12
    static let space: CGFloat = 11
    static let value2Width: CGFloat = 91
  }

  init(style: UITableViewCell.CellStyle) {
    self.style = style
    image.contentMode = .scaleAspectFit
    switch style {
    case .default: break
    case .value1:
      detail.textColor = .secondaryLabel
      detail.textAlignment = .right
    case .value2:
      label.font = .systemFont(ofSize: 12)
      label.textColor = .tintColor
      label.textAlignment = .right
      detail.font = .systemFont(ofSize: 15)
    case .subtitle: detail.font = .systemFont(ofSize: 12)
    }
  }

  private func imageSize(height: CGFloat) -> CGSize {
    guard image.image != nil else { return .zero }
    let size = image.intrinsicContentSize
    guard size.height > height, size.height > 0 else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }

  /// The distance from the edge of the cell to its text, in points.
  func textStart(margins: EdgeInsets) -> CGFloat {
    let size = imageSize(height: 44)
    return margins.leading + (size.width > 0 ? size.width + Measures.imageDistance : 0)
  }

  private func textHeight(_ label: UILabel, width: CGFloat) -> CGFloat {
    (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  func height(width: CGFloat, margins: EdgeInsets) -> CGFloat {
    let room = max(0, width - textStart(margins: margins) - margins.trailing)
    let texts: CGFloat
    switch style {
    case .subtitle:
      let (first, second) = (textHeight(label, width: room), textHeight(detail, width: room))
      texts = first + second + (first > 0 && second > 0 ? Measures.lineDistance : 0)
    case .default: texts = textHeight(label, width: room)
    case .value1, .value2: texts = max(textHeight(label, width: room), textHeight(detail, width: room))
    }
    return texts + Measures.space * 2
  }

  /// Places the views in the content of a cell.
  func place(in size: CGSize, margins: EdgeInsets) {
    let picture = imageSize(height: size.height)
    image.frame = CGRect(
      x: margins.leading, y: (size.height - picture.height) / 2, width: picture.width, height: picture.height)
    let start = margins.leading + (picture.width > 0 ? picture.width + Measures.imageDistance : 0)
    let room = max(0, size.width - start - margins.trailing)
    switch style {
    case .default: label.frame = CGRect(x: start, y: 0, width: room, height: size.height)
    case .subtitle: placeLines(start: start, width: room, height: size.height)
    case .value1:
      let wanted = min(room, detail.intrinsicContentSize.width)
      let first = max(0, min(label.intrinsicContentSize.width, room - wanted - Measures.textDistance))
      label.frame = CGRect(x: start, y: 0, width: max(first, 0), height: size.height)
      detail.frame = CGRect(x: start + room - wanted, y: 0, width: wanted, height: size.height)
    case .value2:
      label.frame = CGRect(x: start, y: 0, width: Measures.value2Width, height: size.height)
      let x = start + Measures.value2Width + 6
      detail.frame = CGRect(x: x, y: 0, width: max(0, start + room - x), height: size.height)
    }
  }

  private func placeLines(start: CGFloat, width: CGFloat, height: CGFloat) {
    let (first, second) = (textHeight(label, width: width), textHeight(detail, width: width))
    let gap = first > 0 && second > 0 ? Measures.lineDistance : 0
    let top = max(0, (height - first - second - gap) / 2)
    label.frame = CGRect(x: start, y: top, width: width, height: first)
    detail.frame = CGRect(x: start, y: top + first + gap, width: width, height: second)
  }
}
