import FlowCoreLocation
import SwiftUI

/// What a map shows after its camera has moved.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect

  init(_ viewport: MapViewport) {
    camera = viewport.camera
    region = viewport.region
    rect = viewport.openRect
  }
}

/// How often an app is notified while the camera moves.
public struct MapCameraUpdateFrequency: Sendable {
  let isContinuous: Bool

  /// Once, when the camera has stopped.
  public static var onEnd: MapCameraUpdateFrequency { MapCameraUpdateFrequency(isContinuous: false) }

  /// After each change.
  public static var continuous: MapCameraUpdateFrequency { MapCameraUpdateFrequency(isContinuous: true) }
}

/// Something that an app does when the camera has moved.
struct MapCameraHandler {
  let isContinuous: Bool
  let action: (MapCameraUpdateContext) -> Void
}

extension EnvironmentValues {
  @Entry var mapCameraHandlers: [MapCameraHandler] = []
}

extension View {
  /// Performs an action when the camera of the map has moved.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }

  /// Performs an action with what the map shows when its camera has moved.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraHandlers) {
      $0.append(MapCameraHandler(isContinuous: frequency.isContinuous, action: action))
    }
  }
}
