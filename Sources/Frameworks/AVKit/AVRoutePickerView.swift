import FlowAVFoundation
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// Receives the beginning and the end of the choice of a device.
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// The button for AirPlay. A tap is recorded; there are no other devices.
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false

  private lazy var button = UIButton(
    type: .system,
    primaryAction: UIAction(image: UIImage(systemName: "airplayaudio")) { [weak self] _ in self?.choose() })

  public override init(frame: CGRect) {
    super.init(frame: frame)
    button.accessibilityLabel = "AirPlay"
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  private func choose() {
    SimulatedPhone.current.record("AVKit", "shows the devices for AirPlay")
    delegate?.routePickerViewWillBeginPresentingRoutes(self)
    delegate?.routePickerViewDidEndPresentingRoutes(self)
  }
}
