import FlowAVFoundation
import FlowUIKit
import PhoneSimulation

/// A slider for the loudness of the phone.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  open var showsRouteButton = true

  private let slider = UISlider()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    slider.value = SimulatedPhone.current.outputVolume
    slider.accessibilityLabel = "Volume"
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        SimulatedPhone.current.outputVolume = slider.value
      }, for: .valueChanged)
    addSubview(slider)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = bounds
  }
}
