import FlowUIKit
import PhoneSimulation
import SwiftUI

/// How a message has ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// The key of an attachment's URL.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"

/// The key of the name that an attachment has for the recipients.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"

/// Receives the end of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Shows a message. A tap on Send records it; its text cannot be edited.
open class MFMessageComposeViewController: UIViewController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]? { didSet { changed() } }
  open var body: String? { didSet { changed() } }
  open var subject: String? { didSet { changed() } }

  /// The files of the message, with the keys of Apple's dictionaries.
  open private(set) var attachments: [[AnyHashable: Any]]?

  /// Whether the phone sends messages.
  open class func canSendText() -> Bool { SimulatedPhone.current.canSendText }
  open class func canSendAttachments() -> Bool { canSendText() }
  open class func canSendSubject() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { canSendAttachments() }

  private var files: [String] = []

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    changed()
  }

  public required init?(coder: NSCoder) { nil }

  /// Adds a file, which is not shown.
  ///
  /// - Returns: Whether it could be added.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    add(URL(fileURLWithPath: "/\(filename)"), named: filename, size: attachmentData.count)
    return true
  }

  /// Adds a file, which is not shown.
  ///
  /// - Returns: Whether it could be read.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    guard let data = try? Data(contentsOf: attachmentURL) else { return false }
    add(attachmentURL, named: alternateFilename ?? attachmentURL.lastPathComponent, size: data.count)
    return true
  }

  /// Removes the button that adds photos. There is none.
  open func disableUserAttachments() {}

  private func add(_ url: URL, named name: String, size: Int) {
    let attachment: [AnyHashable: Any] = [
      MFMessageComposeViewControllerAttachmentURL: url,
      MFMessageComposeViewControllerAttachmentAlternateFilename: name,
    ]
    attachments = (attachments ?? []) + [attachment]
    files.append("\(name) (\(size) bytes)")
  }

  private func changed() {
    systemContent = SystemContent({ [weak self] in AnyView(self?.composer) })
  }

  private var composer: ComposerView {
    ComposerView(
      title: "New Message", fields: [("To", recipients?.joined(separator: ", ") ?? "")], text: body ?? "",
      cancel: { [weak self] in self?.finish(.cancelled) }, send: { [weak self] in self?.send() })
  }

  private func send() {
    let to = recipients?.joined(separator: ", ") ?? ""
    let files = files.isEmpty ? "" : ", with \(files.joined(separator: ", "))"
    SimulatedPhone.current.record("MessageUI", "sends the message \"\(body ?? "")\" (To \(to))\(files)")
    finish(.sent)
  }

  private func finish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}
