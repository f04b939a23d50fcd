import SwiftUI

/// What an element of a storyboard stands for: a class, and how its objects are read.
@MainActor
struct InterfaceKind {
  let type: UIView.Type
  let read: @MainActor (UIView, InterfaceElement, InterfaceLoading) -> Void

  /// - Parameters:
  ///   - type: The class.
  ///   - read: Sets the properties of a view that views in general do not have.
  init<View: UIView>(
    _ type: View.Type, _ read: @escaping @MainActor (View, InterfaceElement, InterfaceLoading) -> Void = { _, _, _ in }
  ) {
    self.type = type
    self.read = { view, element, loading in
      if let view = view as? View { read(view, element, loading) }
    }
  }

  /// The kinds of views by the names of their elements.
  static let views: [String: InterfaceKind] = [
    "view": InterfaceKind(UIView.self),
    "containerView": InterfaceKind(UIView.self),
    "tableViewCellContentView": InterfaceKind(UIView.self),
    "collectionViewCellContentView": InterfaceKind(UIView.self),
    "label": InterfaceKind(UILabel.self) { $2.readLabel($0, $1) },
    "button": InterfaceKind(UIButton.self) { $2.readButton($0, $1) },
    "imageView": InterfaceKind(UIImageView.self) { $2.readImageView($0, $1) },
    "textField": InterfaceKind(UITextField.self) { $2.readTextField($0, $1) },
    "textView": InterfaceKind(UITextView.self) { $2.readTextView($0, $1) },
    "switch": InterfaceKind(UISwitch.self) { $2.readSwitch($0, $1) },
    "slider": InterfaceKind(UISlider.self) { $2.readSlider($0, $1) },
    "stepper": InterfaceKind(UIStepper.self) { $2.readStepper($0, $1) },
    "segmentedControl": InterfaceKind(UISegmentedControl.self) { $2.readSegmentedControl($0, $1) },
    "pageControl": InterfaceKind(UIPageControl.self) { $2.readPageControl($0, $1) },
    "datePicker": InterfaceKind(UIDatePicker.self) { $2.readDatePicker($0, $1) },
    "pickerView": InterfaceKind(UIPickerView.self),
    "progressView": InterfaceKind(UIProgressView.self) { $2.readProgressView($0, $1) },
    "activityIndicatorView": InterfaceKind(UIActivityIndicatorView.self) { $2.readActivityIndicator($0, $1) },
    "searchBar": InterfaceKind(UISearchBar.self) { $2.readSearchBar($0, $1) },
    "scrollView": InterfaceKind(UIScrollView.self) { $2.readScrollView($0, $1) },
    "stackView": InterfaceKind(UIStackView.self) { $2.readStackView($0, $1) },
    "visualEffectView": InterfaceKind(UIVisualEffectView.self) { $2.readEffectView($0, $1) },
    "toolbar": InterfaceKind(UIToolbar.self) { view, element, loading in
      view.items = element.members("items").compactMap(loading.makeBarButtonItem)
    },
    "tableView": InterfaceKind(UITableView.self) { $2.readTable($0, $1) },
    "tableViewCell": InterfaceKind(UITableViewCell.self) { $2.readCell($0, $1) },
    "collectionView": InterfaceKind(UICollectionView.self) { $2.readCollection($0, $1) },
    "collectionViewCell": InterfaceKind(UICollectionViewCell.self) { $2.readItem($0, $1) },
    "collectionReusableView": InterfaceKind(UICollectionReusableView.self) { _, element, _ in
      _ = element.string("reuseIdentifier")
    },
  ]
}

extension InterfaceLoading {
  /// Sets what a view has in its element: while the view is made, so that its class's own initializer has the last word.
  func read(_ element: InterfaceElement, into view: UIView) {
    note(view, for: element)
    readView(view, element)
    InterfaceKind.views[element.name]?.read(view, element, self)
    readSubviews(of: view, element)
    noteConstraints(of: view, element)
  }

