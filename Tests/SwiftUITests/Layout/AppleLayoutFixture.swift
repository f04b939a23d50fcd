import SwiftUI

/// Views whose layout was measured on Apple's SwiftUI (macOS, 13-point body font, a 400 x 600 window).
@MainActor
struct AppleLayoutFixture {
  enum Kind: String {
    case text = "Text"
    case color = "Color"
    case divider = "Divider"
  }

  let name: String
  let root: CGSize
  let leaves: [(kind: Kind, frame: CGRect)]
  let view: AnyView

  init<Content: View>(
    _ name: String, root: (CGFloat, CGFloat), leaves: [(Kind, CGFloat, CGFloat, CGFloat, CGFloat)],
    @ViewBuilder view: () -> Content
  ) {
    self.name = name
    self.root = CGSize(width: root.0, height: root.1)
    self.leaves = leaves.map { ($0.0, CGRect(x: $0.1, y: $0.2, width: $0.3, height: $0.4)) }
    self.view = AnyView(view())
  }

  nonisolated static let names = [
    "app-header-content-footer",
    "complex-nested",
    "deeply-nested-padding-frame",
    "frame-alignment-bottom-trailing",
    "frame-alignment-top-leading",
    "frame-inside-padding",
    "frame-maxwidth-infinity-with-minheight",
    "frame-minheight-centers-content",
    "hstack-default",
    "hstack-spacing-20",
    "hstack-with-spacer",
    "nested-alignment-override",
    "padding-default",
    "padding-inside-frame",
    "sidebar-detail-split",
    "spacer-between-texts",
    "stacked-frames-with-alignment",
    "text-middle-truncation-narrow-parent",
    "toolbar-content-layout",
    "unequal-flex-spacers",
    "vstack-frame-padding",
    "vstack-nested",
    "vstack-trailing",
    "zero-spacing-vstack",
    "zstack-default",
  ]

