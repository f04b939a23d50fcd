#if os(Linux)
  import FlowRealityKit
  import FlowRendering
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Host: UIViewRepresentable {
    let view: ARView
    func makeUIView(context: Context) -> ARView { view }
    func updateUIView(_ view: ARView, context: Context) {}
  }

  @Suite("The world around a scene", .ownPhone) @MainActor
  struct ARViewTests {
    private let screen = Screen(size: ProposedViewSize(width: 200, height: 300), timing: .manual)
    private let view = ARView(frame: .zero)

    /// Shows the view on a phone that has a table and a wall in front of it.
    private func show(tracksWorld: Bool = true) {
      screen.phone.tracksWorld = tracksWorld
      screen.phone.worldPlanes = [
        PhonePlane(.horizontal, center: SIMD3(0, -0.5, -2), size: SIMD2(2, 2)),
        PhonePlane(.vertical, center: SIMD3(0, 0, -4), size: SIMD2(1, 1)),
      ]
      screen.show(Host(view: view))
      screen.advance(by: 0.1)
    }

    @Test("what waits for a surface is shown when the phone has it")
    func planes() {
      let anchor = AnchorEntity(plane: .horizontal, minimumBounds: SIMD2(1, 1))
      let large = AnchorEntity(plane: .any, minimumBounds: SIMD2(3, 3))
      view.scene.addAnchor(anchor)
      view.scene.addAnchor(large)
      var states: [Bool] = []
      let subscription = view.scene.subscribe(to: SceneEvents.AnchoredStateChanged.self, on: anchor) {
        states.append($0.isAnchored)
      }
      #expect(!anchor.isAnchored)
      show()
      #expect(anchor.isAnchored && anchor.position == SIMD3(0, -0.5, -2) && !large.isAnchored)
      screen.perform { screen.phone.worldPlanes.removeFirst() }
      screen.advance(by: 0.1)
      #expect(!anchor.isAnchored && states == [true, false])
      subscription.cancel()
    }

    @Test("rays hit surfaces, the nearest first, where they are or without an end")
    func rays() {
      show()
      let middle = CGPoint(x: 100, y: 150)
      let wall = view.raycast(from: middle, allowing: .existingPlaneGeometry, alignment: .any)
      #expect(wall.count == 1 && wall[0].targetAlignment == .any && wall[0].worldTransform.columns.3.z == -4)
      #expect((wall[0].anchor as? ARPlaneAnchor)?.alignment == .vertical)
      let below = CGPoint(x: 100, y: 220)
      let both = view.raycast(from: below, allowing: .existingPlaneInfinite, alignment: .any)
      #expect(both.count == 2 && abs(both[0].worldTransform.columns.3.y + 0.5) < 0.001)
      #expect(AnchorEntity(raycastResult: both[0]).position.y == both[0].worldTransform.columns.3.y)
      #expect(view.raycast(from: below, allowing: .estimatedPlane, alignment: .vertical).count == 1)
      #expect(view.raycast(from: CGPoint(x: 100, y: 20), allowing: .estimatedPlane, alignment: .horizontal).isEmpty)
    }

    @Test("without a camera there are no surfaces")
    func simulator() {
      let session = view.session
      show(tracksWorld: false)
      #expect(session.configuration == nil)
      #expect(view.raycast(from: CGPoint(x: 100, y: 220), allowing: .estimatedPlane, alignment: .any).isEmpty)
    }

    @Test("a session tells of surfaces and of anchors that an app adds")
    func session() {
      final class Watcher: NSObject, ARSessionDelegate {
        var events: [String] = []
        func session(_ session: ARSession, didAdd anchors: [ARAnchor]) { events.append("+\(anchors.count)") }
        func session(_ session: ARSession, didRemove anchors: [ARAnchor]) { events.append("-\(anchors.count)") }
      }
      let watcher = Watcher()
      view.session.delegate = watcher
      show()
      #expect(watcher.events == ["+2"] && view.session.currentFrame?.anchors.count == 2)
      #expect(view.session.currentFrame?.camera.trackingState == .normal)
      let anchor = ARAnchor(name: "here", transform: matrix_identity_float4x4)
      screen.perform { view.session.add(anchor: anchor) }
      screen.advance(by: 0.1)
      #expect(watcher.events == ["+2", "+1"] && view.session.currentFrame?.anchors.last?.name == "here")
      screen.perform {
        view.session.remove(anchor: anchor)
        screen.phone.worldPlanes = []
      }
      screen.advance(by: 0.1)
      #expect(
        watcher.events.sorted() == ["+1", "+2", "-1", "-2"] && view.session.currentFrame?.anchors.isEmpty == true)
    }

    @Test("a finger on an entity moves it, and one beside it does not")
    func gestures() {
      view.cameraMode = .nonAR
      let box = ModelEntity(mesh: .generateBox(size: 0.5), materials: [UnlitMaterial(color: .red)])
      box.generateCollisionShapes(recursive: true)
      let anchor = AnchorEntity()
      anchor.addChild(box)
      view.scene.addAnchor(anchor)
      #expect(view.installGestures(for: box).count == 3)
      show(tracksWorld: false)
      let app = XCUIApplication(screen: screen)
      func drag(from start: CGVector, by distance: CGFloat) {
        let from = app.coordinate(withNormalizedOffset: start)
        from.press(forDuration: 0, thenDragTo: from.withOffset(CGVector(dx: distance, dy: 0)))
      }
      drag(from: CGVector(dx: 0.5, dy: 0.1), by: 40)
      #expect(box.position == .zero)
      drag(from: CGVector(dx: 0.5, dy: 0.5), by: 40)
      #expect(box.position.x > 0.15 && box.position.x < 0.4 && abs(box.position.z) < 0.01)
    }
  }
#endif
