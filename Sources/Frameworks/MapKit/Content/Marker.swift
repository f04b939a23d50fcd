import FlowCoreLocation
import SwiftUI

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let label: MarkerLabel
  private let item: MKMapItem?

  /// Creates a marker with a label: its icon is in the balloon, and its title below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let view = label()
    let isTitle = Label.self == Text.self
    self.init(
      coordinate,
      MarkerLabel(
        glyph: isTitle ? nil : AnyView(view.labelStyle(.iconOnly)), title: AnyView(view.labelStyle(.titleOnly))))
  }

  private init(_ coordinate: CLLocationCoordinate2D, _ label: MarkerLabel, item: MKMapItem? = nil) {
    self.coordinate = coordinate
    self.label = label
    self.item = item
  }

  private init(_ title: Text, _ glyph: AnyView?, _ coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, MarkerLabel(glyph: glyph, title: AnyView(title)))
  }

  @MainActor public static func _collect(_ content: Marker, into items: inout _MapItems) {
    items.add(.marker(MKMapPoint(content.coordinate), content.label), tag: content.item.map { AnyHashable($0) })
  }
}

extension Marker where Label == Text {
  /// Creates a marker with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), nil, coordinate)
  }

  /// Creates a marker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), nil, coordinate)
  }

  /// Creates a marker at the place of an item, with its name. The item is its tag.
  public init(item: MKMapItem) {
    self.init(
      item.placemark.coordinate, MarkerLabel(title: AnyView(Text(verbatim: item.name ?? ""))), item: item)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
  /// Creates a marker with letters in its balloon.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), AnyView(monogram), coordinate)
  }

  /// Creates a marker with letters in its balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), AnyView(monogram), coordinate)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a symbol in its balloon.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), AnyView(Image(systemName: systemImage)), coordinate)
  }

  /// Creates a marker with a symbol in its balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), AnyView(Image(systemName: systemImage)), coordinate)
  }

  /// Creates a marker with an image in its balloon.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), AnyView(Image(image).resizable().scaledToFit()), coordinate)
  }

  /// Creates a marker with an image in its balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), AnyView(Image(image).resizable().scaledToFit()), coordinate)
  }
}
