import SwiftUI

/// A button.
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  private var looks: [State: Look] = [:]

  /// The look of the button's kind.
  public private(set) var buttonType = ButtonType.custom

  /// The label with the title's font and alignment.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = TitleLabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.button = self
    return label
  }()

  /// The view with the image.
  public private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Modern buttons have a configuration, which determines their look.
  open var configuration: Configuration? { didSet { changeContent() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  open var contentEdgeInsets = UIEdgeInsets() { didSet { changeContent() } }
  open var titleEdgeInsets = UIEdgeInsets() { didSet { changeContent() } }
  open var imageEdgeInsets = UIEdgeInsets() { didSet { changeContent() } }
  open var adjustsImageWhenHighlighted = true
  open var showsTouchWhenHighlighted = false

  /// The menu of the button.
  open var menu: UIMenu? { didSet { change() } }

  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { change() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    takeType(buttonType)
  }

  func takeType(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    changeContent()
  }

  // MARK: - Looks by state

  private func set(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state, default: Look()])
    changeContent("look")
  }

  /// A part of the look: that of the state, or the normal one.
  private func part<Part>(_ state: State, _ part: (Look) -> Part?) -> Part? {
    looks[state].flatMap(part) ?? looks[.normal].flatMap(part)
  }

  open func setTitle(_ title: String?, for state: State) { set(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { set(state) { $0.titleColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { set(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(state) { $0.backgroundImage = image } }
  /// Sets the size and the weight of symbols.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    set(state) { $0.symbolConfiguration = configuration }
  }

  open func title(for state: State) -> String? { part(state, \.title) }
  open func attributedTitle(for state: State) -> NSAttributedString? { part(state, \.attributedTitle) }
  open func titleColor(for state: State) -> UIColor? { part(state, \.titleColor) }
  open func image(for state: State) -> UIImage? { part(state, \.image) }
  open func backgroundImage(for state: State) -> UIImage? { part(state, \.backgroundImage) }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    part(state, \.symbolConfiguration)
  }

  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }

  // MARK: - Face

  private func fire() {
    send([.touchDown])
    send([.touchUpInside, .primaryActionTriggered])
  }

  private func send(_ events: Event) { sendActions(for: events) }

  private var alignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      case .center, .fill: .center
      }
    let vertical: VerticalAlignment =
      switch contentVerticalAlignment {
      case .top: .top
      case .bottom: .bottom
      case .center, .fill: .center
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  @ViewBuilder private var content: some View {
    if let configuration {
      ConfiguredButtonContent(configuration: configuration, button: self)
    } else {
      PlainButtonContent(
        title: currentTitle, attributed: attributedTitle(for: state), image: shownImage, color: shownColor,
        font: titleLabel?.font ?? .systemFont(ofSize: 15), lines: titleLabel?.numberOfLines ?? 1
      )
      .padding(EdgeInsets(contentEdgeInsets))
    }
  }

  private var shownImage: UIImage? {
    guard let configuration = currentPreferredSymbolConfiguration else { return currentImage }
    return currentImage?.applyingSymbolConfiguration(configuration)
  }

  private var shownColor: UIColor {
    if let own = looks[state]?.titleColor { return own }
    return isEnabled || buttonType == .custom ? currentTitleColor : .tertiaryLabel
  }

  override func makeFace() -> AnyView? {
    let label = ZStack {
      if let image = backgroundImage(for: state), configuration == nil { Image(uiImage: image).resizable() }
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    return AnyView(
      Group {
        if let menu, showsMenuAsPrimaryAction {
          Menu {
            MenuParts(menu: menu, responder: self)
          } label: {
            label
          }
        } else {
          Button {
            self.fire()
          } label: {
            label
          }
        }
      }
      .buttonStyle(PressedFade())
      .disabled(!isEnabled)
      .accessibilityAddTraits(isSelected ? .isSelected : []))
  }

  override var tracksTouches: Bool { false }
  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }

  open override var intrinsicContentSize: CGSize {
    Measurement.size(of: content, for: .unspecified, in: shownEnvironment)
      .roundedUp(toPixelsOf: shownEnvironment.displayScale)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The title and the image of a button without a configuration.
private struct PlainButtonContent: View {
  let title: String?
  let attributed: NSAttributedString?
  let image: UIImage?
  let color: UIColor
  let font: UIFont
  let lines: Int

  var body: some View {
    HStack(spacing: 0) {
      if let image { Image(uiImage: image) }
      if let attributed {
        attributed.text(font: font, color: color).lineLimit(lines > 0 ? lines : nil)
      } else if let title {
        Text(verbatim: title).font(Font(font)).lineLimit(lines > 0 ? lines : nil)
          // A button without an image is as high as its title with some space (30 points with 15-point text).
          .padding(.vertical, 6)
      }
    }
    .foregroundStyle(Color(uiColor: color))
  }
}

/// A pressed button is paler.
private struct PressedFade: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension UIButton.ButtonType {
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// The label of a button, which shows the title in its place.
private final class TitleLabel: UILabel {
  weak var button: UIButton?

  override var font: UIFont! { didSet { button?.changeContent() } }
  override var numberOfLines: Int { didSet { button?.changeContent() } }
}
