import SwiftUI

/// A control with buttons that change a number.
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = intrinsicContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var value = 0.0 { didSet { change() } }
  open var minimumValue = 0.0 { didSet { change() } }
  open var maximumValue = 100.0 { didSet { change() } }
  open var stepValue = 1.0 { didSet { change() } }

  /// Whether the number begins again at the other end.
  open var wraps = false { didSet { change() } }
  open var autorepeat = true
  open var isContinuous = true

  private func step(by step: Double) {
    var new = value + step
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    guard new != value else { return }
    value = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private var stepper: some View {
    Stepper {
      Text(verbatim: "")
    } onIncrement: {
      self.step(by: self.stepValue)
    } onDecrement: {
      self.step(by: -self.stepValue)
    }
    .labelsHidden()
    .disabled(!isEnabled)
  }

  override func makeFace() -> AnyView? {
    AnyView(stepper.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }

  open override var intrinsicContentSize: CGSize {
    Measurement.size(of: stepper, for: .unspecified, in: shownEnvironment)
  }

  override var tracksTouches: Bool { false }
}

/// A control with segments of which one is selected.
open class UISegmentedControl: UIControl {
  private enum Segment {
    case title(String)
    case image(UIImage)
  }

  private var segments: [Segment] = []

  /// The segments that cannot be chosen.
  private var disabled: Set<Int> = []

  /// No segment is selected.
  public nonisolated static let noSegment = -1

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { ($0 as? UIImage).map { .image($0) } ?? .title("\($0)") }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { change() } }
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor? { didSet { reportLook("selectedSegmentTintColor") } }
  open var apportionsSegmentWidthsByContent = false

  private func reportLook(_ member: String) {
    if isAppearanceProxy { return change(member) }
    report(.missing("UISegmentedControl.\(member)", "the control looks as it does without it."))
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    reportLook("setTitleTextAttributes(_:for:)")
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title ?? ""), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.image(image ?? UIImage()), at: segment)
  }

  private func insert(_ segment: Segment, at place: Int) {
    let index = min(max(0, place), segments.count)
    segments.insert(segment, at: index)
    disabled = Set(disabled.map { $0 >= index ? $0 + 1 : $0 })
    changeContent()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    disabled = Set(disabled.filter { $0 != segment }.map { $0 > segment ? $0 - 1 : $0 })
    changeContent()
  }

  open func removeAllSegments() {
    segments = []
    disabled = []
    changeContent()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title ?? "")
    changeContent()
  }

  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else { return nil }
    return title
  }

  /// Shows an image in a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .image(image ?? UIImage())
    changeContent()
  }

  /// The image of a segment; `nil` for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment] else { return nil }
    return image
  }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    change()
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// Sets the width of a segment in points; zero for that of its content. All segments have the same width here.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if width != 0 { reportLook("setWidth(_:forSegmentAt:)") }
  }

  private var picker: some View {
    Picker(
      "",
      selection: Binding(
        get: { self.selectedSegmentIndex },
        set: { new in
          guard new != self.selectedSegmentIndex else { return }
          self.selectedSegmentIndex = new
          self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    ) {
      ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
        Group {
          switch segment {
          case .title(let title): Text(verbatim: title)
          case .image(let image): Image(uiImage: image)
          }
        }
        .foregroundStyle(Color(uiColor: self.isEnabledForSegment(at: index) ? .label : .tertiaryLabel))
        .selectionDisabled(!self.isEnabledForSegment(at: index))
        .tag(index)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .disabled(!isEnabled)
  }

  override func makeFace() -> AnyView? { AnyView(picker.frame(maxWidth: .infinity, maxHeight: .infinity)) }

  open override var intrinsicContentSize: CGSize {
    Measurement.size(of: picker.fixedSize(), for: .unspecified, in: shownEnvironment)
  }

  override var tracksTouches: Bool { false }
}

/// Dots for pages, of which one is current.
open class UIPageControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfPages = 0 { didSet { changeContent() } }
  open var currentPage = 0 { didSet { change() } }
  open var hidesForSinglePage = false { didSet { change() } }

  /// The color of the other pages' dots. The appearance proxy changes those of SwiftUI's pages, too.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      guard isAppearanceProxy else { return change() }
      CurrentScreen.changeBars { $0.otherPages = pageIndicatorTintColor.map { Color(uiColor: $0) } }
    }
  }

  /// The color of the current page's dot. The appearance proxy changes that of SwiftUI's pages, too.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      guard isAppearanceProxy else { return change() }
      CurrentScreen.changeBars { $0.currentPage = currentPageIndicatorTintColor.map { Color(uiColor: $0) } }
    }
  }

  private func select(_ page: Int) {
    let new = min(max(0, page), max(0, numberOfPages - 1))
    guard new != currentPage else { return }
    currentPage = new
    sendActions(for: .valueChanged)
  }

  /// The distance of two dots' middles: a dot of 7 points and 9 points of space.
  private static let step: CGFloat = 16

  override func makeFace() -> AnyView? {
    if hidesForSinglePage, numberOfPages <= 1 { return nil }
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<max(0, numberOfPages), id: \.self) { page in
          Circle()
            .fill(
              Color(
                uiColor: page == self.currentPage
                  ? self.currentPageIndicatorTintColor ?? .white
                  : self.pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3))
            )
            .frame(width: 7, height: 7)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { (place: CGPoint) in
        self.select(self.currentPage + (place.x < self.bounds.width / 2 ? -1 : 1))
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("page \(currentPage + 1) of \(numberOfPages)")
      .accessibilityAdjustableAction { self.select(self.currentPage + ($0 == .increment ? 1 : -1)) })
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * Self.step - 9 + 44, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var tracksTouches: Bool { false }
}