  private func readSubviews(of view: UIView, _ element: InterfaceElement) {
    for child in element.members("subviews") {
      guard let subview = makeView(child) else { continue }
      switch view {
      case let stack as UIStackView: stack.addArrangedSubview(subview)
      case let effect as UIVisualEffectView: effect.contentView.addSubview(subview)
      default: view.addSubview(subview)
      }
    }
  }

  /// Reads the properties that all views have.
  func readView(_ view: UIView, _ element: InterfaceElement) {
    if let frame = element.child(key: "frame") { view.frame = rectangle(frame) }
    if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    element.set("translatesAutoresizingMaskIntoConstraints", of: view, \.translatesAutoresizingMaskIntoConstraints)
    element.set("hidden", of: view, \.isHidden)
    element.set("alpha", of: view, \.alpha)
    element.set("tag", of: view, \.tag)
    element.set("userInteractionEnabled", of: view, \.isUserInteractionEnabled)
    element.set("multipleTouchEnabled", of: view, \.isMultipleTouchEnabled)
    element.set("autoresizesSubviews", of: view, \.autoresizesSubviews)
    element.set("clipsSubviews", of: view, \.clipsToBounds)
    element.set("insetsLayoutMarginsFromSafeArea", of: view, \.insetsLayoutMarginsFromSafeArea)
    element.set("preservesSuperviewLayoutMargins", of: view, \.preservesSuperviewLayoutMargins)
    element.set("contentMode", of: view, \.contentMode, Self.contentModes)
    element.set(
      "semanticContentAttribute", of: view, \.semanticContentAttribute,
      named(.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft))
    setColor("backgroundColor", of: view, element, \.backgroundColor)
    if let tint = color(element, key: "tintColor") { view.tintColor = tint }
    if let margins = insets(element, key: "layoutMargins") { view.layoutMargins = margins }
    if let margins = insets(element, key: "directionalLayoutMargins") { view.layoutMargins = margins }
    readPriorities(of: view, element)
    readAccessibility(of: view, element)
    for guide in element.children where guide.name == "viewLayoutGuide" { readGuide(guide, of: view, element) }
  }

  func readGuide(_ guide: InterfaceElement, of view: UIView, _ element: InterfaceElement) {
    guard let key = guide.key else { return }
    _ = element.child(key: key)
    let scroll = view as? UIScrollView
    switch key {
    case "safeArea": name(view.safeAreaLayoutGuide, guide.id)
    case "contentLayoutGuide": scroll.map { name($0.contentLayoutGuide, guide.id) }
    case "frameLayoutGuide": scroll.map { name($0.frameLayoutGuide, guide.id) }
    default: warn("the layout guide \"\(key)\" is not there, and neither are its constraints")
    }
  }

  private func readPriorities(of view: UIView, _ element: InterfaceElement) {
    func priority(_ attribute: String) -> UILayoutPriority? {
      let value: Float? = element.value(attribute)
      return value.map { UILayoutPriority($0) }
    }
    if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func readAccessibility(of view: UIView, _ element: InterfaceElement) {
    guard let values = element.child("accessibility") else { return }
    values.set("identifier", of: view, \.accessibilityIdentifier)
    if let hint = values.string("hint") { view.accessibilityHint = hint }
    if let label = values.string("label") { view.accessibilityLabel = label }
    if let isElement = values.child(key: "isElement") { view.isAccessibilityElement = isElement.isOn("value") }
    guard let traits = values.child(key: "traits") else { return }
    let all: [(String, UIAccessibilityTraits)] = [
      ("none", .none), ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("staticText", .staticText), ("header", .header), ("searchField", .searchField), ("adjustable", .adjustable),
      ("keyboardKey", .keyboardKey), ("playsSound", .playsSound), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
    ]
    view.accessibilityTraits = UIAccessibilityTraits(all.filter { traits.isOn($0.0) }.map(\.1))
  }

  private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let all: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return UIView.AutoresizingMask(all.filter { element.isOn($0.0) }.map(\.1))
  }

  private static let contentModes: [String: UIView.ContentMode] = named(
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
    .topRight, .bottomLeft, .bottomRight)
}
