import SwiftUI

/// A line of text that a person edits.
open class UITextField: UIControl, TextInputView, UITextInput {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When something is shown in a field.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  fileprivate var content = ""
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private var attributedHint: NSAttributedString?
  private var takesFocusLater = false
  private var isDeleteKeyDown = false
  var hasPermission = false
  var selection = EditedSelection()

  open weak var delegate: (any UITextFieldDelegate)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; never `nil` once it was set.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      change()
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: attributes) }
    set {
      if let newValue, newValue.length > 0 { attributes = newValue.attributes(at: 0, effectiveRange: nil) }
      text = newValue?.string
    }
  }

  open var placeholder: String? { didSet { changeContent() } }
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedHint ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      attributedHint = newValue
      changeContent()
    }
  }

  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changeContent() } }
  open var textColor: UIColor? = .label { didSet { change() } }
  open var textAlignment = NSTextAlignment.natural { didSet { change() } }
  open var borderStyle = BorderStyle.none { didSet { changeContent() } }
  open var isSecureTextEntry = false { didSet { change() } }
  open var keyboardType = UIKeyboardType.default { didSet { change() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { change() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { change() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { change() } }
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType! { didSet { change() } }
  open var clearButtonMode = ViewMode.never { didSet { change() } }
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false { didSet { change() } }
  open var minimumFontSize: CGFloat = 0

  /// Views at the ends of the field.
  open var leftView: UIView? { didSet { changeContent() } }
  open var leftViewMode = ViewMode.never { didSet { changeContent() } }
  open var rightView: UIView? { didSet { changeContent() } }
  open var rightViewMode = ViewMode.never { didSet { changeContent() } }

  var inputViews = InputViews()
  fileprivate var shownInputViews = InputViews()

  /// The view above the keyboard. A field that has the keyboard shows a new one after ``reloadInputViews()``.
  open var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { setInputViews { $0.accessory = newValue } }
  }

  /// The view in place of the keyboard. A field that has the keyboard shows a new one after ``reloadInputViews()``.
  open var inputView: UIView? {
    get { inputViews.panel }
    set { setInputViews { $0.panel = newValue } }
  }

  open override func reloadInputViews() {
    shownInputViews = inputViews
    change()
  }

  // MARK: - Editing

  /// Whether the field has the keyboard.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { TextFocus.isIn(self) }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, TextEditing.allowsMove(to: self) else { return false }
    if TextFocus.take(self) { return true }
    // On a device the field is in the window already; here its element follows at the end of the update.
    takesFocusLater = window != nil
    hasPermission = takesFocusLater
    return takesFocusLater
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    takesFocusLater = false
    guard isFirstResponder else { return true }
    guard mayEndEditing() else { return false }
    hasPermission = true
    TextFocus.leave(self)
    return true
  }

  open override func selectAll(_ sender: Any?) {
    if isFirstResponder { element?.graph.focus.selectAll() }
  }

  fileprivate func appeared() {
    guard takesFocusLater else { return }
    takesFocusLater = false
    _ = TextFocus.take(self)
  }

  func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func editingBegan() {
    if clearsOnBeginEditing { content = "" }
    change()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func editingEnded() {
    reloadInputViews()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// The text as a person edits it.
  var textBinding: Binding<String> {
    Binding(get: { self.content }, set: { self.take($0) })
  }

  /// Takes what was typed, if the delegate allows it.
  private func take(_ new: String) {
    guard new != content else { return }
    let edit = TextEdit(from: content, to: new)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    else { return change() }
    setEditedText(new)
    selection.isTyping = true
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Deletes the selection, or the letter before it. The delete key calls it for a subclass, also while the field is empty.
  open func deleteBackward() {
    guard let range = deletedUnits else { return }
    if isDeleteKeyDown,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") == false
    {
      return
    }
    replaceUnits(range, with: "")
  }

  /// Lets a subclass delete in its own way; other fields delete as those of SwiftUI do.
  fileprivate func pressDelete() -> KeyPress.Result {
    if type(of: self) == UITextField.self || type(of: self) == UISearchTextField.self { return .ignored }
    isDeleteKeyDown = true
    defer { isDeleteKeyDown = false }
    deleteBackward()
    return .handled
  }

  func setEditedText(_ text: String) {
    content = text
    change("text")
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Handles the return key.
  ///
  /// - Returns: Whether the field keeps the keyboard.
  fileprivate func submit() -> Bool {
    let mayEnd = delegate?.textFieldShouldReturn(self) ?? true
    guard isFirstResponder else { return false }
    guard mayEnd else { return true }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    return !ends && isFirstResponder
  }

  fileprivate func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    take("")
  }

  // MARK: - Face

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  override func makeFace() -> AnyView? {
    AnyView(
      HStack(spacing: 0) {
        if let leftView, isShown(leftViewMode) { FittingView(view: leftView) }
        FieldFace(field: self)
        if isShown(clearButtonMode), !content.isEmpty {
          Button {
            self.clear()
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.tertiary)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Clear text")
          .padding(.horizontal, 5)
        }
        if let rightView, isShown(rightViewMode) { FittingView(view: rightView) }
      }
      .padding(.horizontal, borderStyle == .none ? 0 : 7)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        switch borderStyle {
        case .none: EmptyView()
        case .line: Rectangle().strokeBorder(Color(uiColor: .label))
        case .bezel, .roundedRect:
          RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
            .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5))
        }
      })
  }

  /// The prompt while there is no text.
  fileprivate var prompt: Text {
    attributedHint?.text(font: font ?? .systemFont(ofSize: 17), color: nil) ?? Text(verbatim: placeholder ?? "")
  }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let line = Measurement.size(
      of: Text(verbatim: content.isEmpty ? placeholder ?? " " : content).font(Font(font)).lineLimit(1),
      for: .unspecified, in: shownEnvironment)
    let size = line.roundedUp(toPixelsOf: shownEnvironment.displayScale)
    // A rounded border leaves 7 points at the sides, and makes the field 34 points high with 17-point text.
    let hasBorder = borderStyle == .roundedRect || borderStyle == .bezel
    return CGSize(
      width: size.width + (hasBorder ? 14 : 0), height: hasBorder ? max(34, size.height + 13) : size.height + 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var tracksTouches: Bool { false }
}

/// The text field of SwiftUI in a field of UIKit.
private struct FieldFace: View {
  let field: UITextField
  @FocusState private var isFocused: Bool

  var body: some View {
    _ = field.changes.count
    return Group {
      if field.isSecureTextEntry {
        SecureField(text: field.textBinding, prompt: field.prompt) { field.prompt }
      } else {
        TextField(text: field.textBinding, selection: field.selectionBinding, prompt: field.prompt) { field.prompt }
      }
    }
    .textFieldStyle(.plain)
    .font(Font(field.font ?? .systemFont(ofSize: 17)))
    .foregroundStyle(Color(uiColor: field.textColor ?? .label))
    .multilineTextAlignment(field.textAlignment.textAlignment(field.shownEnvironment.layoutDirection))
    .keyboardType(field.keyboardType)
    .textInputAutocapitalization(field.autocapitalizationType.capitalization)
    .autocorrectionDisabled(field.autocorrectionType != .yes)
    .textContentType(field.textContentType)
    .submitLabel(field.returnKeyType.label)
    .focused($isFocused)
    .onKeyPress(.delete) { field.pressDelete() }
    .onSubmit { if field.submit() { isFocused = true } }
    .onChange(of: isFocused) { TextEditing.keyboardMoved(near: field) }
    .onAppear { field.appeared() }
    .disabled(!field.isEnabled)
    .accessibilityAddTraits(field.accessibilityTraits.contains(.searchField) ? .isSearchField : [])
    .inputViews(field.shownInputViews, isFocused: isFocused)
  }
}

extension UITextField: SelectableTextView {
  var editedText: String { content }
  func selectionChanged() { delegate?.textFieldDidChangeSelection(self) }
}

/// The part of a text that was replaced.
struct TextEdit {
  let range: NSRange
  let replacement: String

  /// The smallest replacement that makes one text of another.
  init(from old: String, to new: String) {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < after.count - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    range = NSRange(location: start, length: before.count - start - end)
    replacement = String(decoding: after[start..<(after.count - end)], as: UTF16.self)
  }
}

/// Decides about the editing of a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
