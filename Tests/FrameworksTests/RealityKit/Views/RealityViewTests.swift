#if os(Linux)
  import FlowRealityKit
  import FlowRendering
  import Foundation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Shelf: View {
    @State private var isLarge = false

    var body: some View {
      VStack(spacing: 0) {
        RealityView { content in
          let box = ModelEntity(
            mesh: .generateBox(size: 0.5), materials: [SimpleMaterial(color: .red, isMetallic: false)])
          box.name = "box"
          content.add(box)
        } update: { content in
          content.entities.first?.scale = SIMD3(repeating: isLarge ? 2 : 1)
        }
        .frame(width: 200, height: 200)
        Button("Larger") { isLarge.toggle() }.frame(height: 50)
      }
    }
  }

  @Suite("Views of entities") @MainActor
  struct RealityViewTests {
    private func screen(_ view: some View) async -> Screen {
      let screen = Screen(size: ProposedViewSize(width: 200, height: 250))
      screen.show(view)
      _ = await screen.wait(upTo: 1) { screen.activity.isAtRest }
      return screen
    }

    /// The rectangle of the pixels that are rather red.
    private func red(_ screen: Screen) throws -> CGRect {
      let picture = try #require(screen.picture(scale: 1))
      var rect = CGRect.null
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y].red > 80 && picture[x, y].green < 40 && picture[x, y].blue < 40 {
          rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return rect
    }

    @Test("draw models where the camera sees them, and again when they change")
    func drawing() async throws {
      let screen = await screen(Shelf())
      let small = try red(screen)
      // Its front, half a meter wide, is 1.75 meters in front of the camera, which sees 2.02 meters there.
      #expect(abs(small.width - 49.5) < 2.5 && abs(small.height - 49.5) < 2.5)
      #expect(abs(small.midX - 100) < 1.5 && abs(small.midY - 100) < 1.5)
      XCUIApplication(screen: screen).buttons["Larger"].tap()
      let large = try red(screen)
      #expect(large.width > small.width * 1.9)
    }

    @Test("a nearer surface hides the one behind, whichever was added first")
    func order() throws {
      for nearFirst in [true, false] {
        let view = ARView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), cameraMode: .nonAR)
        let near = ModelEntity(mesh: .generatePlane(width: 1, height: 1), materials: [UnlitMaterial(color: .blue)])
        let far = ModelEntity(mesh: .generatePlane(width: 1, height: 1), materials: [UnlitMaterial(color: .red)])
        near.position.z = 0.5
        let anchor = AnchorEntity()
        for entity in nearFirst ? [near, far] : [far, near] { anchor.addChild(entity) }
        view.scene.addAnchor(anchor)
        var image: UIImage?
        view.snapshot(saveToHDR: false) { image = $0 }
        let picture = try #require(image?.cgImage?.bitmap)
        let middle = picture[picture.width / 2, picture.height / 2]
        #expect(middle.blue > 200 && middle.red < 30)
      }
    }

    @Test("a model at a place that is no number is not drawn, and the others are")
    func impossiblePlaces() throws {
      for value in [Float.nan, .infinity, -.infinity, 1e30] {
        let view = ARView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), cameraMode: .nonAR)
        let anchor = AnchorEntity()
        for place in [SIMD3(value, 0, 0), .zero, SIMD3(0, 0, value)] {
          let box = ModelEntity(mesh: .generateBox(size: 0.5), materials: [UnlitMaterial(color: .red)])
          box.position = place
          anchor.addChild(box)
        }
        view.scene.addAnchor(anchor)
        var image: UIImage?
        view.snapshot(saveToHDR: false) { image = $0 }
        let picture = try #require(image?.cgImage?.bitmap)
        #expect(picture[picture.width / 2, picture.height / 2].red > 200 && picture[1, 1].red == 0)
      }
    }

    @Test("light makes sides bright and dark, and not those of unlit materials")
    func light() throws {
      func colors(_ material: any FlowRealityKit.Material) throws -> Set<Int> {
        let view = ARView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), cameraMode: .nonAR)
        let box = ModelEntity(mesh: .generateBox(size: 0.6), materials: [material])
        box.orientation = simd_quatf(angle: 0.7, axis: simd_normalize(SIMD3(1, 1, 0)))
        let anchor = AnchorEntity()
        anchor.addChild(box)
        view.scene.addAnchor(anchor)
        var image: UIImage?
        view.snapshot(saveToHDR: false) { image = $0 }
        let picture = try #require(image?.cgImage?.bitmap)
        var counts: [Int: Int] = [:]
        for y in 0..<picture.height {
          for x in 0..<picture.width where picture[x, y].red > 0 { counts[Int(picture[x, y].red), default: 0] += 1 }
        }
        return Set(counts.filter { $0.value > 200 }.keys)
      }
      #expect(try colors(SimpleMaterial(color: .red, isMetallic: false)).count == 3)
      #expect(try colors(UnlitMaterial(color: .red)).count == 1)
    }

    @Test("find the entity with shapes at a point")
    func touching() {
      let view = ARView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), cameraMode: .nonAR)
      let (left, right) = (ModelEntity(mesh: .generateBox(size: 0.4)), ModelEntity(mesh: .generateBox(size: 0.4)))
      left.position.x = -0.4
      right.position.x = 0.4
      let anchor = AnchorEntity()
      for entity in [left, right] { anchor.addChild(entity) }
      anchor.generateCollisionShapes(recursive: true)
      view.scene.addAnchor(anchor)
      #expect(view.entity(at: CGPoint(x: 60, y: 100)) === left && view.entity(at: CGPoint(x: 140, y: 100)) === right)
      #expect(view.entity(at: CGPoint(x: 100, y: 20)) == nil)
      let place = view.project(left.position(relativeTo: nil))
      #expect(abs((place?.x ?? 0) - (100 - 0.4 / 2 * 173.2)) < 0.5 && place?.y == 100)
    }

    @Test("a camera in the scene is the one it is seen through")
    func camera() throws {
      let view = ARView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), cameraMode: .nonAR)
      let camera = PerspectiveCamera()
      camera.look(at: .zero, from: SIMD3(0, 0, -4), relativeTo: nil)
      let anchor = AnchorEntity()
      anchor.addChild(camera)
      view.scene.addAnchor(anchor)
      let place = try #require(view.project(SIMD3(1, 0, 0)))
      #expect(place.x < 100 && view.project(SIMD3(0, 0, -5)) == nil)
      camera.camera.fieldOfViewInDegrees = 30
      #expect(try #require(view.project(SIMD3(1, 0, 0))).x < place.x)
    }

    @Test("entities that are elements are found by UI tests")
    func elements() async {
      let screen = await screen(
        RealityView { content in
          let box = ModelEntity(mesh: .generateBox(size: 0.5), materials: [UnlitMaterial(color: .red)])
          box.isAccessibilityElement = true
          box.accessibilityLabel = "Treasure"
          content.add(box)
        })
      let element = XCUIApplication(screen: screen).otherElements["Treasure"]
      #expect(element.exists && abs(element.frame.width - element.frame.height) < 1 && element.frame.width > 40)
    }

    @Test("a placeholder is shown until the content is made")
    func placeholder() async {
      let screen = Screen(size: ProposedViewSize(width: 200, height: 250))
      screen.show(
        RealityView { content in
          try? await Task.sleep(for: .seconds(1))
          content.add(Entity())
        } placeholder: {
          Text("Loading")
        })
      let app = XCUIApplication(screen: screen)
      #expect(app.staticTexts["Loading"].exists)
      #expect(await screen.wait(upTo: 3) { !app.staticTexts["Loading"].exists })
    }

    @Test("a text is a box, a picture is its tint, and warnings say so")
    func warnings() {
      let texts = ReportCollector.warnings { _ = MeshResource.generateText("Hello") }
      #expect(texts.count == 1 && texts[0].contains("a box stands for the letters of \"Hello\"."))
      let view = ARView(frame: .zero)
      let debug = ReportCollector.warnings { view.debugOptions = .showPhysics }
      #expect(debug.count == 1 && debug[0].contains("nothing is drawn over the scene."))
    }
  }
#endif
