import FlowCoreLocation
import SwiftUI

/// A view at a place, with a title below.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  /// Creates an annotation.
  ///
  /// - Parameter anchor: The point of the view that is at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }

  @MainActor public static func _collect(_ annotation: Annotation, into items: inout _MapItems) {
    items.add(
      .annotation(
        MKMapPoint(annotation.coordinate), anchor: annotation.anchor, content: AnyView(annotation.content),
        title: AnyView(annotation.label.labelStyle(.titleOnly))))
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// Creates an annotation with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// The place and the direction of the phone.
public struct UserLocation: Sendable {
  public let location: CLLocation?
  public let heading: CLHeading?
}

/// The place of the phone, while it is known and permitted.
public struct UserAnnotation<Content: View>: MapContent {
  public typealias Body = Never

  private let anchor: UnitPoint
  private let content: ((UserLocation) -> AnyView)?

  /// Creates an annotation with a view.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.anchor = anchor
    self.content = { _ in AnyView(content()) }
  }

  /// Creates an annotation with a view for a place.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
    self.anchor = anchor
    self.content = { AnyView(content($0)) }
  }

  @MainActor public static func _collect(_ annotation: UserAnnotation, into items: inout _MapItems) {
    items.add(.user(anchor: annotation.anchor, content: annotation.content))
  }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates a blue dot.
  public init() {
    anchor = .center
    content = nil
  }
}

extension UserAnnotation where Content == EmptyView {
  /// Creates an annotation without a view.
  @_disfavoredOverload
  public init(anchor: UnitPoint = .center) {
    self.init(anchor: anchor) { EmptyView() }
  }
}

/// The blue dot at the place of the phone.
public struct DefaultUserAnnotationContent: View {
  public var body: some View { UserDot() }
}
