import FlowUIKit
import SwiftUI

/// The bubble with the title of the selected annotation.
@MainActor
final class MapCallout {
  private unowned let map: MKMapView
  private weak var source: MKAnnotationView?
  private var bubble: UIView?

  init(_ map: MKMapView) { self.map = map }

  func show(for view: MKAnnotationView) {
    hide()
    guard let title = view.annotation?.title, !title.isEmpty else { return }
    source = view
    let bubble = CalloutView(title: title, view: view) { [weak self, weak view] control in
      guard let map = self?.map, let view else { return }
      map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
    }
    self.bubble = bubble
    map.addSubview(bubble)
    layOut()
  }

  func hide() {
    bubble?.removeFromSuperview()
    bubble = nil
    source = nil
  }

  func bringToFront() { if let bubble { map.bringSubviewToFront(bubble) } }

  /// Places the bubble above its annotation.
  func layOut() {
    guard let bubble, let source else { return }
    bubble.bounds.size = bubble.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    bubble.center = CGPoint(
      x: source.frame.midX + source.calloutOffset.x,
      y: source.frame.minY + source.calloutOffset.y - bubble.bounds.height / 2 - 6)
  }

  /// Whether a point of the map is on the bubble.
  func contains(_ point: CGPoint) -> Bool { bubble?.frame.contains(point) ?? false }
}

/// The texts and the accessory views of a callout.
private final class CalloutView: UIView {
  private let tapped: @MainActor (UIControl) -> Void

  init(title: String, view: MKAnnotationView, tapped: @escaping @MainActor (UIControl) -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    let texts = UIStackView()
    texts.axis = .vertical
    texts.spacing = 2
    texts.addArrangedSubview(Self.label(title, .preferredFont(forTextStyle: .headline), .label))
    if let detail = view.detailCalloutAccessoryView {
      texts.addArrangedSubview(detail)
    } else if let subtitle = view.annotation?.subtitle, !subtitle.isEmpty {
      texts.addArrangedSubview(Self.label(subtitle, .preferredFont(forTextStyle: .footnote), .secondaryLabel))
    }
    let row = UIStackView()
    row.axis = .horizontal
    row.alignment = .center
    row.spacing = 10
    for part in [view.leftCalloutAccessoryView, texts, view.rightCalloutAccessoryView].compactMap({ $0 }) {
      row.addArrangedSubview(part)
      if let control = part as? UIControl {
        control.addAction(
          UIAction { [weak self, weak control] _ in if let control { self?.tapped(control) } }, for: .touchUpInside)
      }
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
