import SwiftUI

/// A recognizer of UIKit that is a gesture of SwiftUI.
///
/// The coordinator is made first, then the recognizer, which is updated whenever the view around it is.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer

  /// The type that passes changes of the recognizer on.
  associatedtype Coordinator = Void

  /// Converts locations to the coordinates of the view.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// What the representable knows about its surroundings.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>

  /// Makes the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  /// Brings the recognizer up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Called when the state of the gesture changes.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Makes the coordinator.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable recognizer knows about its surroundings.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator

  /// Converts locations to the coordinates of the view.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts locations of a gesture to the coordinates of SwiftUI views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  fileprivate let reference: RecognizerReference

  private var recognizer: UIGestureRecognizer? { reference.recognizer }

  /// The location in the view, in points.
  public var localLocation: CGPoint { recognizer.map { $0.location(in: $0.view) } ?? .zero }

  /// The translation of a pan in the view, in points.
  public var localTranslation: CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { $0.translation(in: $0.view) }
  }

  /// The velocity of a pan in the view, in points per second.
  public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer).map { $0.velocity(in: $0.view) } }

  /// The location in the coordinates of the screen or of the view, in points.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer else { return .zero }
    return coordinateSpace.coordinateSpace == .global ? recognizer.location(in: nil) : localLocation
  }
}

extension View {
  /// Attaches a recognizer of UIKit to the view.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RepresentedGesture(representable: representable))
  }
}

/// Updates a recognizer with the view that it is on, and with what the update reads.
private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: Representable
  @State private var gesture = RepresentedRecognizer<Representable>()

  func body(content: Content) -> some View {
    gesture.update(representable)
    return content.modifier(RecognizerModifier(view: gesture.view))
  }
}

/// A recognizer on a view of UIKit that has the element of a view of SwiftUI.
@MainActor
private final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable> {
  let view = UIView(frame: .zero)
  private var known: (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context)?
  private var latest: Representable?

  func update(_ representable: Representable) {
    latest = representable
    let (recognizer, context) = known ?? make(representable)
    representable.updateUIGestureRecognizer(recognizer, context: context)
  }

  private func make(
    _ representable: Representable
  ) -> (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context) {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(reference: RecognizerReference())
    let context = Representable.Context(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: context)
    converter.reference.recognizer = recognizer
    recognizer.onAction = { [weak self, weak recognizer] in
      guard let recognizer else { return }
      self?.latest?.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    view.addGestureRecognizer(recognizer)
    known = (recognizer, context)
    return (recognizer, context)
  }
}

private struct RecognizerModifier: ElementModifier {
  let view: UIView

  static var affectsLayout: Bool { false }

  @MainActor func didMount(_ element: ModifiedElement) { view.element = element }

  @MainActor func touchResponder(of element: ModifiedElement) -> (any TouchResponder)? {
    view.takeSize(element.size)
    return view.touches
  }
}

@MainActor
final class RecognizerReference {
  weak var recognizer: UIGestureRecognizer?
}
