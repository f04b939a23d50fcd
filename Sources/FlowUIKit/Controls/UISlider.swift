import FlowRendering
import SwiftUI

/// A control with a number on a line.
open class UISlider: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var number: Float = 0

  open var value: Float {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      change()
    }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open var minimumValue: Float = 0 { didSet { value = number } }
  open var maximumValue: Float = 1 { didSet { value = number } }

  /// Whether changes are reported during a drag.
  open var isContinuous = true

  // MARK: - Look

  /// The color of the track before the thumb.
  open var minimumTrackTintColor: UIColor? { didSet { change() } }

  /// The color of the track behind the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { change() } }

  /// The color of the system's thumb.
  open var thumbTintColor: UIColor? { didSet { change() } }

  /// The image before the slider.
  open var minimumValueImage: UIImage? { didSet { changeContent() } }

  /// The image behind the slider.
  open var maximumValueImage: UIImage? { didSet { changeContent() } }

  private var thumbImages: [State.RawValue: UIImage] = [:]
  private var minimumTrackImages: [State.RawValue: UIImage] = [:]
  private var maximumTrackImages: [State.RawValue: UIImage] = [:]

  /// Sets the image of the thumb in a state; `nil` for the system's thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    changeContent()
  }

  /// Sets the image that is stretched before the thumb in a state; `nil` for the system's track.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state.rawValue] = image
    change()
  }

  /// Sets the image that is stretched behind the thumb in a state; `nil` for the system's track.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state.rawValue] = image
    change()
  }

  /// The image of the thumb that was set for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }

  /// The image before the thumb that was set for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] }

  /// The image behind the thumb that was set for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] }

  /// The image of the thumb in the present state, or else that of the normal one.
  open var currentThumbImage: UIImage? { present(thumbImages) }

  /// The image before the thumb in the present state, or else that of the normal one.
  open var currentMinimumTrackImage: UIImage? { present(minimumTrackImages) }

  /// The image behind the thumb in the present state, or else that of the normal one.
  open var currentMaximumTrackImage: UIImage? { present(maximumTrackImages) }

  private func present(_ images: [State.RawValue: UIImage]) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }

  // MARK: - Geometry

  /// The space between an image and the track, in points.
  private static let spacing: CGFloat = 8

  /// The rectangle of the image before the slider, in points.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    Self.rect(of: minimumValueImage, in: bounds, isLeft: !isMirrored)
  }

  /// The rectangle of the image behind the slider, in points.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    Self.rect(of: maximumValueImage, in: bounds, isLeft: isMirrored)
  }

  private static func rect(of image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The rectangle of the track, in points; the thumb's middle goes from nearly one end to the other.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { systemTrackRect(in: bounds) }

  private func systemTrackRect(in bounds: CGRect) -> CGRect {
    let inner = bounds.inset(by: UIEdgeInsets(top: 0, left: leftImageSpace, bottom: 0, right: rightImageSpace))
    return SliderParts.systemTrack(in: inner.size, shownEnvironment).track.offsetBy(dx: inner.minX, dy: inner.minY)
  }

  /// The rectangle of the thumb, in points.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the slider.
  ///   - rect: The rectangle of the track.
  ///   - value: The number at which the thumb is.
  ///
  /// The thumb is drawn and touched where the system has it: an override that moves it records a warning.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    systemThumbRect(in: bounds, trackRect: rect, value: value)
  }

  private func systemThumbRect(in bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? SliderParts.systemTrack(in: bounds.size, shownEnvironment).thumb
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat(min(1, max(0, (value - minimumValue) / span))) : 0
    let fraction = isMirrored ? 1 - part : part
    return CGRect(
      x: rect.minX + (rect.width - size.width) * fraction, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func space(of image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.spacing } ?? 0 }
  private var leftImageSpace: CGFloat { space(of: isMirrored ? maximumValueImage : minimumValueImage) }
  private var rightImageSpace: CGFloat { space(of: isMirrored ? minimumValueImage : maximumValueImage) }

  // MARK: - Face

  /// What is drawn in place of the system's parts; `nil` for a slider of the system.
  private var parts: SliderParts? {
    var parts = SliderParts()
    let track = trackRect(forBounds: bounds)
    if thumbRect(forBounds: bounds, trackRect: track, value: value)
      != systemThumbRect(in: bounds, trackRect: track, value: value)
    {
      report(
        .missing("UISlider.thumbRect(forBounds:trackRect:value:)", "the thumb is where it is without the override."))
    }
    let ownTrack = track == systemTrackRect(in: bounds) ? nil : track.offsetBy(dx: -leftImageSpace, dy: -bounds.midY)
    parts.track = ownTrack
    parts.rest = maximumTrackTintColor.map { Color(uiColor: $0) }
    parts.thumbColor = thumbTintColor.map { Color(uiColor: $0) }
    let environment = shownEnvironment
    func drawing(of image: UIImage) -> SliderParts.Drawing {
      { rect, list in
        guard rect.width > 0, rect.height > 0 else { return }
        let items = Measurement.drawing(of: Image(uiImage: image).resizable(), size: rect.size, in: environment)
        for item in items {
          list.translated(by: CGPoint(x: rect.minX + item.offset.x, y: rect.minY + item.offset.y)) {
            $0.add(item.content)
          }
        }
      }
    }
    parts.thumb = currentThumbImage.map { ($0.size, drawing(of: $0)) }
    parts.minimum = currentMinimumTrackImage.map { ($0.size.height, drawing(of: $0)) }
    parts.maximum = currentMaximumTrackImage.map { ($0.size.height, drawing(of: $0)) }
    let isSystem =
      ownTrack == nil && parts.rest == nil && parts.thumbColor == nil && parts.thumb == nil && parts.minimum == nil
      && parts.maximum == nil
    return isSystem ? nil : parts
  }

  private var slider: some View {
    Slider(
      value: Binding(
        get: { Double(self.number) },
        set: { new in
          guard Float(new) != self.number else { return }
          self.value = Float(new)
          if self.isContinuous { self.sendActions(for: .valueChanged) }
        }), in: Double(minimumValue)...Double(max(minimumValue, maximumValue)),
      onEditingChanged: { isEditing in
        if isEditing {
          self.sendActions(for: .touchDown)
        } else {
          if !self.isContinuous { self.sendActions(for: .valueChanged) }
          self.sendActions(for: .touchUpInside)
        }
      }
    )
    .tint(minimumTrackTintColor.map { Color(uiColor: $0) })
    .environment(\.sliderParts, parts)
    .disabled(!isEnabled)
  }

  @ViewBuilder private var withImages: some View {
    if minimumValueImage == nil, maximumValueImage == nil {
      slider
    } else {
      HStack(spacing: Self.spacing) {
        if let minimumValueImage { Image(uiImage: minimumValueImage).accessibilityHidden(true) }
        slider
        if let maximumValueImage { Image(uiImage: maximumValueImage).accessibilityHidden(true) }
      }
    }
  }

  override func makeFace() -> AnyView? { AnyView(withImages.frame(maxWidth: .infinity, maxHeight: .infinity)) }

  open override var intrinsicContentSize: CGSize {
    let height = Measurement.size(of: withImages, for: .unspecified, in: shownEnvironment).height
    return CGSize(width: UIView.noIntrinsicMetric, height: max(height, currentThumbImage?.size.height ?? 0))
  }

  override var tracksTouches: Bool { false }
}
