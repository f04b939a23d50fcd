import FlowUIKit
import PhoneSimulation
import SwiftUI

/// How a mail has ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// The domain of the errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Receives the end of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Shows a mail. A tap on Send records it; its text cannot be edited.
open class MFMailComposeViewController: UIViewController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private var subject = ""
  private var text = ""
  private var recipients: [(name: String, addresses: [String])] = []
  private var attachments: [String] = []

  /// Whether a mail account is set up on the phone.
  open class func canSendMail() -> Bool { SimulatedPhone.current.canSendMail }

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    systemContent = SystemContent({ [weak self] in AnyView(self?.composer) })
  }

  public required init?(coder: NSCoder) { nil }

  open func setSubject(_ subject: String) { self.subject = subject }

  open func setMessageBody(_ body: String, isHTML: Bool) { text = body }

  open func setToRecipients(_ toRecipients: [String]?) { set("To", toRecipients) }
  open func setCcRecipients(_ ccRecipients: [String]?) { set("Cc", ccRecipients) }
  open func setBccRecipients(_ bccRecipients: [String]?) { set("Bcc", bccRecipients) }

  private func set(_ name: String, _ addresses: [String]?) {
    recipients.removeAll { $0.name == name }
    if let addresses { recipients.append((name, addresses)) }
  }

  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append("\(filename) (\(attachment.count) bytes)")
  }

  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  private var composer: ComposerView {
    let order = ["To", "Cc", "Bcc"]
    let fields = recipients.sorted { order.firstIndex(of: $0.name) ?? 0 < order.firstIndex(of: $1.name) ?? 0 }
      .map { ($0.name, $0.addresses.joined(separator: ", ")) }
    return ComposerView(
      title: subject.isEmpty ? "New Message" : subject,
      fields: (fields.contains { $0.0 == "To" } ? [] : [("To", "")]) + fields + [("Subject", subject)], text: text,
      cancel: { [weak self] in self?.finish(.cancelled) }, send: { [weak self] in self?.send() })
  }

  private func send() {
    let to = recipients.map { "\($0.name) \($0.addresses.joined(separator: ", "))" }.joined(separator: "; ")
    let files = attachments.isEmpty ? "" : ", with \(attachments.joined(separator: ", "))"
    SimulatedPhone.current.record("MessageUI", "sends the mail \"\(subject)\" (\(to))\(files)")
    finish(.sent)
  }

  private func finish(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}
