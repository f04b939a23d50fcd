#if os(Linux)
  import FlowRealityKit
  import Foundation
  import Testing

  private struct Speed: Component, Equatable { var value: Float }

  private final class Robot: Entity {
    var copies = 0
    override func didClone(from source: Entity) { copies += 1 }
  }

  @Suite("Entities") @MainActor
  struct EntityTests {
    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 0.000_1 }

    @Test("have one parent, and are found by their names")
    func tree() {
      let (house, room, lamp) = (Entity(), Entity(), Entity())
      (room.name, lamp.name) = ("room", "lamp")
      house.addChild(room)
      room.addChild(lamp)
      #expect(house.findEntity(named: "lamp") === lamp && lamp.parent === room && house.children.count == 1)
      house.addChild(lamp)
      #expect(room.children.isEmpty && house.children.map(\.name) == ["room", "lamp"])
      house.children.insert(lamp, at: 0)
      #expect(house.children.map(\.name) == ["lamp", "room"])
      lamp.removeFromParent()
      #expect(lamp.parent == nil && house.findEntity(named: "lamp") == nil)
      house.children.replaceAll([lamp])
      #expect(house.children.map(\.name) == ["lamp"] && room.parent == nil)
      #expect(Set([house, room, lamp]).count == 3 && house.id != room.id)
    }

    @Test("have a place within their parents, and one in the world")
    func places() {
      let (ship, mast) = (Entity(), Entity())
      ship.addChild(mast)
      ship.position = SIMD3(10, 0, 0)
      ship.orientation = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 1, 0))
      ship.scale = SIMD3(repeating: 2)
      mast.position = SIMD3(0, 3, 1)
      #expect(isNear(mast.position(relativeTo: nil), SIMD3(12, 6, 0)))
      #expect(isNear(mast.position(relativeTo: ship), SIMD3(0, 3, 1)))
      #expect(isNear(ship.convert(position: .zero, to: nil), SIMD3(10, 0, 0)))
      #expect(isNear(ship.convert(position: SIMD3(12, 6, 0), from: nil), SIMD3(0, 3, 1)))
      #expect(isNear(mast.scale(relativeTo: nil), SIMD3(repeating: 2)))
      mast.setPosition(SIMD3(10, 0, 0), relativeTo: nil)
      #expect(isNear(mast.position, .zero))
      mast.removeFromParent(preservingWorldTransform: true)
      #expect(isNear(mast.position, SIMD3(10, 0, 0)) && isNear(mast.scale, SIMD3(repeating: 2)))
      ship.addChild(mast, preservingWorldTransform: true)
      #expect(isNear(mast.position, .zero) && isNear(mast.scale, SIMD3(repeating: 1)))
    }

    @Test("give a copy of a component, of its type")
    func componentTypes() throws {
      let robot = Entity()
      robot.components.set(Speed(value: 1))
      var speed = try #require(robot.components[Speed.self])
      speed.value = 2
      #expect(robot.components[Speed.self] == Speed(value: 1))
      robot.components.set(speed)
      let type: any Component.Type = Speed.self
      #expect(robot.components[type] as? Speed == Speed(value: 2) && robot.components.has(Speed.self))
    }

    @Test("look at something with their front")
    func looking() {
      let entity = Entity()
      entity.look(at: SIMD3(5, 0, 0), from: SIMD3(1, 0, 0), relativeTo: nil)
      #expect(isNear(entity.convert(direction: SIMD3(0, 0, -1), to: nil), SIMD3(1, 0, 0)))
      #expect(isNear(entity.convert(direction: SIMD3(0, 1, 0), to: nil), SIMD3(0, 1, 0)))
      #expect(isNear(entity.position, SIMD3(1, 0, 0)))
    }

    @Test("have a component of each type, and copies have them, too")
    func components() {
      let robot = Robot()
      robot.components.set(Speed(value: 2))
      robot.components[Speed.self]?.value += 1
      #expect(robot.components[Speed.self] == Speed(value: 3) && robot.components.has(Speed.self))
      let arm = Entity()
      arm.name = "arm"
      robot.addChild(arm)
      let copy = robot.clone(recursive: true)
      robot.components.remove(Speed.self)
      #expect(copy.components[Speed.self]?.value == 3 && !robot.components.has(Speed.self))
      #expect(copy.copies == 1 && copy.children.map(\.name) == ["arm"] && copy.children.first !== arm)
      #expect(robot.clone(recursive: false).children.isEmpty)
    }

    @Test("a box around models is that of their shapes, moved and made larger")
    func bounds() {
      let box = ModelEntity(mesh: .generateBox(width: 2, height: 4, depth: 6))
      let ball = ModelEntity(mesh: .generateSphere(radius: 1))
      ball.position = SIMD3(5, 0, 0)
      box.addChild(ball)
      #expect(isNear(box.visualBounds(relativeTo: nil).min, SIMD3(-1, -2, -3)))
      #expect(isNear(box.visualBounds(relativeTo: nil).max, SIMD3(6, 2, 3)))
      #expect(isNear(box.visualBounds(recursive: false, relativeTo: nil).max, SIMD3(1, 2, 3)))
      ball.isEnabled = false
      #expect(isNear(box.visualBounds(relativeTo: nil, excludeInactive: true).max, SIMD3(1, 2, 3)))
      #expect(Entity().visualBounds(relativeTo: nil).isEmpty)
      let shapes: [(MeshResource, SIMD3<Float>)] = [
        (.generatePlane(width: 2, depth: 3), SIMD3(2, 0, 3)), (.generatePlane(width: 2, height: 3), SIMD3(2, 3, 0)),
        (.generateCylinder(height: 3, radius: 1), SIMD3(2, 3, 2)),
        (.generateCone(height: 3, radius: 1), SIMD3(2, 3, 2)),
        (.generateBox(size: 0.5, cornerRadius: 0.1), SIMD3(repeating: 0.5)),
      ]
      for (mesh, size) in shapes { #expect(isNear(mesh.bounds.extents, size)) }
    }

    @Test("a transform is that of its matrix")
    func matrices() {
      let transform = Transform(
        scale: SIMD3(1, 2, 3), rotation: simd_quatf(angle: 1, axis: simd_normalize(SIMD3(1, 1, 0))),
        translation: SIMD3(4, 5, 6))
      let again = Transform(matrix: transform.matrix)
      #expect(isNear(again.scale, transform.scale) && isNear(again.translation, transform.translation))
      #expect(isNear(again.rotation.act(SIMD3(1, 2, 3)), transform.rotation.act(SIMD3(1, 2, 3))))
      let turned = Transform(pitch: .pi / 2, yaw: .pi / 2, roll: 0)
      #expect(
        isNear(turned.matrix.inverse.columns.3.w == 1 ? turned.rotation.act(SIMD3(0, 0, 1)) : .zero, SIMD3(0, -1, 0)))
    }

    @Test("files that are not there throw an error with their name")
    func files() async {
      #expect(throws: ResourceError.notFound("toy")) { try Entity.load(named: "toy") }
      #expect(throws: ResourceError.notFound("toy")) { try ModelEntity.loadModel(named: "toy") }
      await #expect(throws: ResourceError.notFound("toy")) { try await Entity(named: "toy") }
      #expect(throws: ResourceError.notFound("wood")) { try TextureResource.load(named: "wood") }
      #expect(ResourceError.notFound("toy").localizedDescription == "There is no resource \"toy\".")
      var failed = false
      let loading = Entity.loadAsync(named: "toy").sink {
        if case .failure = $0 { failed = true }
      } receiveValue: { _ in
      }
      loading.cancel()
      #expect(failed)
    }

    @Test("a file's content is not shown, and a warning says so")
    func contents() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("toy-\(UUID().uuidString).usdz")
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      var entity: Entity?
      let warnings = ReportCollector.warnings { entity = try? Entity.load(contentsOf: file) }
      #expect(warnings.count == 1 && warnings[0].contains("files of models are not read"))
      #expect(entity?.name == file.deletingPathExtension().lastPathComponent)
    }
  }
#endif
