import FlowUIKit
import PhoneSimulation
import SwiftUI

/// Receives the events of a page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// Shows the bars of Safari around an empty page. The address is recorded; nothing is loaded.
///
/// Its elements are those that UI tests ask for: `TopBrowserBar` with the button Done, and the address `URL`.
open class SFSafariViewController: UIViewController {
  /// How a page is shown.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() { super.init() }
  }

  /// The label of the button that closes a page.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel

    fileprivate var label: String {
      switch self {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    }
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle: DismissButtonStyle = .done

  fileprivate let url: URL
  private var isFinished = false

  /// Creates a controller for an address of the web.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    let phone = SimulatedPhone.current
    phone.record("SafariServices", "shows \(URL.absoluteString)")
    systemContent = SystemContent({ [weak self] in AnyView(SafariPage(controller: self)) }) { [weak self] in
      self?.finish()
    }
    phone.runSoon(named: "a page") { [weak self] in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: phone.network.isConnected)
    }
  }

  /// Creates a controller for an address of the web.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }

  fileprivate func finish() {
    guard !isFinished else { return }
    isFinished = true
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// The bars of Safari.
private struct SafariPage: View {
  let controller: SFSafariViewController?

  // Safari closes the sheet that it is in, whoever presents it.
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let controller {
      VStack(spacing: 0) {
        HStack {
          Button(controller.dismissButtonStyle.label) {
            controller.finish()
            dismiss()
          }
          Spacer()
          Text(verbatim: controller.url.host() ?? controller.url.absoluteString)
            .font(.subheadline)
            .accessibilityIdentifier("URL")
            .accessibilityLabel(Text(verbatim: "Address"))
            .accessibilityValue(Text(verbatim: controller.url.absoluteString))
          Spacer()
          Image(systemName: "arrow.clockwise").accessibilityHidden(true)
        }
        .padding()
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("TopBrowserBar")
        Divider()
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
