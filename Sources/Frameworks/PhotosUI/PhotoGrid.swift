import FlowPhotos
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// The system's picker: a grid of photos, with the elements that UI tests ask for.
struct PhotoGrid: View {
  let filter: PHPickerFilter?
  /// The largest number of photos; zero for any, one for a picker that ends at the first tap.
  let limit: Int
  let chosen: [String]
  let finish: @MainActor ([PhonePhoto]?) -> Void

  @State private var selection: [String]?

  private var selected: [String] { selection ?? chosen }

  private var photos: [PhonePhoto] {
    SimulatedPhone.current.photos.filter { filter?.shows($0) ?? true }.reversed()
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
          ForEach(photos) { photo in
            Image(uiImage: photo.image)
              .resizable()
              .aspectRatio(1, contentMode: .fill)
              .overlay(alignment: .bottomTrailing) {
                if selected.contains(photo.id) {
                  Image(systemName: "checkmark.circle.fill").foregroundStyle(.blue).padding(4).accessibilityHidden(true)
                }
              }
              .onTapGesture { tap(photo) }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel(Text(verbatim: photo.label))
              .accessibilityIdentifier("PXGGridLayout-Info")
              .accessibilityAddTraits(selected.contains(photo.id) ? [.isImage, .isSelected] : .isImage)
          }
        }
      }
      .navigationTitle(Text(verbatim: "Photos"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(nil) } }
        if limit != 1 {
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") { finish(selected.compactMap { id in photos.first { $0.id == id } }) }
              .disabled(selected.isEmpty)
          }
        }
      }
    }
  }

  private func tap(_ photo: PhonePhoto) {
    if limit == 1 { return finish([photo]) }
    var ids = selected
    if let index = ids.firstIndex(of: photo.id) {
      ids.remove(at: index)
    } else if limit == 0 || ids.count < limit {
      ids.append(photo.id)
    }
    selection = ids
  }
}

extension SimulatedPhone {
  /// Records what the person has chosen.
  @MainActor
  func recordChoice(_ photos: [PhonePhoto]?) {
    let text = photos.map { "chooses \($0.map(\.id).joined(separator: ", "))" } ?? "cancels the picker"
    record("PhotosUI", text)
  }
}
