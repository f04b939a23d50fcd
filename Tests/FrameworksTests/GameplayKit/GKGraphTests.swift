#if os(Linux)
  import FlowGameplayKit
  import Testing

  /// A place with a way of its own length to the next one.
  private final class Place: GKGraphNode {
    let name: String
    var lengths: [String: Float] = [:]

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override func cost(to node: GKGraphNode) -> Float { lengths[(node as? Place)?.name ?? ""] ?? 1 }
  }

  @Suite("A graph of places") struct GKGraphTests {
    private func names(_ path: [GKGraphNode]) -> [String] { path.compactMap { ($0 as? Place)?.name } }

    @Test("has shortest ways, which are others for other lengths and without a place")
    func paths() {
      let (a, b, c, d) = (Place("a"), Place("b"), Place("c"), Place("d"))
      a.addConnections(to: [b, c], bidirectional: true)
      d.addConnections(to: [b, c], bidirectional: true)
      let graph = GKGraph([a, b, c, d])
      #expect(names(graph.findPath(from: a, to: d)) == ["a", "b", "d"])
      a.lengths["b"] = 5
      #expect(names(a.findPath(to: d)) == ["a", "c", "d"] && names(a.findPath(from: d)) == ["d", "b", "a"])
      graph.remove([c])
      #expect(names(graph.findPath(from: a, to: d)) == ["a", "b", "d"] && graph.nodes?.count == 3)
      b.removeConnections(to: [d], bidirectional: false)
      #expect(graph.findPath(from: a, to: d).isEmpty && names(a.findPath(to: a)) == ["a"])
    }

    @Test("is part of a scene, with entities") @MainActor
    func scene() {
      let scene = GKScene()
      let entity = GKEntity()
      scene.addEntity(entity)
      scene.addGraph(GKGraph(), name: "ways")
      scene.rootNode = SKScene(size: .zero)
      #expect(scene.entities.count == 1 && scene.graphs.count == 1 && scene.rootNode is SKScene)
      scene.removeEntity(entity)
      scene.removeGraph("ways")
      #expect(scene.entities.isEmpty && scene.graphs.isEmpty)
      let warnings = ReportCollector.warnings { #expect(GKScene(fileNamed: "None") == nil) }
      #expect(warnings.count == 1)
    }
  }
#endif
