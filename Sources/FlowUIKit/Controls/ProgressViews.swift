import SwiftUI

/// A spinner.
open class UIActivityIndicatorView: UIView {
  /// The size of the spinner.
  public enum Style: Int, Sendable {
    /// The large spinner in white, by its old name.
    case whiteLarge = 0
    /// The spinner in white, by its old name.
    case white = 1
    /// The spinner in gray, by its old name.
    case gray = 2
    case medium = 100
    case large = 101

    var isLarge: Bool { self == .large || self == .whiteLarge }
    var color: UIColor? { self == .white || self == .whiteLarge ? .white : nil }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func setUp() {
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  /// The color of the spinner.
  open var color: UIColor! { didSet { change() } }

  /// Whether the spinner is shown only while it spins.
  open var hidesWhenStopped = true { didSet { change() } }

  open private(set) var isAnimating = false { didSet { if isAnimating != oldValue { change() } } }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override func makeFace() -> AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(
      ProgressView()
        .controlSize(style.isLarge ? .large : .regular)
        .tint((color ?? style.color).map { Color(uiColor: $0) })
        .frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  open override var intrinsicContentSize: CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A bar that is filled with progress.
open class UIProgressView: UIView {
  /// The look of the bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The progress, from 0 to 1.
  open var progress: Float = 0 { didSet { change() } }
  open var progressTintColor: UIColor? { didSet { change() } }
  open var trackTintColor: UIColor? {
    didSet {
      if isAppearanceProxy { return change() }
      report(.missing("UIProgressView.trackTintColor", "the track keeps its own color."))
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func makeFace() -> AnyView? {
    AnyView(
      ProgressView(value: Double(min(1, max(0, progress))))
        .progressViewStyle(.linear)
        .tint(progressTintColor.map { Color(uiColor: $0) })
        .frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

/// An effect of a view on what is behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// Blurs what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The material of a blur.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: Style) { self.style = style }

  /// The material of SwiftUI, and the appearance that the style names.
  fileprivate var material: (Material, ColorScheme?) {
    switch style {
    case .systemUltraThinMaterial, .light, .extraLight: (.ultraThin, style == .systemUltraThinMaterial ? nil : .light)
    case .systemThinMaterial: (.thin, nil)
    case .systemMaterial, .regular: (.regular, nil)
    case .systemThickMaterial, .prominent: (.thick, nil)
    case .systemChromeMaterial: (.bar, nil)
    case .dark: (.ultraThin, .dark)
    case .systemUltraThinMaterialLight: (.ultraThin, .light)
    case .systemThinMaterialLight: (.thin, .light)
    case .systemMaterialLight: (.regular, .light)
    case .systemThickMaterialLight: (.thick, .light)
    case .systemChromeMaterialLight: (.bar, .light)
    case .systemUltraThinMaterialDark: (.ultraThin, .dark)
    case .systemThinMaterialDark: (.thin, .dark)
    case .systemMaterialDark: (.regular, .dark)
    case .systemThickMaterialDark: (.thick, .dark)
    case .systemChromeMaterialDark: (.bar, .dark)
    }
  }
}

/// A view with an effect on what is behind it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { change() } }

  /// The view for content in front of the effect.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func makeFace() -> AnyView? {
    guard let (material, scheme) = (effect as? UIBlurEffect)?.material else { return nil }
    return AnyView(
      Rectangle().fill(material).transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
        .allowsHitTesting(false))
  }
}
