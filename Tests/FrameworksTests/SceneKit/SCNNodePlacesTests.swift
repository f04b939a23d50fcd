#if os(Linux)
  import FlowSceneKit
  import Foundation
  import Testing

  @Suite("Places of nodes")
  struct SCNNodePlacesTests {
    private func isNear(_ first: SCNVector3, _ x: Float, _ y: Float, _ z: Float) -> Bool {
      abs(first.x - x) < 0.001 && abs(first.y - y) < 0.001 && abs(first.z - z) < 0.001
    }

    @Test("a node is turned by angles, by an axis or by a quaternion")
    func turns() {
      let node = SCNNode()
      node.eulerAngles = SCNVector3(x: 0.3, y: -0.4, z: 0.5)
      #expect(isNear(node.eulerAngles, 0.3, -0.4, 0.5))
      node.rotation = SCNVector4(0, 2, 0, 1)
      #expect(isNear(node.eulerAngles, 0, 1, 0))
      #expect(abs(node.rotation.w - 1) < 0.001 && abs(node.rotation.y - 1) < 0.001)
      node.orientation = SCNQuaternion(0, 0, 0, 1)
      #expect(isNear(node.eulerAngles, 0, 0, 0))
    }

    @Test("a place is turned, made larger and moved by the nodes around it")
    func places() {
      let (arm, hand) = (SCNNode(), SCNNode())
      arm.position = SCNVector3(x: 1, y: 0, z: 0)
      arm.scale = SCNVector3(x: 2, y: 2, z: 2)
      arm.eulerAngles.z = .pi / 2
      hand.position = SCNVector3(x: 1, y: 0, z: 0)
      arm.addChildNode(hand)
      #expect(isNear(hand.worldPosition, 1, 2, 0))
      #expect(isNear(hand.convertPosition(SCNVector3(), to: arm), 1, 0, 0))
      #expect(isNear(hand.convertPosition(SCNVector3(x: 1, y: 2, z: 0), from: nil), 0, 0, 0))
      hand.worldPosition = SCNVector3(x: 1, y: 4, z: 0)
      #expect(isNear(hand.position, 2, 0, 0))
    }

    @Test("a node that looks at a point turns its back to the other side")
    func looking() {
      let node = SCNNode()
      node.position = SCNVector3(x: 0, y: 0, z: 5)
      node.look(at: SCNVector3())
      #expect(isNear(node.eulerAngles, 0, 0, 0))
      node.look(at: SCNVector3(x: 5, y: 0, z: 0))
      #expect(isNear(node.eulerAngles, 0, -.pi / 4, 0))
    }

    @Test("a copy has the same surface and copies of the nodes below")
    func copies() {
      let (node, child) = (SCNNode(geometry: SCNTorus()), SCNNode())
      child.name = "child"
      node.addChildNode(child)
      let copy = node.clone()
      #expect(copy.geometry === node.geometry && copy.childNodes.map(\.name) == ["child"])
      #expect(copy.childNodes.first !== child && child.parent === node)
    }

    @Test("shapes have their sizes")
    func shapes() {
      let sizes: [(SCNGeometry, SIMD3<Float>)] = [
        (SCNBox(width: 1, height: 2, length: 3), SIMD3(1, 2, 3)), (SCNSphere(radius: 2), SIMD3(4, 4, 4)),
        (SCNPlane(width: 3, height: 2), SIMD3(3, 2, 0)), (SCNCylinder(radius: 1, height: 5), SIMD3(2, 5, 2)),
        (SCNCone(topRadius: 1, bottomRadius: 2, height: 3), SIMD3(4, 3, 4)),
        (SCNPyramid(width: 1, height: 2, length: 3), SIMD3(1, 2, 3)),
        (SCNCapsule(capRadius: 1, height: 4), SIMD3(2, 4, 2)),
        (SCNTorus(ringRadius: 2, pipeRadius: 1), SIMD3(6, 2, 6)),
        (SCNTube(innerRadius: 1, outerRadius: 2, height: 3), SIMD3(4, 3, 4)),
      ]
      for (geometry, size) in sizes {
        let (low, high) = geometry.boundingBox
        let difference = SIMD3<Float>(high) - SIMD3<Float>(low) - size
        #expect(simd_length(difference) < 0.01, "\(type(of: geometry))")
      }
    }
  }
#endif
