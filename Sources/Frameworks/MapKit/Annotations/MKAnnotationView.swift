import FlowCoreLocation
import FlowUIKit
import SwiftUI

/// The view of an annotation: its middle is at the place.
open class MKAnnotationView: UIView {
  /// What a person does with a view that can be dragged; annotations are not dragged here.
  public enum DragState: UInt, Sendable {
    case none, starting, dragging, canceling, ending
  }

  /// Which part of a view counts when it covers another one of its cluster.
  public enum CollisionMode: Int, Sendable {
    case rectangle, circle, none
  }

  public let reuseIdentifier: String?
  open var annotation: (any MKAnnotation)? { didSet { setNeedsDisplay() } }

  /// The image that the view shows, in whose size it is.
  open var image: UIImage? {
    didSet {
      bounds.size = image?.size ?? bounds.size
      moved()
    }
  }

  /// From the place to the middle of the view, in points.
  open var centerOffset = CGPoint.zero { didSet { moved() } }

  /// From the middle of the upper edge to the callout, in points.
  open var calloutOffset = CGPoint.zero { didSet { moved() } }

  /// Whether the view can be selected.
  open var isEnabled = true
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a bubble with the title is shown while the view is selected.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?

  open var isDraggable = false {
    didSet {
      if isDraggable { report(.missing("MKAnnotationView.isDraggable", "the annotation stays where it is.")) }
    }
  }
  open var dragState = DragState.none

  /// The name of the views that one view of a cluster stands for while they cover each other; `nil` for none.
  open var clusteringIdentifier: String? { didSet { moved() } }

  /// The view of the cluster that stands for this one, which is not on the map meanwhile.
  open internal(set) weak var clusterAnnotationView: MKAnnotationView?

  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle { didSet { moved() } }

  private var storedSelection = false

  /// The map view that shows the annotation.
  weak var map: MKMapView?

  /// From the place to the middle of the view, in addition to the app's offset, in points.
  var ownOffset: CGPoint { .zero }

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: The name by which a map view uses the view again.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    systemLook = SystemLook(
      face: { [weak self] in self?.face }, description: { [weak self] in self?.elementDescription })
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Prepares the view for another annotation.
  open func prepareForReuse() {
    storedSelection = false
    isHighlighted = false
  }

  /// Called before the view is shown.
  open func prepareForDisplay() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelection = selected
    setNeedsDisplay()
  }

  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  func moved() {
    setNeedsDisplay()
    map?.setNeedsLayout()
  }

  /// What the view shows below its subviews.
  var face: AnyView? { image.map { AnyView(Image(uiImage: $0).resizable().accessibilityHidden(true)) } }

  private var elementDescription: SystemDescription? {
    let texts = [annotation?.title, annotation?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    var description = SystemDescription(.other, label: texts.isEmpty ? nil : texts.joined(separator: ", "))
    description.isSelected = storedSelection
    description.activate = { [weak self] in
      guard let self, isEnabled, let annotation else { return }
      map?.tapped(annotation)
    }
    return description
  }
}

/// How important it is that a view is shown; all are shown here.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which views are in front of others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let max = MKAnnotationViewZPriority(1000)
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}

/// Whether a part of a map is shown.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}
