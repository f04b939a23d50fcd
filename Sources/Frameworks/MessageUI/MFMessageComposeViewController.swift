import FlowUIKit
import PhoneSimulation
import SwiftUI

/// How a message has ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

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

  /// Whether the phone sends messages.
  open class func canSendText() -> Bool { SimulatedPhone.current.canSendText }
  open class func canSendAttachments() -> Bool { canSendText() }
  open class func canSendSubject() -> Bool { false }

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    changed()
  }

  public required init?(coder: NSCoder) { nil }

  private func changed() {
    let reference = WeakReference(self)
    systemContent = SystemContent({ AnyView(reference.object?.composer) })
  }

  private var composer: ComposerView {
    ComposerView(
      title: "New Message", fields: [("To", recipients?.joined(separator: ", ") ?? "")], text: body ?? "",
      cancel: { [weak self] in self?.finish(.cancelled) }, send: { [weak self] in self?.send() })
  }

  private func send() {
    let to = recipients?.joined(separator: ", ") ?? ""
    SimulatedPhone.current.record("MessageUI", "sends the message \"\(body ?? "")\" (To \(to))")
    finish(.sent)
  }

  private func finish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}