/// A control for dates.
open class UIDatePicker: UIControl {
  /// The components of a date that are chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The look of the control.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private lazy var chosen = shownEnvironment.now

  open var date: Date {
    get { chosen }
    set {
      chosen = newValue
      change()
    }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The language and the formats of the control; `nil` for those around it.
  open var locale: Locale? { didSet { changeContent() } }

  private var ownCalendar: Calendar?

  /// The calendar in which dates are chosen; set to `nil`, that around the control.
  open var calendar: Calendar! {
    get { ownCalendar ?? shownEnvironment.calendar }
    set {
      ownCalendar = newValue
      changeContent()
    }
  }

  /// The time zone in which dates are shown and chosen; `nil` for that around the control.
  open var timeZone: TimeZone? { didSet { changeContent() } }

  /// The distance of the minutes that can be chosen; every minute can be chosen here.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval != 1 {
        report(.missing("UIDatePicker.minuteInterval", "every minute can be chosen."))
      }
    }
  }

  /// The look of the control.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  open var minimumDate: Date? { didSet { change() } }
  open var maximumDate: Date? { didSet { change() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { changeContent() } }

  open var datePickerMode = Mode.dateAndTime {
    didSet {
      changeContent()
      if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth {
        report(.missing("UIDatePicker.datePickerMode.\(datePickerMode)", "the control chooses a date and a time."))
      }
    }
  }

  @ViewBuilder private var picker: some View {
    let binding = Binding<Date>(
      get: { self.chosen },
      set: { new in
        guard new != self.chosen else { return }
        self.date = new
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
    // Closures are compared by what they capture: the values, not the control.
    let (locale, ownCalendar, timeZone) = (locale, ownCalendar, timeZone)
    let parts: DatePickerComponents =
      switch datePickerMode {
      case .time: .hourAndMinute
      case .date: .date
      default: [.date, .hourAndMinute]
      }
    Group {
      if let minimumDate, let maximumDate, minimumDate <= maximumDate {
        DatePicker("", selection: binding, in: minimumDate...maximumDate, displayedComponents: parts)
      } else if let minimumDate {
        DatePicker("", selection: binding, in: minimumDate..., displayedComponents: parts)
      } else if let maximumDate {
        DatePicker("", selection: binding, in: ...maximumDate, displayedComponents: parts)
      } else {
        DatePicker("", selection: binding, displayedComponents: parts)
      }
    }
    .labelsHidden()
    .disabled(!isEnabled)
    .transformEnvironment(\.self) { values in
      if let locale { values.locale = locale }
      if let ownCalendar { values.calendar = ownCalendar }
      if let timeZone { values.timeZone = timeZone }
    }
  }

  @ViewBuilder private var styled: some View {
    switch preferredDatePickerStyle {
    case .wheels: picker.datePickerStyle(.wheel)
    case .inline: picker.datePickerStyle(.graphical)
    case .automatic, .compact: picker.datePickerStyle(.compact)
    }
  }

  override func makeFace() -> AnyView? { AnyView(styled.frame(maxWidth: .infinity, maxHeight: .infinity)) }

  open override var intrinsicContentSize: CGSize {
    Measurement.size(of: styled, for: .unspecified, in: shownEnvironment)
  }

  override var tracksTouches: Bool { false }
}
