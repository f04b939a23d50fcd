import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// What draws on a canvas.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default`, anyInput, pencilOnly
}

/// Learns of what was drawn.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// Shows a drawing, and lets fingers draw. There is no pencil: with ``PKCanvasViewDrawingPolicy/pencilOnly`` nothing is
/// drawn by touches, which is also the default while a tool picker is visible on a device.
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  private let surface = CanvasSurface()
  private var stroke: [PKStrokePoint] = []
  private var canvasDelegate: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }

  /// What is drawn.
  open var drawing = PKDrawing() {
    didSet {
      guard drawing != oldValue else { return }
      surface.setNeedsDisplay()
      canvasDelegate?.canvasViewDrawingDidChange(self)
    }
  }

  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var isDrawingEnabled = true
  open var isRulerActive = false {
    didSet { if isRulerActive { report(.missing("PKCanvasView.isRulerActive", "there is no ruler.")) } }
  }
  open var drawingGestureRecognizer: UIGestureRecognizer { surface.recognizer }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    isScrollEnabled = false
    contentInsetAdjustmentBehavior = .never
    surface.canvas = self
    surface.backgroundColor = .clear
    addSubview(surface)
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height))
    surface.frame = CGRect(origin: .zero, size: size)
  }

  open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }

  // MARK: - Touches

  private var draws: Bool { isDrawingEnabled && drawingPolicy != .pencilOnly }

  fileprivate func begin(at point: CGPoint) {
    guard draws else { return }
    canvasDelegate?.canvasViewDidBeginUsingTool(self)
    stroke = []
    move(to: point)
  }

  fileprivate func move(to point: CGPoint) {
    guard draws else { return }
    switch tool {
    case let tool as PKInkingTool:
      stroke.append(
        PKStrokePoint(
          location: point, timeOffset: Double(stroke.count) / 60, size: CGSize(width: tool.width, height: tool.width),
          opacity: 1, force: 1, azimuth: 0, altitude: .pi / 2))
      surface.setNeedsDisplay()
    case let tool as PKEraserTool:
      if tool.eraserType != .vector {
        report(.approximate("PKEraserTool", "it removes whole strokes."))
      }
      let kept = drawing.strokes.filter { !$0.passes(point, radius: tool.width / 2) }
      if kept.count != drawing.strokes.count { replace(drawing, with: PKDrawing(strokes: kept)) }
    default:
      report(.missing("\(type(of: tool))", "touches have no effect."))
    }
  }

  fileprivate func end() {
    guard draws else { return }
    if let ended = currentStroke {
      stroke = []
      replace(drawing, with: PKDrawing(strokes: drawing.strokes + [ended]))
    }
    canvasDelegate?.canvasViewDidEndUsingTool(self)
  }

  fileprivate func cancel() {
    stroke = []
    surface.setNeedsDisplay()
  }

  private func replace(_ old: PKDrawing, with new: PKDrawing) {
    drawing = new
    undoManager?.registerUndo(withTarget: self) { canvas in
      MainActor.assumeIsolated { canvas.replace(new, with: old) }
    }
  }

  fileprivate var currentStroke: PKStroke? {
    guard !stroke.isEmpty, let tool = tool as? PKInkingTool else { return nil }
    let date = SimulatedPhone.current.now
    return PKStroke(ink: tool.ink, strokePath: PKStrokePath(controlPoints: stroke, creationDate: date))
  }
}

/// Draws the strokes, and receives the touches.
private final class CanvasSurface: UIView {
  weak var canvas: PKCanvasView?
  let recognizer = UIGestureRecognizer(target: nil, action: nil)

  override func draw(_ rect: CGRect) {
    guard let canvas else { return }
    if !canvas.drawing.strokes.isEmpty, traitCollection.userInterfaceStyle == .dark {
      report(.approximate("PKCanvasView", "the colors of ink are the same in dark mode."))
    }
    canvas.drawing.draw()
    canvas.currentStroke?.draw()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { canvas?.begin(at: touch.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { canvas?.move(to: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { canvas?.move(to: touch.location(in: self)) }
    canvas?.end()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { canvas?.cancel() }
}
