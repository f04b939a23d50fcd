#if os(Linux)
  import FlowRendering
  import FlowSceneKit
  import Foundation
  import SwiftUI
  import Testing

  @Suite("A view of a scene in space") @MainActor
  struct SCNViewTests {
    private let screen = Screen(size: ProposedViewSize(width: 200, height: 200), timing: .manual)
    private let scene = SCNScene()

    private func node(_ geometry: SCNGeometry, _ color: UIColor, at place: SCNVector3 = SCNVector3()) -> SCNNode {
      geometry.firstMaterial?.diffuse.contents = color
      let node = SCNNode(geometry: geometry)
      node.position = place
      scene.rootNode.addChildNode(node)
      return node
    }

    /// A camera four units in front of the origin, which sees two units in each direction.
    private func addCamera() -> SCNNode {
      let node = SCNNode()
      node.camera = SCNCamera()
      node.camera?.usesOrthographicProjection = true
      node.camera?.orthographicScale = 2
      node.position = SCNVector3(x: 0, y: 0, z: 4)
      scene.rootNode.addChildNode(node)
      return node
    }

    private func show(_ options: SceneView.Options = []) {
      screen.show(SceneView(scene: scene, options: options).frame(width: 200, height: 200))
      screen.advance(by: 0.1)
    }

    /// The rectangle of the pixels that are rather red.
    private func red() throws -> CGRect {
      let picture = try #require(screen.picture(scale: 1))
      var found = CGRect.null
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y].red > 80 && picture[x, y].green < 40 && picture[x, y].blue < 40 {
          found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return found
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
      [
        first.minX - second.minX, first.minY - second.minY, first.maxX - second.maxX, first.maxY - second.maxY,
      ].allSatisfy { abs($0) <= 2 }
    }

    @Test("draws a box where it is, and again when it has moved, is hidden or has another color")
    func box() throws {
      _ = addCamera()
      let box = node(SCNBox(width: 2, height: 1, length: 1), .red)
      show()
      #expect(isNear(try red(), CGRect(x: 50, y: 75, width: 100, height: 50)))
      screen.perform { box.position = SCNVector3(x: 1, y: 1, z: 0) }
      screen.advance(by: 0.1)
      #expect(isNear(try red(), CGRect(x: 100, y: 25, width: 100, height: 50)))
      screen.perform { box.eulerAngles.z = .pi / 2 }
      screen.advance(by: 0.1)
      #expect(isNear(try red(), CGRect(x: 125, y: 0, width: 50, height: 100)))
      screen.perform { box.geometry?.firstMaterial?.diffuse.contents = UIColor.blue }
      screen.advance(by: 0.1)
      #expect(try red().isNull)
      screen.perform { box.geometry?.firstMaterial?.diffuse.contents = UIColor.red }
      screen.perform { box.isHidden = true }
      screen.advance(by: 0.1)
      #expect(try red().isNull)
    }

    @Test("draws what is nearer over what is farther, with the size of perspective")
    func perspective() throws {
      let camera = addCamera()
      camera.camera?.usesOrthographicProjection = false
      camera.camera?.fieldOfView = 90
      let back = node(SCNPlane(width: 4, height: 4), .blue, at: SCNVector3(x: 0, y: 0, z: -1))
      _ = node(SCNPlane(width: 2, height: 2), .red, at: SCNVector3(x: 0, y: 0, z: 2))
      show()
      // Two units in a distance of two fill half of the view.
      #expect(isNear(try red(), CGRect(x: 50, y: 50, width: 100, height: 100)))
      screen.perform { back.position.z = 2.5 }
      screen.advance(by: 0.1)
      #expect(try red().isNull)
    }

    @Test("shows the whole scene without a camera, on the color behind it")
    func overview() throws {
      scene.background.contents = UIColor.black
      _ = node(SCNSphere(radius: 30), .red, at: SCNVector3(x: 500, y: 0, z: 0))
      show()
      let found = try red()
      #expect(abs(found.midX - 100) < 3 && abs(found.midY - 100) < 3)
      #expect(found.width > 60 && found.width < 200)
      #expect(try #require(screen.picture(scale: 1))[1, 1].red == 0)
    }

    @Test("shades surfaces by the light, apart from those without a lighting model")
    func light() throws {
      _ = addCamera()
      let box = node(SCNBox(width: 2, height: 2, length: 2), .red)
      let lamp = SCNNode()
      lamp.light = SCNLight()
      lamp.light?.type = .directional
      scene.rootNode.addChildNode(lamp)
      show()
      // The light shines away from the viewer.
      #expect(try #require(screen.picture(scale: 1))[100, 100].red == 255)
      screen.perform { lamp.eulerAngles.y = .pi / 2 }
      screen.advance(by: 0.1)
      #expect((100...104).contains(try #require(screen.picture(scale: 1))[100, 100].red))
      screen.perform { box.geometry?.firstMaterial?.lightingModel = .constant }
      screen.advance(by: 0.1)
      #expect(try #require(screen.picture(scale: 1))[100, 100].red == 255)
    }

    @Test("says where a point of the scene is")
    func projection() {
      _ = addCamera()
      let view = SCNView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.scene = scene
      let place = view.projectPoint(SCNVector3(x: 1, y: 1, z: 0))
      #expect(abs(place.x - 150) < 0.01 && abs(place.y - 50) < 0.01)
    }
  }
#endif
