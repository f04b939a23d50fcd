import FlowContacts
import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// Shows a contact, or the form of a new one, with its name, its numbers and its e-mail addresses. Its buttons are in
/// the bar of a navigation controller. The app needs no permission for what the person saves there.
open class CNContactViewController: UIViewController {
  private enum Kind { case existing, new, unknown }

  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  /// The name that is shown if the contact has none.
  open var alternateName: String?
  /// A text below the name.
  open var message: String?
  /// The names of the properties that are shown; `nil` for all.
  open var displayedPropertyKeys: [Any]?
  /// Whether there are buttons for messages, calls and mails, and for saving an unknown contact.
  open var allowsActions = true
  /// Whether the person may change a contact of the store.
  open var allowsEditing = true { didSet { updateBar() } }

  private let kind: Kind
  private let form: ContactForm

  /// The item in the place of "Cancel" while a contact is not edited.
  private var otherLeftItem: UIBarButtonItem?

  /// Shows a contact of the store.
  public convenience init(for contact: CNContact) { self.init(contact, .existing) }

  /// Shows the form of a new contact.
  ///
  /// - Parameter contact: What the form has at first.
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .new) }

  /// Shows a contact that is not in the store, which the person can add.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }

  public override convenience init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    self.init(CNContact(), .existing)
  }

  private init(_ contact: CNContact, _ kind: Kind) {
    self.kind = kind
    form = ContactForm(contact.copy() as? CNContact ?? contact, isEditing: kind == .new)
    super.init(nibName: nil, bundle: nil)
    form.controller = self
    if form.isEditing { edit() }
    updateBar()
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: ContactFormView(form: form))
    addChild(host)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  /// The properties that a contact needs to be shown.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    KeyGroup(keys: [
      CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
      CNContactNameSuffixKey, CNContactOrganizationNameKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
    ])
  }

  /// The contact that is shown.
  open var contact: CNContact { form.contact }

  var isUnknown: Bool { kind == .unknown }

  func shows(_ key: String) -> Bool { displayedPropertyKeys?.contains { $0 as? String == key } ?? true }

  // MARK: - What the person does

  /// Shows the form instead of the contact.
  func edit() {
    otherLeftItem = navigationItem.leftBarButtonItem
    let cancel = UIAction { [weak self] _ in self?.cancel() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    if kind != .existing { title = "New Contact" }
    form.draft = ContactDraft(form.contact)
    form.isEditing = true
  }

  private func endEditing() {
    navigationItem.leftBarButtonItem = otherLeftItem
    form.isEditing = false
  }

  private func cancel() {
    SimulatedPhone.current.record("ContactsUI", "cancels the form of a contact")
    if kind == .existing { return endEditing() }
    delegate?.contactViewController(self, didCompleteWith: nil)
  }

  private func save() {
    guard let changed = form.contact.mutableCopy() as? CNMutableContact else { return }
    form.draft.write(to: changed)
    let request = CNSaveRequest()
    if kind == .existing { request.update(changed) } else { request.add(changed, toContainerWithIdentifier: nil) }
    do {
      try (contactStore ?? CNContactStore()).executeForPerson(request)
      form.contact = changed.copy() as? CNContact ?? changed
      if kind == .existing { return endEditing() }
      delegate?.contactViewController(self, didCompleteWith: form.contact)
    } catch { form.problem = error.localizedDescription }
  }

  /// Asks the delegate, and calls or writes to the contact.
  func perform(_ property: CNContactProperty, scheme: String) {
    guard delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true else { return }
    open(scheme, "\(property.value ?? "")")
  }

  /// Opens the app for a number or an address.
  func open(_ scheme: String, _ value: String) {
    if let url = URL(string: "\(scheme):\(value.filter { !$0.isWhitespace })") { UIApplication.shared.open(url) }
  }

  /// Shows the buttons of now in the bar.
  func updateBar() {
    let item = navigationItem
    if form.isEditing {
      let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
      done.isEnabled = !form.draft.isEmpty
      item.rightBarButtonItem = done
    } else if kind == .existing {
      let edit = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
      item.rightBarButtonItem = allowsEditing ? edit : nil
    }
  }
}
