import FlowUIKit

/// The window with the texts of the selected marker.
///
/// As in Google's package it is a picture of a view: what is in it receives no touches.
final class InfoWindow: UIView {
  let marker: GMSMarker
  private unowned let map: GMSMapView
  private let content: UIView

  /// From the edges to the texts, in points.
  private static let margin: CGFloat = 10

  /// Creates the window; `nil` if there is nothing to show.
  init?(of marker: GMSMarker, on map: GMSMapView) {
    let custom = map.delegate?.mapView(map, markerInfoWindow: marker)
    let contents = custom ?? map.delegate?.mapView(map, markerInfoContents: marker)
    guard let content = contents ?? Self.texts(of: marker) else { return nil }
    self.marker = marker
    self.map = map
    self.content = content
    super.init(frame: .zero)
    let size = Self.size(of: content)
    let margin = custom == nil ? Self.margin : 0
    bounds.size = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    content.frame = CGRect(x: margin, y: margin, width: size.width, height: size.height)
    content.isUserInteractionEnabled = false
    addSubview(content)
    if custom == nil {
      backgroundColor = .white
      layer.cornerRadius = 4
      layer.shadowOpacity = 0.3
      layer.shadowRadius = 3
    }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: _selector(InfoWindow.tapped(_:), "tapped:")))
    addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: _selector(InfoWindow.pressed(_:), "pressed:")))
    update()
  }

  required init?(coder: NSCoder) { nil }

  private static func texts(of marker: GMSMarker) -> UIView? {
    let texts = [(marker.title, UIFont.boldSystemFont(ofSize: 14)), (marker.snippet, UIFont.systemFont(ofSize: 12))]
    let labels = texts.compactMap { text, font -> UILabel? in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = .black
      return label
    }
    guard !labels.isEmpty else { return nil }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 2
    return stack
  }

  private static func size(of view: UIView) -> CGSize {
    view.bounds.isEmpty ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }

  /// Places the window above its marker.
  func update() {
    let frame = map.content.frame(of: marker)
    center = CGPoint(
      x: frame.minX + marker.infoWindowAnchor.x * frame.width,
      y: frame.minY + marker.infoWindowAnchor.y * frame.height - bounds.height / 2)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    map.delegate?.mapView(map, didTapInfoWindowOf: marker)
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { map.delegate?.mapView(map, didLongPressInfoWindowOf: marker) }
  }
}
