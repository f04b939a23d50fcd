import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

/// Views of UIKit and changes of them, as apps make them while the view is shown.
@MainActor
enum ChangedViews {
  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    let changes: [Change]

    nonisolated var testDescription: String { name }
  }

  struct Change: Sendable {
    let name: String
    let apply: @MainActor @Sendable (UIView) -> Void
  }

  private nonisolated static func form<V: UIView>(
    _ type: V.Type, _ make: @escaping @MainActor @Sendable () -> V,
    _ changes: KeyValuePairs<String, @MainActor @Sendable (V) -> Void>
  ) -> Form {
    Form(
      name: "\(type)",
      make: {
        let view = make()
        if view.frame == .zero { view.frame = CGRect(x: 40, y: 40, width: 300, height: 200) }
        return view
      },
      changes: changes.map { name, change in
        Change(name: name) { view in
          guard let view = view as? V else { return }
          change(view)
        }
      } + common)
  }

  /// Changes that every view takes.
  private nonisolated static let common: [Change] = [
    Change(name: "hidden") { $0.isHidden = true },
    Change(name: "shown") { $0.isHidden = false },
    Change(name: "alpha") { $0.alpha = 0.5 },
    Change(name: "background") { $0.backgroundColor = .yellow },
    Change(name: "frame") { $0.frame = CGRect(x: 20, y: 60, width: 250, height: 150) },
    Change(name: "center") { $0.center = CGPoint(x: 200, y: 200) },
    Change(name: "transform") { $0.transform = CGAffineTransform(rotationAngle: 0.5) },
    Change(name: "corners") {
      $0.layer.cornerRadius = 20
      $0.clipsToBounds = true
    },
    Change(name: "border") {
      $0.layer.borderWidth = 3
      $0.layer.borderColor = UIColor.red.cgColor
    },
    Change(name: "shadow") {
      $0.layer.shadowOpacity = 0.8
      $0.layer.shadowRadius = 5
    },
    Change(name: "tint") { $0.tintColor = .purple },
    Change(name: "dark") { $0.overrideUserInterfaceStyle = .dark },
    Change(name: "right to left") { $0.semanticContentAttribute = .forceRightToLeft },
    Change(name: "label") { $0.accessibilityLabel = "label" },
    Change(name: "identifier") { $0.accessibilityIdentifier = "identifier" },
    Change(name: "subview") {
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      view.backgroundColor = .green
      $0.addSubview(view)
    },
  ]

  private static func image(_ color: UIColor, _ side: CGFloat = 30) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  nonisolated static let all: [Form] = labels + buttons + values + texts + containers

  private nonisolated static let labels: [Form] = [
    form(UIView.self, { UIView() }, ["nothing": { _ in }]),
    form(
      UILabel.self,
      {
        let label = UILabel()
        label.text = "A label with some words"
        return label
      },
      [
        "text": { $0.text = "Other words of the label, which are longer than they were" },
        "no text": { $0.text = nil },
        "attributed text": {
          $0.attributedText = NSAttributedString(string: "attributed", attributes: [.foregroundColor: UIColor.red])
        },
        "font": { $0.font = .systemFont(ofSize: 30, weight: .bold) },
        "color": { $0.textColor = .blue },
        "alignment": { $0.textAlignment = .center },
        "lines": { $0.numberOfLines = 0 },
        "breaks": { $0.lineBreakMode = .byTruncatingHead },
        "smaller": {
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.3
        },
        "disabled": { $0.isEnabled = false },
        "shadow of the text": { $0.shadowColor = .gray },
        "highlighted": {
          $0.highlightedTextColor = .orange
          $0.isHighlighted = true
        },
        "fits": { $0.sizeToFit() },
      ]),
    form(
      UIImageView.self, { UIImageView(image: image(.red)) },
      [
        "image": { $0.image = image(.blue, 60) },
        "no image": { $0.image = nil },
        "symbol": { $0.image = UIImage(systemName: "star.fill") },
        "template": { $0.image = image(.red).withRenderingMode(.alwaysTemplate) },
        "fit": { $0.contentMode = .scaleAspectFit },
        "middle": { $0.contentMode = .center },
        "highlighted": {
          $0.highlightedImage = image(.green)
          $0.isHighlighted = true
        },
      ]),
    form(
      UIVisualEffectView.self, { UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) },
      [
        "effect": { $0.effect = UIBlurEffect(style: .dark) },
        "no effect": { $0.effect = nil },
        "content": {
          let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
          label.text = "inside"
          $0.contentView.addSubview(label)
        },
      ]),
  ]

  private nonisolated static let buttons: [Form] = [
    form(
      UIButton.self,
      {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        return button
      },
      [
        "title": { $0.setTitle("Reply", for: .normal) },
        "title when selected": { $0.setTitle("Selected", for: .selected) },
        "color": { $0.setTitleColor(.red, for: .normal) },
        "image": { $0.setImage(UIImage(systemName: "star"), for: .normal) },
        "background image": { $0.setBackgroundImage(image(.cyan), for: .normal) },
        "disabled": { $0.isEnabled = false },
        "selected": { $0.isSelected = true },
        "font": { $0.titleLabel?.font = .systemFont(ofSize: 28) },
        "leading": { $0.contentHorizontalAlignment = .leading },
        "configuration": { $0.configuration = .filled() },
        "title of the configuration": {
          var configuration = $0.configuration ?? .plain()
          configuration.title = "Configured"
          configuration.subtitle = "in two lines"
          $0.configuration = configuration
        },
        "menu": {
          $0.menu = UIMenu(title: "Menu", children: [UIAction(title: "One") { _ in }])
          $0.showsMenuAsPrimaryAction = true
        },
      ]),
    form(
      UISegmentedControl.self,
      {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        control.frame = CGRect(x: 40, y: 40, width: 300, height: 32)
        return control
      },
      [
        "selection": { $0.selectedSegmentIndex = 1 },
        "no selection": { $0.selectedSegmentIndex = UISegmentedControl.noSegment },
        "title": { $0.setTitle("Changed", forSegmentAt: 0) },
        "insertion": { $0.insertSegment(withTitle: "New", at: 1, animated: false) },
        "removal": { $0.removeSegment(at: 0, animated: false) },
        "disabled segment": { $0.setEnabled(false, forSegmentAt: 0) },
        "disabled": { $0.isEnabled = false },
        "selected tint": { $0.selectedSegmentTintColor = .orange },
        "attributes": { $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) },
      ]),
    form(
      UIPageControl.self,
      {
        let control = UIPageControl()
        control.numberOfPages = 4
        return control
      },
      [
        "pages": { $0.numberOfPages = 6 },
        "page": { $0.currentPage = 2 },
        "one page": {
          $0.numberOfPages = 1
          $0.hidesForSinglePage = true
        },
        "colors": {
          $0.pageIndicatorTintColor = .red
          $0.currentPageIndicatorTintColor = .blue
        },
      ]),
  ]

  private nonisolated static let values: [Form] = [
    form(
      UISwitch.self, { UISwitch(frame: CGRect(x: 40, y: 40, width: 51, height: 31)) },
      [
        "on": { $0.isOn = true }, "off": { $0.setOn(false, animated: false) },
        "disabled": { $0.isEnabled = false }, "tint when on": { $0.onTintColor = .red },
        "thumb": { $0.thumbTintColor = .black },
      ]),
    form(
      UISlider.self, { UISlider(frame: CGRect(x: 40, y: 40, width: 300, height: 31)) },
      [
        "value": { $0.value = 0.7 }, "least": { $0.minimumValue = -1 }, "most": { $0.maximumValue = 3 },
        "disabled": { $0.isEnabled = false }, "tint before": { $0.minimumTrackTintColor = .red },
        "tint behind": { $0.maximumTrackTintColor = .blue }, "thumb": { $0.thumbTintColor = .green },
        "thumb image": { $0.setThumbImage(image(.black), for: .normal) },
        "images": { $0.minimumValueImage = image(.cyan, 20) },
        "track image": { $0.setMinimumTrackImage(image(.orange, 8), for: .normal) },
      ]),
    form(
      UIStepper.self, { UIStepper(frame: CGRect(x: 40, y: 40, width: 94, height: 32)) },
      [
        "value": { $0.value = 5 }, "most": { $0.maximumValue = 0 }, "disabled": { $0.isEnabled = false },
        "least": { $0.minimumValue = -4 },
      ]),
    form(
      UIProgressView.self,
      {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 40, y: 40, width: 300, height: 4)
        return view
      },
      [
        "progress": { $0.progress = 0.4 }, "animated progress": { $0.setProgress(0.8, animated: true) },
        "progress tint": { $0.progressTintColor = .red }, "track tint": { $0.trackTintColor = .blue },
      ]),
    form(
      UIActivityIndicatorView.self, { UIActivityIndicatorView(style: .medium) },
      [
        "start": { $0.startAnimating() }, "stop": { $0.stopAnimating() }, "color": { $0.color = .red },
        "large": { $0.style = .large }, "stays": { $0.hidesWhenStopped = false },
      ]),
    form(
      UIDatePicker.self,
      {
        let picker = UIDatePicker()
        picker.date = date(0)
        return picker
      },
      [
        "date": { $0.date = date(86_400 * 40 + 3_600) }, "dates": { $0.datePickerMode = .date },
        "times": { $0.datePickerMode = .time }, "wheels": { $0.preferredDatePickerStyle = .wheels },
        "calendar": { $0.preferredDatePickerStyle = .inline },
        "compact": { $0.preferredDatePickerStyle = .compact },
        "least": { $0.minimumDate = date(86_400 * 10) }, "most": { $0.maximumDate = date(86_400 * 20) },
        "language": { $0.locale = Locale(identifier: "de_DE") },
        "zone": { $0.timeZone = TimeZone(secondsFromGMT: 3_600 * 5) },
        "disabled": { $0.isEnabled = false },
      ]),
    form(
      UIColorWell.self, { UIColorWell(frame: CGRect(x: 40, y: 40, width: 40, height: 40)) },
      ["color": { $0.selectedColor = .red }, "title": { $0.title = "Color" }, "disabled": { $0.isEnabled = false }]),
  ]

  private nonisolated static let texts: [Form] = [
    form(
      UITextField.self, { UITextField(frame: CGRect(x: 40, y: 40, width: 300, height: 40)) },
      [
        "text": { $0.text = "some text" }, "placeholder": { $0.placeholder = "Name" },
        "attributed placeholder": {
          $0.attributedPlaceholder = NSAttributedString(
            string: "Red", attributes: [.foregroundColor: UIColor.red])
        },
        "font": { $0.font = .systemFont(ofSize: 24) }, "color": { $0.textColor = .red },
        "alignment": { $0.textAlignment = .right }, "border": { $0.borderStyle = .roundedRect },
        "line": { $0.borderStyle = .line }, "secret": { $0.isSecureTextEntry = true },
        "left": {
          $0.leftView = UIImageView(image: image(.red, 20))
          $0.leftViewMode = .always
        },
        "clear button": { $0.clearButtonMode = .always }, "disabled": { $0.isEnabled = false },
      ]),
    form(
      UITextView.self, { UITextView() },
      [
        "text": { $0.text = "some text\nin two lines" }, "font": { $0.font = .systemFont(ofSize: 24) },
        "color": { $0.textColor = .red }, "alignment": { $0.textAlignment = .center },
        "fixed": { $0.isEditable = false }, "inset": { $0.textContainerInset.top = 40 },
        "attributed text": {
          $0.attributedText = NSAttributedString(
            string: "attributed", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        },
        "still": { $0.isScrollEnabled = false },
      ]),
    form(
      UISearchBar.self, { UISearchBar(frame: CGRect(x: 20, y: 40, width: 350, height: 56)) },
      [
        "text": { $0.text = "query" }, "placeholder": { $0.placeholder = "Search here" },
        "cancel": { $0.showsCancelButton = true }, "minimal": { $0.searchBarStyle = .minimal },
      ]),
  ]

  private nonisolated static let containers: [Form] = [
    form(
      UIStackView.self,
      {
        let stack = UIStackView(
          arrangedSubviews: ["One", "Two words", "Three"].map {
            let label = UILabel()
            label.text = $0
            return label
          })
        stack.frame = CGRect(x: 40, y: 40, width: 300, height: 200)
        return stack
      },
      [
        "vertical": { $0.axis = .vertical }, "spacing": { $0.spacing = 20 },
        "alignment": { $0.alignment = .center }, "equal": { $0.distribution = .fillEqually },
        "spread": { $0.distribution = .equalSpacing },
        "addition": {
          let label = UILabel()
          label.text = "New"
          $0.addArrangedSubview(label)
        },
        "insertion": {
          let label = UILabel()
          label.text = "First"
          $0.insertArrangedSubview(label, at: 0)
        },
        "removal": { $0.arrangedSubviews.first?.removeFromSuperview() },
        "hidden part": { $0.arrangedSubviews.first?.isHidden = true },
        "margins": {
          $0.isLayoutMarginsRelativeArrangement = true
          $0.layoutMargins = UIEdgeInsets(top: 10, left: 30, bottom: 10, right: 30)
        },
        "own spacing": { stack in
          if let first = stack.arrangedSubviews.first { stack.setCustomSpacing(50, after: first) }
        },
      ]),
    form(
      UIScrollView.self,
      {
        let view = UIScrollView()
        view.contentSize = CGSize(width: 300, height: 800)
        for row in 0..<8 {
          let label = UILabel(frame: CGRect(x: 10, y: CGFloat(row) * 100, width: 200, height: 30))
          label.text = "Row \(row)"
          view.addSubview(label)
        }
        return view
      },
      [
        "offset": { $0.contentOffset = CGPoint(x: 0, y: 250) }, "size": { $0.contentSize.height = 1_200 },
        "inset": { $0.contentInset.top = 30 }, "still": { $0.isScrollEnabled = false },
        "visible": { $0.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 30), animated: false) },
        "row": { ($0.subviews.first as? UILabel)?.text = "Changed" },
        "no rows": { view in view.subviews.forEach { $0.removeFromSuperview() } },
      ]),
    form(
      TableOfRows.self, { TableOfRows(frame: CGRect(x: 0, y: 40, width: 390, height: 300)) },
      [
        "reload": {
          $0.rows = ["Other", "rows"]
          $0.reloadData()
        },
        "insertion": {
          $0.rows.insert("New", at: 0)
          $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        },
        "removal": {
          guard !$0.rows.isEmpty else { return }
          $0.rows.removeFirst()
          $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        },
        "one row": {
          guard !$0.rows.isEmpty else { return }
          $0.rows[0] = "Changed"
          $0.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        },
        "editing": { $0.isEditing = true },
        "separators": { $0.separatorStyle = .none },
        "header": {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
          label.text = "Header"
          $0.tableHeaderView = label
        },
      ]),
  ]
}

/// A table that shows texts.
final class TableOfRows: UITableView, UITableViewDataSource {
  var rows = ["One", "Two", "Three"]

  init(frame: CGRect) {
    super.init(frame: frame, style: .plain)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
