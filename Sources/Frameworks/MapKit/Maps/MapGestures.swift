import SwiftUI

/// The fingers on the ground of a map: they drag it, zoom it, turn it and end a selection.
struct MapGestures: View {
  let model: MapModel
  let setup: MapSetup
  let viewport: MapViewport

  @State private var movement: MapMovement?

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .frame(width: viewport.size.width, height: viewport.size.height)
      .gesture(drag, including: setup.modes.contains(.pan) ? .all : .subviews)
      .simultaneousGesture(zoom, including: setup.modes.contains(.zoom) ? .all : .subviews)
      .simultaneousGesture(turn, including: setup.modes.contains(.rotate) ? .all : .subviews)
      .simultaneousGesture(
        SpatialTapGesture(count: 2).onEnded { tapTwice(at: $0.location) },
        including: setup.modes.contains(.zoom) ? .all : .subviews
      )
      .simultaneousGesture(
        TapGesture().onEnded { setup.selection?.select(nil) }, including: setup.selection == nil ? .subviews : .all
      )
      .accessibilityHidden(true)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in move { $0.distance = value.translation } }
      .onEnded { _ in end() }
  }

  private var zoom: some Gesture {
    MagnifyGesture()
      .onChanged { value in
        move {
          $0.factor = value.magnification
          $0.anchor = value.startLocation
        }
      }
      .onEnded { _ in end() }
  }

  private var turn: some Gesture {
    RotateGesture(minimumAngleDelta: .degrees(10))
      .onChanged { value in
        move {
          $0.angle = value.rotation.degrees
          $0.anchor = value.startLocation
        }
      }
      .onEnded { _ in end() }
  }

  private func move(_ change: (inout MapMovement) -> Void) {
    var movement = movement ?? MapMovement(start: viewport)
    change(&movement)
    self.movement = movement
    model.setMoving(true)
    model.move(movement.viewport)
  }

  private func end() {
    movement = nil
    model.setMoving(false)
  }

  private func tapTwice(at point: CGPoint) { model.move(viewport.zoomed(by: 2, around: point)) }
}

/// What fingers have done with a map since they went down.
struct MapMovement {
  /// What the map showed at first.
  let start: MapViewport
  var distance = CGSize.zero
  var factor = 1.0
  /// In degrees, clockwise.
  var angle = 0.0
  /// The point between two fingers.
  var anchor: CGPoint?

  /// What the map shows now. Two fingers zoom and turn it; the drag of one of them does not count.
  var viewport: MapViewport {
    guard let anchor else { return start.dragged(by: distance) }
    return start.zoomed(by: factor, around: anchor).turned(by: angle, around: anchor)
  }
}
