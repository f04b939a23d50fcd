#if os(Linux)
  import FlowMapKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A picture of a map") @MainActor
  struct MKMapSnapshotterTests {
    private let screen = Screen(device: .iPhone)

    private func draw(_ change: (MKMapSnapshotter.Options) -> Void = { _ in }) -> (
      MKMapSnapshotter.Snapshot?, MKError.Code?
    ) {
      screen.show(Text("map"))
      let options = MKMapSnapshotter.Options()
      options.region = .equator(0.4)
      options.size = CGSize(width: 200, height: 100)
      options.scale = 2
      change(options)
      var result: (MKMapSnapshotter.Snapshot?, MKError.Code?) = (nil, nil)
      screen.perform {
        MKMapSnapshotter(options: options).start { result = ($0, ($1 as? MKError)?.code) }
      }
      #expect(result.0 == nil)
      screen.advance(by: 0.01)
      return result
    }

    @Test("has the size and the places that were asked for")
    func size() throws {
      let snapshot = try #require(draw().0)
      #expect(snapshot.image.size == CGSize(width: 200, height: 100) && snapshot.image.scale == 2)
      #expect(snapshot.point(for: .at(0, 0)).isNear(100, 50))
      // All of the region is in the height of 100 points.
      #expect(snapshot.point(for: .at(0.1, 0.1)).isNear(125, 25))
      #expect(screen.phone.actDescriptions == ["MapKit: draws a map of 200 x 100 points"])
    }

    @Test("shows the ground of a camera and a type")
    func camera() throws {
      let snapshot = try #require(
        draw { options in
          options.camera = MKMapCamera(lookingAtCenter: .at(10, 20), fromDistance: 1000, pitch: 0, heading: 0)
          options.mapType = .satellite
        }.0)
      #expect(snapshot.point(for: .at(10, 20)).isNear(100, 50))
      let standard = try #require(MKMapSnapshotterTests().draw().0)
      #expect(snapshot.image.pngData() != standard.image.pngData())
    }

    @Test("is not drawn without a network")
    func offline() {
      screen.phone.network = .offline
      let (snapshot, code) = draw()
      #expect(snapshot == nil && code == .serverFailure)
    }
  }
#endif
