import FlowPhotos
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// How photos are selected.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// The photos that a picker binds.
struct PickedPhotos {
  let limit: Int
  let filter: PHPickerFilter?
  let chosen: @MainActor () -> [String]
  let choose: @MainActor ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    limit = 1
    self.filter = filter
    chosen = { [] }
    choose = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ filter: PHPickerFilter?, limit: Int?) {
    // A picker of several ends with its button, also if one is the limit.
    self.limit = limit ?? 0
    self.filter = filter
    chosen = { selection.wrappedValue.map(\.photo.id) }
    choose = { selection.wrappedValue = $0 }
  }
}

/// A button that shows the system's picker.
@MainActor @preconcurrency
public struct PhotosPicker<Label: View>: View {
  private let photos: PickedPhotos
  private let label: Label

  @State private var isPresented = false

  /// Creates a button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    photos = PickedPhotos(selection, filter)
    self.label = label()
  }

  /// Creates a button for several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    photos = PickedPhotos(selection, filter, limit: maxSelectionCount)
    self.label = label()
  }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PhotosPickerSheet(isPresented: $isPresented, photos: photos))
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for one photo with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a button for several photos with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) }
  }

  /// Creates a button for one photo with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }
}

/// Presents the picker.
private struct PhotosPickerSheet: ViewModifier {
  @Binding var isPresented: Bool
  let photos: PickedPhotos

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      PhotoGrid(filter: photos.filter, limit: photos.limit, chosen: photos.chosen()) { chosen in
        SimulatedPhone.current.recordChoice(chosen)
        if let chosen { photos.choose(chosen.map(PhotosPickerItem.init)) }
        isPresented = false
      }
    }
  }
}

extension View {
  /// Presents the system's picker for one photo.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(PhotosPickerSheet(isPresented: isPresented, photos: PickedPhotos(selection, filter)))
  }

  /// Presents the system's picker for one photo of a library.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(isPresented: isPresented, selection: selection, matching: filter)
  }

  /// Presents the system's picker for several photos.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosPickerSheet(
        isPresented: isPresented, photos: PickedPhotos(selection, filter, limit: maxSelectionCount)))
  }
}
