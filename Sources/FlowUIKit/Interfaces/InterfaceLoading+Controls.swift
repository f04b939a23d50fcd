import SwiftUI

// The properties of controls in storyboards. Attributes that are not read here are named in a warning.
extension InterfaceLoading {
  private static let alignments: [String: NSTextAlignment] = named(.left, .center, .right, .justified, .natural)

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]

  private func readControl(_ control: UIControl, _ element: InterfaceElement) {
    element.set("enabled", of: control, \.isEnabled)
    element.set("selected", of: control, \.isSelected)
    element.set("highlighted", of: control, \.isHighlighted)
    element.set(
      "contentHorizontalAlignment", of: control, \.contentHorizontalAlignment, Self.horizontalAlignments)
    element.set(
      "contentVerticalAlignment", of: control, \.contentVerticalAlignment, named(.center, .top, .bottom, .fill))
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = named(
    .center, .left, .right, .fill, .leading, .trailing)

  func readLabel(_ label: UILabel, _ element: InterfaceElement) {
    if let font = font(element) { label.font = font }
    if let color = color(element, key: "textColor") { label.textColor = color }
    setColor("highlightedColor", of: label, element, \.highlightedTextColor)
    setColor("shadowColor", of: label, element, \.shadowColor)
    if let offset = element.numbers(key: "shadowOffset", "width", "height") {
      label.shadowOffset = CGSize(width: offset[0], height: offset[1])
    }
    element.set("textAlignment", of: label, \.textAlignment, Self.alignments)
    element.set("lineBreakMode", of: label, \.lineBreakMode, Self.lineBreakModes)
    element.set("numberOfLines", of: label, \.numberOfLines)
    element.set("enabled", of: label, \.isEnabled)
    element.set("highlighted", of: label, \.isHighlighted)
    element.set("minimumScaleFactor", of: label, \.minimumScaleFactor)
    element.set("preferredMaxLayoutWidth", of: label, \.preferredMaxLayoutWidth)
    element.set("adjustsFontForContentSizeCategory", of: label, \.adjustsFontForContentSizeCategory)
    // Old files have the smallest size instead of a factor. Labels with either shrink unless the file says otherwise.
    let smallest: CGFloat? = element.value("minimumFontSize")
    let isAdjusted = element.string("adjustsFontSizeToFit").map { $0 == "YES" }
    if isAdjusted ?? (smallest != nil || label.minimumScaleFactor > 0) {
      label.adjustsFontSizeToFitWidth = true
      if let smallest, label.minimumScaleFactor == 0 { label.minimumScaleFactor = smallest / label.font.pointSize }
    }
    // Letters stand on the same line either way, and the kind of the text is known from its element.
    _ = (element.string("baselineAdjustment"), element.string("usesAttributedText"))
    if let text = text(element, "text") { label.text = text }
    if let text = attributedText(element, key: "attributedText") { label.attributedText = text }
  }

  func readButton(_ button: UIButton, _ element: InterfaceElement) {
    button.takeType(Self.buttonTypes[element.string("buttonType") ?? ""] ?? .custom)
    readControl(button, element)
    if let font = font(element) { button.titleLabel?.font = font }
    if let mode = element.string("lineBreakMode").flatMap({ Self.lineBreakModes[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
    for (key, property) in [
      ("contentEdgeInsets", \UIButton.contentEdgeInsets), ("titleEdgeInsets", \.titleEdgeInsets),
      ("imageEdgeInsets", \.imageEdgeInsets),
    ] as [(String, ReferenceWritableKeyPath<UIButton, UIEdgeInsets>)] {
      // The editor writes the smallest number for insets of zero that are meant.
      if let insets = insets(element, key: key) { button[keyPath: property] = insets }
    }
    element.set("adjustsImageWhenHighlighted", of: button, \.adjustsImageWhenHighlighted)
    element.set("showsTouchWhenHighlighted", of: button, \.showsTouchWhenHighlighted)
    element.set("showsMenuAsPrimaryAction", of: button, \.showsMenuAsPrimaryAction)
    // A highlighted title keeps its size either way.
    _ = (element.string("adjustsImageWhenDisabled"), element.string("reversesTitleShadowWhenHighlighted"))
    for (key, state) in Self.states {
      guard let look = element.child(key: key), look.name == "state" else { continue }
      readLook(of: button, state, look, element)
    }
    if let configuration = element.child(key: "configuration") {
      button.configuration = buttonConfiguration(configuration, of: button)
    }
  }

  private func readLook(
    of button: UIButton, _ state: UIControl.State, _ look: InterfaceElement, _ element: InterfaceElement
  ) {
    let name = look.key ?? "normal"
    if let title = look.string("title") ?? look.child(key: "title")?.text {
      button.setTitle(file.text(title, of: element, "\(name)Title"), for: state)
    }
    if let title = attributedText(look, key: "attributedTitle") { button.setAttributedTitle(title, for: state) }
    if let color = color(look, key: "titleColor") { button.setTitleColor(color, for: state) }
    if let image = image(look, "image") {
      let configuration = look.child(key: "preferredSymbolConfiguration").flatMap(symbolConfiguration)
      button.setImage(configuration.flatMap { image.applyingSymbolConfiguration($0) } ?? image, for: state)
    }
    if let image = image(look, "backgroundImage") { button.setBackgroundImage(image, for: state) }
  }

  private static let states: [(String, UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
  ]

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
    "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private func buttonConfiguration(_ element: InterfaceElement, of button: UIButton) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element.string("style") {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      case "borderless": .borderless()
      default: .plain()
      }
    configuration.title = element.string("title") ?? element.child(key: "title")?.text ?? button.title(for: .normal)
    configuration.subtitle = element.string("subtitle")
    configuration.image = image(element, "image") ?? button.image(for: .normal)
    if let color = color(element, key: "baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = color(element, key: "baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if let padding: CGFloat = element.value("imagePadding") { configuration.imagePadding = padding }
    if let padding: CGFloat = element.value("titlePadding") { configuration.titlePadding = padding }
    let edges: [String: NSDirectionalRectEdge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    if let edge = element.string("imagePlacement").flatMap({ edges[$0] }) { configuration.imagePlacement = edge }
    if let style = element.string("cornerStyle").flatMap({ Self.cornerStyles[$0] }) {
      configuration.cornerStyle = style
    }
    if let size = element.string("buttonSize").flatMap({ Self.buttonSizes[$0] }) { configuration.buttonSize = size }
    if let insets = element.numbers(key: "contentInsets", "top", "leading", "bottom", "trailing") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    }
    if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = symbolConfiguration(symbol)
    }
    if let title = attributedText(element, key: "attributedTitle") { configuration.title = title.string }
    for leftover in element.leftovers { warn("\(leftover) has no effect") }
    return configuration
  }

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = named(
    .fixed, .dynamic, .small, .medium, .large, .capsule)
  private static let buttonSizes: [String: UIButton.Configuration.Size] = named(.mini, .small, .medium, .large)

  func readImageView(_ view: UIImageView, _ element: InterfaceElement) {
    if let image = image(element, "image") { view.image = image }
    if let image = image(element, "highlightedImage") { view.highlightedImage = image }
    element.set("highlighted", of: view, \.isHighlighted)
    if let symbol = element.child(key: "preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = symbolConfiguration(symbol)
    }
  }

  func readTextField(_ field: UITextField, _ element: InterfaceElement) {
    readControl(field, element)
    if let font = font(element) { field.font = font }
    if let color = color(element, key: "textColor") { field.textColor = color }
    if let text = text(element, "text") { field.text = text }
    if let text = text(element, "placeholder") { field.placeholder = text }
    element.set("textAlignment", of: field, \.textAlignment, Self.alignments)
    element.set("borderStyle", of: field, \.borderStyle, Self.borders)
    element.set("minimumFontSize", of: field, \.minimumFontSize)
    element.set("adjustsFontSizeToFit", of: field, \.adjustsFontSizeToFitWidth)
    element.set("clearsOnBeginEditing", of: field, \.clearsOnBeginEditing)
    element.set("clearButtonMode", of: field, \.clearButtonMode, named(.never, .whileEditing, .unlessEditing, .always))
    guard let traits = element.child(key: "textInputTraits") else { return }
    traits.set("autocapitalizationType", of: field, \.autocapitalizationType, Self.capitalizations)
    traits.set("autocorrectionType", of: field, \.autocorrectionType, named(.default, .no, .yes))
    traits.set("spellCheckingType", of: field, \.spellCheckingType, named(.default, .no, .yes))
    traits.set("smartQuotesType", of: field, \.smartQuotesType, named(.default, .no, .yes))
    traits.set("smartDashesType", of: field, \.smartDashesType, named(.default, .no, .yes))
    traits.set("keyboardType", of: field, \.keyboardType, Self.keyboards)
    traits.set("returnKeyType", of: field, \.returnKeyType, Self.returnKeys)
    traits.set("keyboardAppearance", of: field, \.keyboardAppearance, ["alert": .dark, "dark": .dark, "light": .light])
    traits.set("enablesReturnKeyAutomatically", of: field, \.enablesReturnKeyAutomatically)
    traits.set("secureTextEntry", of: field, \.isSecureTextEntry)
    if let type = traits.string("textContentType") { field.textContentType = UITextContentType(rawValue: type) }
    for leftover in traits.leftovers { warn("\(leftover) has no effect") }
  }

  private static let borders: [String: UITextField.BorderStyle] = named(.none, .line, .bezel, .roundedRect)
  private static let capitalizations: [String: UITextAutocapitalizationType] = named(
    .none, .words, .sentences, .allCharacters)
  private static let returnKeys: [String: UIReturnKeyType] = named(
    .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue)
  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
  ]

  func readTextView(_ view: UITextView, _ element: InterfaceElement) {
    readScrollView(view, element)
    if let font = font(element) { view.font = font }
    if let color = color(element, key: "textColor") { view.textColor = color }
    element.set("textAlignment", of: view, \.textAlignment, Self.alignments)
    element.set("editable", of: view, \.isEditable)
    element.set("selectable", of: view, \.isSelectable)
    _ = element.string("usesAttributedText")
    if let text = text(element, "text") { view.text = text }
    if let text = attributedText(element, key: "attributedText") { view.attributedText = text }
    guard let traits = element.child(key: "textInputTraits") else { return }
    traits.set("autocapitalizationType", of: view, \.autocapitalizationType, Self.capitalizations)
    traits.set("autocorrectionType", of: view, \.autocorrectionType, named(.default, .no, .yes))
    traits.set("spellCheckingType", of: view, \.spellCheckingType, named(.default, .no, .yes))
    traits.set("smartQuotesType", of: view, \.smartQuotesType, named(.default, .no, .yes))
    traits.set("smartDashesType", of: view, \.smartDashesType, named(.default, .no, .yes))
    traits.set("keyboardType", of: view, \.keyboardType, Self.keyboards)
    traits.set("returnKeyType", of: view, \.returnKeyType, Self.returnKeys)
    for leftover in traits.leftovers { warn("\(leftover) has no effect") }
  }

  func readSwitch(_ control: UISwitch, _ element: InterfaceElement) {
    readControl(control, element)
    element.set("on", of: control, \.isOn)
    setColor("onTintColor", of: control, element, \.onTintColor)
    setColor("thumbTintColor", of: control, element, \.thumbTintColor)
  }

  func readSlider(_ slider: UISlider, _ element: InterfaceElement) {
    readControl(slider, element)
    element.set("minValue", of: slider, \.minimumValue)
    element.set("maxValue", of: slider, \.maximumValue)
    element.set("value", of: slider, \.value)
    element.set("continuous", of: slider, \.isContinuous)
    setColor("minimumTrackTintColor", of: slider, element, \.minimumTrackTintColor)
    setColor("maximumTrackTintColor", of: slider, element, \.maximumTrackTintColor)
    setColor("thumbTintColor", of: slider, element, \.thumbTintColor)
  }

  func readStepper(_ stepper: UIStepper, _ element: InterfaceElement) {
    readControl(stepper, element)
    element.set("minimumValue", of: stepper, \.minimumValue)
    element.set("maximumValue", of: stepper, \.maximumValue)
    element.set("stepValue", of: stepper, \.stepValue)
    element.set("value", of: stepper, \.value)
    element.set("wraps", of: stepper, \.wraps)
    element.set("autorepeat", of: stepper, \.autorepeat)
    element.set("continuous", of: stepper, \.isContinuous)
  }

  func readSegmentedControl(_ control: UISegmentedControl, _ element: InterfaceElement) {
    readControl(control, element)
    for (index, segment) in element.members("segments").enumerated() {
      if let image = image(segment, "image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = file.text(segment.string("title"), of: element, "segmentTitles[\(index)]")
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    element.set("selectedSegmentIndex", of: control, \.selectedSegmentIndex)
    element.set("momentary", of: control, \.isMomentary)
    element.set("apportionsSegmentWidthsByContent", of: control, \.apportionsSegmentWidthsByContent)
    // The styles of old systems look alike.
    _ = element.string("segmentControlStyle")
    setColor("selectedSegmentTintColor", of: control, element, \.selectedSegmentTintColor)
  }

  func readPageControl(_ control: UIPageControl, _ element: InterfaceElement) {
    readControl(control, element)
    element.set("numberOfPages", of: control, \.numberOfPages)
    element.set("currentPage", of: control, \.currentPage)
    element.set("hidesForSinglePage", of: control, \.hidesForSinglePage)
    setColor("pageIndicatorTintColor", of: control, element, \.pageIndicatorTintColor)
    setColor("currentPageIndicatorTintColor", of: control, element, \.currentPageIndicatorTintColor)
  }

  func readDatePicker(_ picker: UIDatePicker, _ element: InterfaceElement) {
    readControl(picker, element)
    element.set("datePickerMode", of: picker, \.datePickerMode, Self.dateModes)
    element.set("style", of: picker, \.preferredDatePickerStyle, named(.automatic, .wheels, .compact, .inline))
    element.set("minuteInterval", of: picker, \.minuteInterval)
    // The editor's own date; a picker begins with the present time.
    _ = (element.string("useCurrentDate"), element.child(key: "date"))
  }

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countdown": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]

  func readProgressView(_ view: UIProgressView, _ element: InterfaceElement) {
    element.set("progress", of: view, \.progress)
    setColor("progressTintColor", of: view, element, \.progressTintColor)
    setColor("trackTintColor", of: view, element, \.trackTintColor)
    _ = element.string("progressViewStyle")
  }

  func readActivityIndicator(_ view: UIActivityIndicatorView, _ element: InterfaceElement) {
    element.set("style", of: view, \.style, named(.medium, .large, .gray, .white, .whiteLarge))
    // Spinners of the editor stay unless the file says otherwise; those of code hide.
    view.hidesWhenStopped = element.isOn("hidesWhenStopped")
    if let color = color(element, key: "color") { view.color = color }
    if element.isOn("animating") { view.startAnimating() }
  }

  func readSearchBar(_ bar: UISearchBar, _ element: InterfaceElement) {
    if let text = text(element, "text") { bar.text = text }
    if let text = text(element, "placeholder") { bar.placeholder = text }
    element.set("searchBarStyle", of: bar, \.searchBarStyle, named(.default, .prominent, .minimal))
    element.set("showsCancelButton", of: bar, \.showsCancelButton)
    element.set("showsScopeBar", of: bar, \.showsScopeBar)
    element.set("translucent", of: bar, \.isTranslucent)
    setColor("barTintColor", of: bar, element, \.barTintColor)
    let titles = element.members("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let traits = element.child(key: "textInputTraits") {
      traits.set("autocapitalizationType", of: bar, \.autocapitalizationType, Self.capitalizations)
      traits.set("keyboardType", of: bar, \.keyboardType, Self.keyboards)
      for leftover in traits.leftovers { warn("\(leftover) has no effect") }
    }
  }

  func readScrollView(_ view: UIScrollView, _ element: InterfaceElement) {
    element.set("scrollEnabled", of: view, \.isScrollEnabled)
    element.set("pagingEnabled", of: view, \.isPagingEnabled)
    element.set("bounces", of: view, \.bounces)
    element.set("alwaysBounceVertical", of: view, \.alwaysBounceVertical)
    element.set("alwaysBounceHorizontal", of: view, \.alwaysBounceHorizontal)
    element.set("showsHorizontalScrollIndicator", of: view, \.showsHorizontalScrollIndicator)
    element.set("showsVerticalScrollIndicator", of: view, \.showsVerticalScrollIndicator)
    element.set("minimumZoomScale", of: view, \.minimumZoomScale)
    element.set("maximumZoomScale", of: view, \.maximumZoomScale)
    element.set("bouncesZoom", of: view, \.bouncesZoom)
    element.set(
      "keyboardDismissMode", of: view, \.keyboardDismissMode,
      named(.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory))
    element.set(
      "contentInsetAdjustmentBehavior", of: view, \.contentInsetAdjustmentBehavior,
      named(.automatic, .scrollableAxes, .never, .always))
    if let insets = insets(element, key: "contentInset") { view.contentInset = insets }
    if let size = element.numbers(key: "contentSize", "width", "height") {
      view.contentSize = CGSize(width: size[0], height: size[1])
    }
  }

  func readStackView(_ stack: UIStackView, _ element: InterfaceElement) {
    element.set("axis", of: stack, \.axis, named(.horizontal, .vertical))
    element.set(
      "distribution", of: stack, \.distribution,
      named(.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering))
    element.set("alignment", of: stack, \.alignment, Self.stackAlignments)
    element.set("spacing", of: stack, \.spacing)
    element.set("layoutMarginsRelativeArrangement", of: stack, \.isLayoutMarginsRelativeArrangement)
    element.set("baselineRelativeArrangement", of: stack, \.isBaselineRelativeArrangement)
    // Not laid out differently with margins of the older kind.
    _ = element.string("spacingType")
  }

  private static let stackAlignments: [String: UIStackView.Alignment] = named(
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline
  ).merging(["top": .top, "bottom": .bottom]) { first, _ in first }

  func readEffectView(_ view: UIVisualEffectView, _ element: InterfaceElement) {
    if let effect = element.child("blurEffect") {
      let styles: [String: UIBlurEffect.Style] = named(
        .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial,
        .systemMaterial, .systemThickMaterial, .systemChromeMaterial)
      view.effect = UIBlurEffect(style: effect.string("style").flatMap { styles[$0] } ?? .regular)
    }
    guard let content = element.child(key: "contentView") else { return }
    // The view is there already: it takes the constraints and the subviews of its element.
    name(view.contentView, content.id)
    for child in content.members("subviews") {
      if let subview = makeView(child) { view.contentView.addSubview(subview) }
    }
    noteConstraints(of: view.contentView, content)
  }
}