  static let all: [AppleLayoutFixture] = [
    AppleLayoutFixture(
      "app-header-content-footer", root: (400, 600),
      leaves: [
        (.text, 16, 8, 44.5, 16),
        (.text, 16, 580, 39, 16),
        (.text, 360, 580, 24, 16),
      ]
    ) {
      VStack(spacing: 0) {
        Text("Header").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16).padding(.vertical, 8)
        Spacer()
        HStack {
          Text("Status")
          Spacer()
          Text("v1.0")
        }
        .padding(.horizontal, 16).padding(.vertical, 4)
      }
    },
    AppleLayoutFixture(
      "complex-nested", root: (400, 121),
      leaves: [
        (.color, 16, 0, 44, 44),
        (.text, 72, 4, 26.5, 16),
        (.text, 72, 24, 47, 16),
        (.divider, 0, 60, 400, 1),
        (.color, 16, 77, 44, 44),
        (.text, 72, 81, 38, 16),
        (.text, 72, 101, 69.5, 16),
      ]
    ) {
      VStack(spacing: 16) {
        HStack(spacing: 12) {
          Color.red.frame(width: 44, height: 44)
          VStack(alignment: .leading, spacing: 4) {
            Text("Title")
            Text("Subtitle")
          }
          Spacer()
        }
        .padding(.horizontal, 16)
        Divider()
        HStack(spacing: 12) {
          Color.green.frame(width: 44, height: 44)
          VStack(alignment: .leading, spacing: 4) {
            Text("Item 2")
            Text("Description")
          }
          Spacer()
        }
        .padding(.horizontal, 16)
      }
    },
    AppleLayoutFixture(
      "deeply-nested-padding-frame", root: (174, 104),
      leaves: [
        (.text, 82.5, 44, 9, 16)
      ]
    ) {
      Text("X").padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80).padding(12)
    },
    AppleLayoutFixture(
      "frame-alignment-bottom-trailing", root: (200, 200),
      leaves: [
        (.text, 183, 184, 17, 16)
      ]
    ) {
      Text("BR").frame(width: 200, height: 200, alignment: .bottomTrailing)
    },
    AppleLayoutFixture(
      "frame-alignment-top-leading", root: (200, 200),
      leaves: [
        (.text, 0, 0, 15.5, 16)
      ]
    ) {
      Text("TL").frame(width: 200, height: 200, alignment: .topLeading)
    },
    AppleLayoutFixture(
      "frame-inside-padding", root: (140, 90),
      leaves: [
        (.text, 65.5, 37, 9, 16)
      ]
    ) {
      Text("X").frame(width: 100, height: 50).padding(20)
    },
    AppleLayoutFixture(
      "frame-maxwidth-infinity-with-minheight", root: (400, 180),
      leaves: [
        (.text, 189, 74, 22.5, 16),
        (.text, 178, 90, 44.5, 16),
      ]
    ) {
      VStack {
        Text("Top")
        Text("Bottom")
      }
      .frame(maxWidth: .infinity, minHeight: 180)
    },
    AppleLayoutFixture(
      "frame-minheight-centers-content", root: (400, 180),
      leaves: [
        (.text, 172, 82, 56, 16)
      ]
    ) {
      Text("Centered").frame(maxWidth: .infinity, minHeight: 180)
    },
    AppleLayoutFixture(
      "hstack-default", root: (64, 16),
      leaves: [
        (.text, 0, 0, 24, 16),
        (.text, 32, 0, 32, 16),
      ]
    ) {
      HStack {
        Text("Left")
        Text("Right")
      }
    },
    AppleLayoutFixture(
      "hstack-spacing-20", root: (76, 16),
      leaves: [
        (.text, 0, 0, 24, 16),
        (.text, 44, 0, 32, 16),
      ]
    ) {
      HStack(spacing: 20) {
        Text("Left")
        Text("Right")
      }
    },
    AppleLayoutFixture(
      "hstack-with-spacer", root: (400, 16),
      leaves: [
        (.text, 0, 0, 24, 16),
        (.text, 368, 0, 32, 16),
      ]
    ) {
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }
    },
    AppleLayoutFixture(
      "nested-alignment-override", root: (400, 32),
      leaves: [
        (.text, 0, 0, 9, 16),
        (.text, 391.5, 16, 8.5, 16),
      ]
    ) {
      VStack(alignment: .leading) {
        HStack {
          Text("A")
          Spacer()
        }
        .frame(maxWidth: .infinity)
        Text("B").frame(maxWidth: .infinity, alignment: .trailing)
      }
    },
    AppleLayoutFixture(
      "padding-default", root: (79, 48),
      leaves: [
        (.text, 16.5, 16, 46.5, 16)
      ]
    ) {
      Text("Padded").padding()
    },
    AppleLayoutFixture(
      "padding-inside-frame", root: (200, 100),
      leaves: [
        (.text, 95.5, 42, 9, 16)
      ]
    ) {
      Text("X").padding(20).frame(width: 200, height: 100)
    },
    AppleLayoutFixture(
      "sidebar-detail-split", root: (400, 600),
      leaves: [
        (.text, 41, 252, 36.5, 16),
        (.text, 41, 272, 38, 16),
        (.text, 41, 292, 38.5, 16),
        (.text, 41, 312, 38.5, 16),
        (.text, 41, 332, 38.5, 16),
        (.color, 120, 0, 1, 600),
        (.text, 133, 12, 35, 16),
      ]
    ) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Item 1")
          Text("Item 2")
          Text("Item 3")
          Text("Item 4")
          Text("Item 5")
        }
        .frame(width: 120).padding(.vertical, 8)
        Color.gray.frame(width: 1)
        VStack(alignment: .leading) {
          Text("Detail")
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding(12)
      }
    },
    AppleLayoutFixture(
      "spacer-between-texts", root: (49, 600),
      leaves: [
        (.text, 2.5, 0, 44.5, 16),
        (.text, 0.5, 292, 48.5, 16),
        (.text, 5, 584, 39.5, 16),
      ]
    ) {
      VStack {
        Text("Header")
        Spacer()
        Text("Content")
        Spacer()
        Text("Footer")
      }
    },
    AppleLayoutFixture(
      "stacked-frames-with-alignment", root: (150, 80),
      leaves: [
        (.text, 41, 14, 9, 16)
      ]
    ) {
      Text("Z").frame(width: 50, height: 30, alignment: .bottomTrailing)
        .frame(width: 150, height: 80, alignment: .topLeading)
    },
    AppleLayoutFixture(
      "text-middle-truncation-narrow-parent", root: (200, 16),
      leaves: [
        (.text, 3.5, 0, 193, 16)
      ]
    ) {
      Text("/home/somebody12/Documents/projects/synca-test/synca-test/source")
        .lineLimit(1).truncationMode(.middle).frame(width: 200)
    },
    AppleLayoutFixture(
      "toolbar-content-layout", root: (400, 600),
      leaves: [
        (.text, 8, 8, 30, 16),
        (.text, 186, 8, 26.5, 16),
        (.text, 360, 8, 32, 16),
        (.color, 0, 32, 400, 1),
      ]
    ) {
      VStack(spacing: 0) {
        HStack {
          Text("Back")
          Spacer()
          Text("Title")
          Spacer()
          Text("Done")
        }
        .padding(8).frame(maxWidth: .infinity)
        Color.gray.frame(height: 1)
        Spacer()
      }
    },
    AppleLayoutFixture(
      "unequal-flex-spacers", root: (45, 600),
      leaves: [
        (.text, 11.5, 0, 22.5, 16),
        (.text, 11.5, 200, 22.5, 16),
        (.text, 0.5, 584, 44.5, 16),
      ]
    ) {
      VStack {
        Text("Top")
        Spacer()
        Text("Mid")
        Spacer()
        Spacer()
        Text("Bottom")
      }
    },
    AppleLayoutFixture(
      "vstack-frame-padding", root: (400, 64),
      leaves: [
        (.text, 16, 12, 26.5, 16),
        (.text, 16, 36, 47, 16),
      ]
    ) {
      VStack(spacing: 8) {
        Text("Title").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
        Text("Subtitle").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
      }
      .padding(.vertical, 12)
    },
    AppleLayoutFixture(
      "vstack-nested", root: (71, 82),
      leaves: [
        (.text, 1, 0, 69, 16),
        (.text, 1, 20, 69, 16),
        (.text, 0, 46, 71, 16),
        (.text, 0.5, 66, 70.5, 16),
      ]
    ) {
      VStack(spacing: 10) {
        VStack(spacing: 4) {
          Text("Group 1 - A")
          Text("Group 1 - B")
        }
        VStack(spacing: 4) {
          Text("Group 2 - A")
          Text("Group 2 - B")
        }
      }
    },
    AppleLayoutFixture(
      "vstack-trailing", root: (78, 48),
      leaves: [
        (.text, 44.5, 0, 33.5, 16),
        (.text, 0.5, 16, 77.5, 16),
        (.text, 55.5, 32, 22.5, 16),
      ]
    ) {
      VStack(alignment: .trailing) {
        Text("Short")
        Text("A longer text")
        Text("Mid")
      }
    },
    AppleLayoutFixture(
      "zero-spacing-vstack", root: (10, 48),
      leaves: [
        (.text, 0.5, 0, 9, 16),
        (.text, 1, 16, 8.5, 16),
        (.text, 0.5, 32, 9.5, 16),
      ]
    ) {
      VStack(spacing: 0) {
        Text("A")
        Text("B")
        Text("C")
      }
    },
    AppleLayoutFixture(
      "zstack-default", root: (200, 200),
      leaves: [
        (.color, 0, 0, 200, 200),
        (.text, 72, 92, 56, 16),
      ]
    ) {
      ZStack {
        Color.blue.frame(width: 200, height: 200)
        Text("Centered")
      }
    },
  ]
}
