#if os(Linux)
  import FlowARKit
  import FlowUIKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  private final class Watcher: NSObject, ARSessionDelegate {
    var events: [String] = []

    func session(_ session: ARSession, didAdd anchors: [ARAnchor]) { events.append("added \(anchors.count)") }
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {
      let face = anchors.first as? ARFaceAnchor
      let jaw = face?.blendShapes[.jawOpen]?.floatValue ?? 0
      events.append("jaw \(jaw) at \(face?.transform.columns.3.z ?? 0)")
    }
    func session(_ session: ARSession, didRemove anchors: [ARAnchor]) { events.append("removed") }
    func session(_ session: ARSession, didFailWithError error: any Error) { events.append("failed") }
  }

  private struct Scene: UIViewRepresentable {
    let session: ARSession

    func makeUIView(context: Context) -> ARSCNView {
      let view = ARSCNView()
      view.session = session
      return view
    }
    func updateUIView(_ view: ARSCNView, context: Context) {}
  }

  @Suite("A session of ARKit", .ownPhone) @MainActor
  struct ARSessionTests {
    private let screen = Screen(device: .iPhone)
    private let watcher = Watcher()
    private let session = ARSession()

    init() {
      session.delegate = watcher
      screen.show(Scene(session: session))
    }

    @Test("nothing is supported at first, and a session that runs fails")
    func unsupported() {
      #expect(!ARFaceTrackingConfiguration.isSupported && !ARWorldTrackingConfiguration.isSupported)
      screen.perform { session.run(ARFaceTrackingConfiguration()) }
      screen.advance(by: 1)
      #expect(watcher.events == ["failed"])
    }

    @Test("a session follows the face of the phone until it is paused")
    func face() {
      screen.perform {
        let phone = SimulatedPhone.current
        phone.tracksFaces = true
        phone.face = PhoneFace(movements: ["jawOpen": 0.25])
        session.run(ARFaceTrackingConfiguration())
      }
      screen.advance(by: 1)
      #expect(watcher.events == ["added 1", "jaw 0.25 at -0.5"])
      let first = session.currentFrame?.anchors.first?.identifier
      screen.perform { SimulatedPhone.current.face?.movements["jawOpen"] = 0.75 }
      screen.advance(by: 1)
      #expect(watcher.events.last == "jaw 0.75 at -0.5" && session.currentFrame?.anchors.first?.identifier == first)
      screen.perform { SimulatedPhone.current.face = nil }
      screen.advance(by: 1)
      #expect(watcher.events.last == "removed" && session.currentFrame?.anchors.isEmpty == true)
      screen.perform {
        session.pause()
        SimulatedPhone.current.face = PhoneFace()
      }
      screen.advance(by: 1)
      #expect(watcher.events.last == "removed")
    }

    @Test("a view of a session is a named surface, with a warning")
    func surface() {
      func all(_ nodes: [SemanticsNode]) -> [SemanticsNode] { nodes.flatMap { [$0] + all($0.children) } }
      #expect(all(screen.semantics()).contains { $0.label == "AR view" })
      #expect(screen.graph.issues.contains { $0.message.hasPrefix("ARSCNView") })
    }
  }
#endif
