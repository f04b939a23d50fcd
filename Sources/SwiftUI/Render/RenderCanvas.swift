import FlowRendering

/// The canvas that pictures are painted on; SwiftUI's own `Canvas` is a view.
package typealias RenderCanvas = FlowRendering.Canvas
