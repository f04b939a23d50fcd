import SwiftUI

/// What is at the trailing edge of a cell: a chevron, a checkmark, a button for details.
final class CellAccessoryView: UIView {
  /// The kinds of accessories that the system draws.
  enum Kind: Equatable {
    case disclosure, checkmark
    case symbol(String)
  }

  var kind: Kind { didSet { if kind != oldValue { change() } } }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    kind = .disclosure
    super.init(coder: coder)
  }

  override func makeFace() -> AnyView? {
    let environment = shownEnvironment
    return switch kind {
    case .disclosure:
      AnyView(
        Image(systemName: "chevron.forward").font(environment.rowChevronFont)
          .foregroundStyle(Color(uiColor: .tertiaryLabel)).accessibilityHidden(true))
    case .checkmark:
      AnyView(
        Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(Color(uiColor: tintColor))
          .accessibilityLabel("checkmark"))
    case .symbol(let name):
      AnyView(Image(systemName: name).foregroundStyle(Color(uiColor: tintColor)).accessibilityHidden(true))
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { faceSize(.unspecified) }
}
