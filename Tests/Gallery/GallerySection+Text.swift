import SwiftUI

extension GallerySection {
  static let text = GallerySection(
    title: "Text",
    pages: [
      GalleryPage("styles") {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Subheadline").font(.subheadline)
        Text("Body")
        Text("Callout").font(.callout)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      },
      GalleryPage("weights and designs") {
        Text("Light").fontWeight(.light)
        Text("Medium").fontWeight(.medium)
        Text("Bold").bold()
        Text("Heavy").fontWeight(.heavy)
        Text("Italic").italic()
        Text("Rounded").fontDesign(.rounded)
        Text("Serif").fontDesign(.serif)
        Text("Monospaced").monospaced()
        Text("Underlined").underline()
        Text("Struck out").strikethrough()
        Text("Tracked").tracking(3)
        Text("**Bold**, *italic*, `code` and a [link](https://example.com)")
      },
      GalleryPage("styles of the foreground") {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Tint").foregroundStyle(.tint)
        Text("Red").foregroundStyle(.red)
        Text("Gradient").font(.largeTitle.bold())
          .foregroundStyle(LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
        Text("Placeholder of this text").redacted(reason: .placeholder)
      },
      GalleryPage("paragraphs") {
        Text("A longer text that is broken into lines where the room ends, as many as it takes.")
        Text(
          "A longer text that is cut off after its second line, because it may have no more than these two lines here."
        )
        .lineLimit(2)
        Text("Centred lines of a text that is longer than one line").multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
        Text("A text that is cut in the middle because its room is short").lineLimit(1).truncationMode(.middle)
        Text("9:41 on 9 January").monospacedDigit()
        Label("Label", systemImage: "star")
        LabeledContent("Name", value: "Value")
      },
    ])
}
