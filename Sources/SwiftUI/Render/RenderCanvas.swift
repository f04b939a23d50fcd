import FlowRendering

/// What pictures are painted on; SwiftUI's own `Canvas` is a view.
package typealias RenderCanvas = FlowRendering.Canvas
