import Foundation
import SwiftUI

/// The island of an iPhone 15, with the sizes of Apple's Human Interface Guidelines, "Live Activities".
struct IslandView: View {
  let island: DynamicIsland
  let state: ActivityPreviewViewKind.DynamicIslandPreviewViewState

  @Environment(\.openURL) private var openURL

  private static let height: CGFloat = 36.67
  /// The width beside the camera.
  private static let compactWidth: CGFloat = 52.33
  /// The width of the camera.
  private static let cameraWidth: CGFloat = 126
  private static let expandedWidth: CGFloat = 371

  var body: some View {
    ground
      .environment(\.colorScheme, .dark)
      .contentShape(Rectangle())
      .onTapGesture {
        if let url = island.url { openURL(url) }
      }
  }

  @ViewBuilder private var ground: some View {
    switch state {
    case .compact:
      HStack(spacing: 0) {
        island.compactLeading().padding(margins(.compactLeading))
          .frame(width: Self.compactWidth, height: Self.height)
        Color.clear.frame(width: Self.cameraWidth, height: Self.height)
        island.compactTrailing().padding(margins(.compactTrailing))
          .frame(width: Self.compactWidth, height: Self.height)
      }
      .foregroundStyle(.white)
      .background(.black, in: Capsule())
    case .minimal:
      island.minimal().padding(margins(.minimal))
        .frame(width: Self.height, height: Self.height)
        .foregroundStyle(.white)
        .background(.black, in: Circle())
    case .expanded:
      expanded
        .foregroundStyle(.white)
        .background(.black, in: RoundedRectangle(cornerRadius: 44, style: .continuous))
    }
  }

  private func margins(_ mode: DynamicIslandMode) -> EdgeInsets { island.margins[mode] ?? EdgeInsets() }

  private var expanded: some View {
    let regions = island.expanded()
    return VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        parts(.leading, of: regions).frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 0) {
          Color.clear.frame(width: Self.cameraWidth, height: Self.height)
          parts(.center, of: regions)
        }
        parts(.trailing, of: regions).frame(maxWidth: .infinity, alignment: .trailing)
      }
      parts(.bottom, of: regions)
    }
    .padding(island.margins[.expanded] ?? EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20))
    .frame(width: Self.expandedWidth)
    .frame(minHeight: 84, maxHeight: 160)
    .fixedSize(horizontal: false, vertical: true)
  }

  private func parts(_ position: DynamicIslandExpandedRegionPosition, of regions: [IslandRegion]) -> some View {
    let parts = regions.filter { $0.position == position }
    return ForEach(Array(parts.indices), id: \.self) { index in parts[index].content.padding(parts[index].margins) }
  }
}
