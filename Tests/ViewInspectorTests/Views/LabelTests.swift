import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Labels, links, images")
struct LabelTests {
  private struct Profile: View {
    @State private var name = "Ann"
    @State private var done = 0.25

    var body: some View {
      VStack {
        Label(name, systemImage: "person")
        LabeledContent("Name") {
          Text(verbatim: name)
          Text(verbatim: "\(name.count) letters")
        }
        ProgressView(value: done, label: { Text("Done") }, currentValueLabel: { Text(verbatim: "\(done)") })
        Link("More", destination: Self.address)
        ShareLink(
          item: name, subject: Text("Subject"), message: Text("Message"), preview: SharePreview("P", icon: name))
        AsyncImage(url: Self.address, scale: 2) { phase in
          if phase.image != nil { Text("loaded") } else { Text(verbatim: "waiting for \(name)") }
        }
        Canvas(opaque: true) { _, _ in
        } symbols: {
          Text(name).tag(1)
        }
        Button("Rename") {
          name = "Robert"
          done = 1
        }
      }
    }

    static var address: URL { URL(fileURLWithPath: "/more") }
  }

  @Test("parts and values of a hosted view follow its state")
  func live() throws {
    let view = Profile()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(try view.inspect().vStack().label(0).title().text().string() == "Ann")
    try view.inspect().find(button: "Rename").tap()
    let stack = try view.inspect().vStack()
    #expect(try stack.label(0).title().text().string() == "Robert")
    #expect(try stack.label(0).icon().image().actualImage().name() == "person")
    #expect(try stack.labeledContent(1).text(1).string() == "6 letters")
    #expect(try stack.labeledContent(1).labelView().text().string() == "Name")
    #expect(try stack.progressView(2).fractionCompleted() == 1)
    #expect(try stack.progressView(2).currentValueLabelView().text().string() == "1.0")
    #expect(try stack.link(3).url() == Profile.address)
    #expect(try stack.shareLink(4).item(type: String.self) == "Robert")
    #expect(try stack.shareLink(4).messageView().string() == "Message")
    #expect(
      try stack.shareLink(4).sharePreview(for: "Robert", imageType: Never.self, iconType: String.self).icon()
        == "Robert")
    #expect(try stack.asyncImage(5).contentView(.empty).text().string() == "waiting for Robert")
    #expect(try stack.asyncImage(5).scale() == 2)
    #expect(try stack.canvas(6).symbolsView().text().string() == "Robert")
    #expect(try stack.canvas(6).opaque())
  }

  @Test("links are found by title and URL", arguments: [true, false])
  func links(byTitle: Bool) throws {
    let view = Profile()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let link =
      try byTitle ? view.inspect().find(link: "More") : view.inspect().find(link: Profile.address)
    #expect(link.pathToRoot == "view(Profile.self).vStack().link(3)")
  }

  @Test("an image returns its source and its label")
  func images() throws {
    let image = Image("photo", label: Text("A photo")).resizable()
    #expect(try image.rootImage() == Image("photo", label: Text("A photo")))
    #expect(try image.inspect().image().labelView().string() == "A photo")
    #expect(try Image(systemName: "star").inspect().image().labelView().string() == "star")
    let error = #expect(throws: InspectionError.self) { try Image("photo").uiImage() }
    #expect(error?.localizedDescription.contains("UIImage") == true)
  }

  @Test("a Core Graphics image keeps its scale and orientation")
  func coreGraphics() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 2))
    let picture = try #require(renderer.cgImage)
    let image = Image(picture, scale: 2, orientation: .down, label: Text("Red"))
    #expect(try image.cgImage().bitmap == picture.bitmap)
    #expect(try image.scale() == 2)
    #expect(try image.orientation() == .down)
    let error = #expect(throws: InspectionError.self) { try image.uiImage() }
    #expect(error?.localizedDescription == "Type mismatch: CGImageProvider is not UIImage")
    let other = try #require(renderer.uiImage)
    #expect(try Image(uiImage: other).resizable().uiImage() == other)
  }
}
