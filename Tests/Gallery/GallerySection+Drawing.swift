import SwiftUI

extension GallerySection {
  static let shapes = GallerySection(
    title: "Drawing",
    pages: [
      GalleryPage("shapes") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
          Rectangle().fill(.red).frame(height: 60)
          RoundedRectangle(cornerRadius: 16).fill(.orange).frame(height: 60)
          Capsule().fill(.yellow).frame(height: 60)
          Circle().fill(.green).frame(height: 60)
          Ellipse().fill(.mint).frame(height: 60)
          UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.teal).frame(height: 60)
          Circle().stroke(.blue, lineWidth: 6).frame(height: 60)
          Circle().trim(from: 0, to: 0.7).stroke(.indigo, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .frame(height: 60)
          RoundedRectangle(cornerRadius: 16).stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
            .frame(height: 60)
        }
      },
      GalleryPage("gradients and materials") {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 60)
        HStack {
          RadialGradient(colors: [.white, .orange], center: .center, startRadius: 0, endRadius: 50)
          AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
          EllipticalGradient(colors: [.white, .purple])
          Rectangle().fill(Color.blue.gradient)
        }
        .frame(height: 80)
        MeshGradient(
          width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
          colors: [.red, .orange, .yellow, .purple, .blue, .green]
        )
        .frame(height: 80)
        ZStack {
          LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
          HStack {
            Text("Ultra thin").padding(8).background(.ultraThinMaterial, in: .capsule)
            Text("Regular").padding(8).background(.regularMaterial, in: .capsule)
            Text("Thick").padding(8).background(.thickMaterial, in: .capsule)
          }
        }
        .frame(height: 80)
      },
      GalleryPage("effects") {
        HStack(spacing: 24) {
          tile.shadow(radius: 8, y: 4)
          tile.blur(radius: 4)
          tile.opacity(0.4)
        }
        HStack(spacing: 24) {
          tile.rotationEffect(.degrees(20))
          tile.scaleEffect(0.7)
          tile.saturation(0.2)
        }
        HStack(spacing: 24) {
          tile.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
          tile.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
          tile.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0))
        }
        HStack(spacing: 24) {
          tile.mask(Circle())
          tile.hueRotation(.degrees(90))
          tile.colorInvert()
        }
      },
      GalleryPage("colors") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
          ForEach(
            [Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray],
            id: \.self
          ) { $0.frame(height: 44) }
        }
      },
    ])

  @MainActor private static var tile: some View {
    Text("Tile").font(.headline).foregroundStyle(.white).frame(width: 90, height: 90)
      .background(.blue.gradient, in: .rect(cornerRadius: 16))
  }

  static let symbols = GallerySection(
    title: "Symbols",
    pages: [
      GalleryPage("names") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 16) {
          ForEach(
            [
              "heart", "heart.fill", "star.fill", "plus", "plus.circle", "plus.circle.fill", "checkmark.circle.fill",
              "xmark.circle.fill", "info.circle", "exclamationmark.triangle.fill", "house", "house.fill", "gear",
              "magnifyingglass", "square.and.arrow.up", "trash", "person.crop.circle", "bell.badge", "cart", "tag.fill",
              "chevron.forward", "chevron.backward", "chevron.right", "arrow.forward", "list.bullet", "speaker.wave.2",
              "wifi", "cellularbars", "battery.100percent", "folder", "doc.text", "calendar", "clock", "lock.fill",
              "envelope", "phone.fill", "photo", "camera", "mic", "play.fill", "pause.fill", "forward.fill",
            ], id: \.self
          ) { Image(systemName: $0) }
        }
        .imageScale(.large)
      },
      GalleryPage("rendering modes") {
        modes("Monochrome", .monochrome)
        modes("Hierarchical", .hierarchical)
        modes("Palette", .palette)
        modes("Multicolor", .multicolor)
        symbolGrid {
          ForEach([0, 0.3, 0.6, 1], id: \.self) { value in
            Image(systemName: "wifi", variableValue: value)
            Image(systemName: "speaker.wave.3", variableValue: value)
            Image(systemName: "cellularbars", variableValue: value)
          }
        }
      },
      GalleryPage("weights and sizes") {
        ForEach([Font.Weight.regular, .medium, .semibold, .bold, .black], id: \.self) { weight in
          HStack {
            Image(systemName: "heart")
            Image(systemName: "plus.circle.fill")
            Image(systemName: "chevron.forward")
            Image(systemName: "square.and.arrow.up")
            Text("Text")
          }
          .fontWeight(weight)
        }
        HStack {
          Image(systemName: "star").imageScale(.small)
          Image(systemName: "star").imageScale(.medium)
          Image(systemName: "star").imageScale(.large)
          Image(systemName: "star").font(.largeTitle)
          Image(systemName: "star").resizable().frame(width: 60, height: 60)
        }
      },
    ])

  @MainActor private static func modes(_ title: String, _ mode: SymbolRenderingMode) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption2)
      symbolGrid {
        ForEach(
          ["plus.circle.fill", "star.circle", "bag.badge.plus", "tag.slash", "speaker.wave.3", "wifi", "heart.fill"],
          id: \.self
        ) { Image(systemName: $0) }
      }
    }
    .symbolRenderingMode(mode)
    .foregroundStyle(.blue, .orange, .gray)
  }

  @MainActor private static func symbolGrid<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) { content() }
  }
}
