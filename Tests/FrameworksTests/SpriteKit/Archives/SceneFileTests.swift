#if os(Linux)
  import FlowSpriteKit
  import Foundation
  import SwiftUI
  import Testing

  /// A class of an app that a file names.
  final class ArchivedButton: SKSpriteNode {
    var placeWhenMade = CGPoint.zero

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      placeWhenMade = position
      isUserInteractionEnabled = true
    }
  }

  /// A scene of an app that a file names.
  final class ArchivedScene: SKScene {
    var namesWhenLoaded: [String] = []

    override func sceneDidLoad() { namesWhenLoaded = children.compactMap(\.name) }
  }

  /// Makes archives as the editor of scenes does.
  private struct ArchiveMaker {
    private var objects: [Any] = ["$null"]

    private mutating func add(_ object: Any) -> [String: Any] {
      objects.append(object)
      return ["CF$UID": objects.count - 1]
    }

    mutating func node(_ type: String, _ values: [String: Any]) -> [String: Any] {
      var values = values
      values["$class"] = add(["$classname": type, "$classes": [type, "NSObject"]])
      return add(values)
    }

    /// Changes a value of an object, which may refer to the object itself.
    mutating func set(_ key: String, _ value: Any, of object: [String: Any]) {
      guard let index = object["CF$UID"] as? Int, var values = objects[index] as? [String: Any] else { return }
      values[key] = value
      objects[index] = values
    }

    mutating func text(_ text: String) -> [String: Any] { add(text) }

    mutating func value(_ text: String, _ kind: String = "point") -> [String: Any] {
      let text = add(text)
      return node("NSValue", ["NS.\(kind)val": text])
    }

    mutating func list(_ members: [[String: Any]]) -> [String: Any] { node("NSMutableArray", ["NS.objects": members]) }

    mutating func dictionary(_ entries: [String: Any]) -> [String: Any] {
      let sorted = entries.sorted { $0.key < $1.key }
      let (keys, values) = (sorted.map { add($0.key) }, sorted.map { add($0.value) })
      return node("NSDictionary", ["NS.keys": keys, "NS.objects": values])
    }

    func data(_ root: [String: Any]) throws -> Data {
      let archive: [String: Any] = [
        "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": root], "$objects": objects,
      ]
      return try PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0)
    }
  }

  @Suite("A file of nodes") @MainActor
  struct SceneFileTests {
    private func pong(_ scene: String? = nil) throws -> Data {
      var maker = ArchiveMaker()
      let body = maker.node(
        "PKPhysicsBody",
        [
          "_shapeType": 2, "_size": "{200, 30}", "_p0": "{0, 0}", "dynamic": false, "affectedByGravity": false,
          "categoryBitMask": 1, "collisionBitMask": -1, "intersectionTestBitMask": 2, "restitution": 0.5,
        ])
      let paddle = maker.node(
        "SKSpriteNode",
        [
          "_name": maker.text("paddle"), "_position": maker.value("{10, -550}"),
          "_bounds": maker.value("{{-90, -565}, {200, 30}}", "rect"), "_xScale": 2.0, "_zRotation": 0.5,
          "_baseColorR": 1.0, "_baseColorG": 0.5, "_baseColorB": 0.25, "_baseColorA": 1.0, "_opacity": 0.75,
          "_anchorPoint": maker.value("{0, 1}"), "_PKPhysicsBody": body,
          "_info": maker.dictionary(["_PB_previewSKNodeCustomClassName": "ArchivedButton"]),
          "_userData": maker.dictionary(["lives": 3, "kind": "wide"]),
        ])
      let label = maker.node(
        "SKLabelNode",
        [
          "_name": maker.text("title"), "_text": maker.text("PONG"), "_fontSize": 72.0, "_fontColorR": 0.0,
          "_fontColorG": 1.0, "_fontColorB": 0.0, "_fontColorA": 1.0, "_verticalAlignmentMode": 1.0,
          "_actions": maker.list([maker.node("SKFade", [:])]), "_children": maker.list([maker.node("SKNode", [:])]),
        ])
      let map = maker.node("SKTileMapNode", ["_name": maker.text("map"), "_hidden": true])
      let root = maker.node(
        "SKScene",
        [
          "Scene_bounds": maker.value("{{0, 0}, {750, 1334}}", "rect"), "_anchorPoint": maker.value("{0.5, 0.5}"),
          "_backgroundColorR": 1.0, "_backgroundColorG": 0.0, "_backgroundColorB": 0.0, "_backgroundColorA": 1.0,
          "_scaleMode": 3, "_children": maker.list([paddle, label, map]),
          "_physicsWorld": maker.node("PKPhysicsWorld", ["gravity": "{0, -1}"]),
          "_info": maker.dictionary(scene.map { ["_PB_previewSKNodeCustomClassName": $0] } ?? [:]),
        ])
      return try maker.data(root)
    }

    @Test("has the nodes of its scene with their values, of the classes that it names")
    func scene() throws {
      var read: ArchivedScene?
      let data = try pong()
      let warnings = ReportCollector.warnings {
        read = SceneFile.node(data, named: "Pong.sks", as: ArchivedScene.self)
      }
      let scene = try #require(read)
      #expect(scene.size == CGSize(width: 750, height: 1334) && scene.anchorPoint == CGPoint(x: 0.5, y: 0.5))
      #expect(scene.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && scene.scaleMode == .resizeFill)
      #expect(scene.physicsWorld.gravity == CGVector(dx: 0, dy: -1))
      #expect(scene.namesWhenLoaded == ["paddle", "title", "map"])
      let paddle = try #require(scene.childNode(withName: "paddle") as? ArchivedButton)
      #expect(paddle.position == CGPoint(x: 10, y: -550) && paddle.placeWhenMade == paddle.position)
      #expect(paddle.size == CGSize(width: 200, height: 30) && paddle.xScale == 2 && paddle.yScale == 1)
      #expect(paddle.zRotation == 0.5 && paddle.alpha == 0.75 && paddle.anchorPoint == CGPoint(x: 0, y: 1))
      #expect(paddle.color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1) && paddle.isUserInteractionEnabled)
      #expect(paddle.userData?["lives"] as? Int == 3 && paddle.userData?["kind"] as? String == "wide")
      let body = try #require(paddle.physicsBody)
      #expect(!body.isDynamic && !body.affectedByGravity && body.restitution == 0.5)
      #expect(body.categoryBitMask == 1 && body.collisionBitMask == .max && body.contactTestBitMask == 2)
      let title = try #require(scene.childNode(withName: "title") as? SKLabelNode)
      #expect(title.text == "PONG" && title.fontSize == 72 && title.verticalAlignmentMode == .center)
      #expect(title.fontColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1) && title.children.count == 1)
      #expect(scene.childNode(withName: "map")?.isHidden == true)
      #expect(warnings.count == 2)
      #expect(warnings.contains { $0.contains("of \"Pong.sks\", actions of the node \"title\" is not read.") })
      #expect(warnings.contains { $0.contains("of \"Pong.sks\", a SKTileMapNode is not read.") })
    }

    @Test("is of the class that it names, and of no other one")
    func classes() throws {
      let named = try pong("ArchivedScene")
      #expect(SceneFile.node(named, named: "Pong.sks", as: ArchivedScene.self) != nil)
      let warnings = ReportCollector.warnings {
        #expect(SceneFile.node(named, named: "Pong.sks", as: SKEmitterNode.self) == nil)
        #expect(SceneFile.node(Data("x".utf8), named: "Text.sks", as: SKScene.self) == nil)
      }
      #expect(warnings.contains { $0.hasPrefix("\"Pong.sks\" has a ") && $0.hasSuffix(", and no SKEmitterNode.") })
      #expect(warnings.contains("\"Text.sks\" is no archive of nodes."))
    }

    @Test("may have its camera among the nodes, a node that contains itself, and numbers that mean nothing")
    func strange() throws {
      var maker = ArchiveMaker()
      let camera = maker.node("SKCameraNode", ["_name": maker.text("camera")])
      let ring = maker.node("SKSpriteNode", ["_name": maker.text("ring"), "_blendMode": 1e300])
      maker.set("_children", maker.list([ring]), of: ring)
      let root = maker.node(
        "SKScene", ["_children": maker.list([ring, camera]), "_camera": camera, "_scaleMode": -1e300])
      let data = try maker.data(root)
      var read: SKScene?
      let warnings = ReportCollector.warnings { read = SceneFile.node(data, named: "Ring.sks", as: SKScene.self) }
      let scene = try #require(read)
      #expect(scene.children.map(\.name) == ["ring", "camera"] && scene.camera === scene.children.last)
      let sprite = try #require(scene.childNode(withName: "ring") as? SKSpriteNode)
      #expect(sprite.children.isEmpty && sprite.blendMode == .alpha)
      #expect(warnings == ["\"Ring.sks\" has nodes that contain themselves, or are too deep."])
    }

    @Test("has the numbers of an emitter, and the first of its colors")
    func emitter() throws {
      var maker = ArchiveMaker()
      let color = maker.node("NSColor", ["NSRGB": Data("0.25 0.5 0.75 1\0".utf8), "NSColorSpace": 1])
      let sequence = maker.node(
        "SKKeyframeSequence", ["_values": maker.list([color]), "_times": maker.list([])])
      let root = maker.node(
        "SKEmitterNode",
        [
          "_birthrate": 200.0, "_lifetime": 2.0, "_lifetimeVariance": 8.0, "_emissionAngle": 4.5,
          "_startSpeed": 400.0, "_startSpeedVariance": 45.0, "_acceleration": maker.text("{0, -150}"),
          "_startPositionVariance": maker.text("{242.3, 5}"), "_startSize": maker.text("{13, 72}"),
          "_startColorMix": 1.0, "_startScale": 0.1, "_particleBlendMode": 1, "_numParticlesToEmit": 7,
          "_particleColorSequence": sequence, "_position": maker.value("{3, 4}"),
        ])
      let data = try maker.data(root)
      let rain = try #require(SceneFile.node(data, named: "rain.sks", as: SKEmitterNode.self))
      #expect(rain.particleBirthRate == 200 && rain.particleLifetime == 2 && rain.particleLifetimeRange == 8)
      #expect(rain.emissionAngle == 4.5 && rain.particleSpeed == 400 && rain.particleSpeedRange == 45)
      #expect(rain.yAcceleration == -150 && rain.particlePositionRange == CGVector(dx: 242.3, dy: 5))
      #expect(rain.particleSize == CGSize(width: 13, height: 72) && rain.particleColorBlendFactor == 1)
      #expect(rain.particleBlendMode == .add && rain.numParticlesToEmit == 7 && rain.position == CGPoint(x: 3, y: 4))
      #expect(rain.particleColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    }

    @Test("is read in its binary form, in which objects refer to each other by number")
    func binary() throws {
      let values: NSDictionary = ["name": "Täst", "count": 300, "share": 0.5]
      let data = try NSKeyedArchiver.archivedData(withRootObject: values, requiringSecureCoding: false)
      try #require(data.starts(with: Data("bplist00".utf8)))
      let root = try #require(KeyedArchive(data)?.root)
      #expect(root.className.hasSuffix("Dictionary"))
      let names = root.entries
      #expect(names["name"] as? String == "Täst" && names["count"] as? Int == 300 && names["share"] as? Double == 0.5)
      #expect(KeyedArchive(Data(data.prefix(data.count - 3))) == nil)
    }
  }
#endif
