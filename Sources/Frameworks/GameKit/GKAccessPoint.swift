import FlowUIKit
import PhoneSimulation
import SwiftUI

/// The button of Game Center at a corner of the screen, which is there when a player has signed in. A tap on it shows Game
/// Center. Both belong to the process `com.apple.GameOverlayUI`.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  /// A corner of the screen.
  public enum Location: Int, Sendable {
    case topLeading = 0
    case topTrailing = 1
    case bottomLeading = 2
    case bottomTrailing = 3

    fileprivate var alignment: Alignment {
      switch self {
      case .topLeading: .topLeading
      case .topTrailing: .topTrailing
      case .bottomLeading: .bottomLeading
      case .bottomTrailing: .bottomTrailing
      }
    }
  }

  /// The button on a phone.
  private struct State: PhoneValue {
    var isActive = false
    var location = Location.topLeading
    var isPresenting = false
  }

  private static let process = "com.apple.GameOverlayUI"
  private static let button = "access point of Game Center"
  private static let page = "Game Center"

  public static let shared = GKAccessPoint()

  private override init() {}

  open weak var parentWindow: UIWindow?
  /// Whether the button tells what the player has reached, which it does not here.
  open var showHighlights = false

  open var isActive: Bool {
    get { SimulatedPhone.current[State.self].isActive }
    set { change { $0.isActive = newValue } }
  }

  open var location: Location {
    get { SimulatedPhone.current[State.self].location }
    set { change { $0.location = newValue } }
  }

  open var isVisible: Bool { isVisible(on: .current) }
  open var isPresentingGameCenter: Bool { SimulatedPhone.current[State.self].isPresenting }

  /// Where the button is; zero here, with a warning while it is visible.
  open var frameInScreenCoordinates: CGRect {
    if isVisible { report(.missing("GKAccessPoint.frameInScreenCoordinates", "it is zero.")) }
    return .zero
  }

  private func isVisible(on phone: SimulatedPhone) -> Bool {
    let state = phone[State.self]
    return state.isActive && !state.isPresenting && phone.gameCenter.authenticated != nil
  }

  private func change(_ body: (inout State) -> Void) {
    let phone = SimulatedPhone.current
    phone.update(State.self, body)
    update(on: phone)
  }

  /// Shows or removes the button.
  nonisolated static func update(on phone: SimulatedPhone) { onMainActor { shared.update(on: phone) } }

  private func update(on phone: SimulatedPhone) {
    guard isVisible(on: phone) else { return phone.screen?.dismissSystemSurface(Self.button) ?? () }
    let face = Button {
      self.show(.default, on: phone)
    } label: {
      Image(systemName: "gamecontroller.fill").padding(12).background(.regularMaterial, in: Circle())
    }
    .accessibilityLabel(Text(verbatim: "Game Center"))
    .padding(16)
    phone.screen?.present(
      SystemSurface(
        id: Self.button, process: Self.process, isModal: false, alignment: phone[State.self].location.alignment,
        content: face))
  }

  private func show(_ state: GKGameCenterViewControllerState, on phone: SimulatedPhone) {
    phone.record("GameKit", "shows \(state) from the access point")
    phone.update(State.self) { $0.isPresenting = true }
    update(on: phone)
    let page = GameCenterPage(state: state) {
      phone.screen?.dismissSystemSurface(Self.page)
      phone.update(State.self) { $0.isPresenting = false }
      self.update(on: phone)
    }
    phone.screen?.present(
      SystemSurface(id: Self.page, process: Self.process, content: page.background(.background)))
  }

  /// Shows Game Center.
  ///
  /// - Parameter handler: Called when it is shown.
  open func trigger(handler: @escaping () -> Void) { trigger(state: .default, handler: handler) }

  /// Shows Game Center.
  ///
  /// - Parameter handler: Called when it is shown.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    show(state, on: .current)
    handler()
  }
}
