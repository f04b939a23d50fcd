#if os(Linux)
  import FlowSceneKit
  import Foundation
  import Testing

  @Suite("Nodes of a scene")
  struct SCNNodeTests {
    @Test("a node has one parent, and is found by its name")
    func tree() {
      let scene = SCNScene()
      let (house, door) = (SCNNode(), SCNNode())
      (house.name, door.name) = ("house", "door")
      scene.rootNode.addChildNode(house)
      house.addChildNode(door)
      #expect(scene.rootNode.childNode(withName: "door", recursively: true) === door)
      #expect(scene.rootNode.childNode(withName: "door", recursively: false) == nil)
      scene.rootNode.addChildNode(door)
      #expect(house.childNodes.isEmpty && door.parent === scene.rootNode)
      var names: [String?] = []
      scene.rootNode.enumerateChildNodes { node, stop in
        names.append(node.name)
        stop.pointee = ObjCBool(true)
      }
      #expect(names == ["house"])
      door.removeFromParentNode()
      #expect(door.parent == nil && scene.rootNode.childNodes.count == 1)
    }

    @Test("a file of a scene is not read, and a warning says so")
    func files() {
      let warnings = ReportCollector.warnings { #expect(SCNScene(named: "house.scn") == nil) }
      #expect(warnings.count == 1 && warnings[0].contains("house.scn"))
    }
  }
#endif
