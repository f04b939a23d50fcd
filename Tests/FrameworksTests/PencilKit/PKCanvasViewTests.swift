#if os(Linux)
  import FlowPencilKit
  import FlowUIKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  @MainActor private final class Watcher: NSObject, PKCanvasViewDelegate {
    var events: [String] = []
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
      events.append("\(canvasView.drawing.strokes.count)")
    }
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { events.append("begin") }
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { events.append("end") }
  }

  private struct Canvas: UIViewRepresentable {
    let view: PKCanvasView

    func makeUIView(context: Context) -> PKCanvasView { view }
    func updateUIView(_ view: PKCanvasView, context: Context) {}
  }

  @Suite("A canvas", .ownPhone) @MainActor
  struct PKCanvasViewTests {
    private let screen = Screen(device: .iPhone)
    private let canvas = PKCanvasView()
    private let watcher = Watcher()

    init() {
      canvas.delegate = watcher
      canvas.drawingPolicy = .anyInput
      canvas.tool = PKInkingTool(.pen, color: .red, width: 10)
      screen.show(Canvas(view: canvas))
    }

    private func drag(_ from: CGPoint, _ to: CGPoint) { screen.drag(from: from, to: to) }

    @Test("a finger draws a line of the tool's color and width, and the delegate learns of it")
    func draws() throws {
      drag(CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200))
      #expect(canvas.drawing.strokes.count == 1 && watcher.events == ["begin", "1", "end"])
      let box = canvas.drawing.bounds
      #expect(abs(box.minX - 45) < 1 && abs(box.maxX - 255) < 1 && abs(box.height - 10) < 1)
      let (line, beside) = (screen.color(150, 200), screen.color(150, 220))
      #expect(line.red == 255 && line.green < 10 && beside.green == 255)
      try screen.savePicture("canvas")
    }

    @Test("an eraser removes the lines that it touches, and undoing brings them back")
    func erases() async {
      drag(CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200))
      drag(CGPoint(x: 50, y: 300), CGPoint(x: 250, y: 300))
      // The changes of a turn are undone together.
      await Task {}.value
      canvas.tool = PKEraserTool(.vector)
      drag(CGPoint(x: 150, y: 180), CGPoint(x: 150, y: 220))
      #expect(canvas.drawing.strokes.count == 1)
      #expect(abs(canvas.convert(CGPoint(x: 0, y: canvas.drawing.bounds.midY), to: nil).y - 300) < 1)
      screen.perform { canvas.undoManager?.undo() }
      #expect(canvas.drawing.strokes.count == 2)
    }

    @Test("only a pencil draws where the policy says so")
    func policy() {
      canvas.drawingPolicy = .pencilOnly
      drag(CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200))
      #expect(canvas.drawing.strokes.isEmpty && watcher.events.isEmpty)
    }

    @Test("a tool picker hands its tool to the canvas, and warns that it is not shown")
    func picker() {
      let picker = PKToolPicker()
      picker.addObserver(canvas)
      screen.perform { picker.setVisible(true, forFirstResponder: canvas) }
      picker.selectedTool = PKInkingTool(.monoline, color: .blue, width: 3)
      #expect((canvas.tool as? PKInkingTool)?.inkType == .monoline && picker.isVisible)
      #expect(screen.graph.issues.contains { $0.message.hasPrefix("PKToolPicker") })
    }
  }

  @Suite("A drawing")
  struct PKDrawingTests {
    private func stroke(_ points: [CGPoint]) -> PKStroke {
      let path = PKStrokePath(
        controlPoints: points.map {
          PKStrokePoint(
            location: $0, timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1, azimuth: 0,
            altitude: 0)
        }, creationDate: Date(timeIntervalSinceReferenceDate: 0))
      return PKStroke(ink: PKInk(.pen, color: .blue), strokePath: path)
    }

    @Test("a drawing survives its data, and other data are refused")
    func data() throws {
      var drawing = PKDrawing(strokes: [stroke([CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 40)])])
      drawing.transform(using: CGAffineTransform(translationX: 5, y: 0))
      let read = try PKDrawing(data: drawing.dataRepresentation())
      #expect(read.bounds == drawing.bounds && read.strokes.first?.path.count == 2)
      #expect(read.bounds == CGRect(x: 4, y: 0, width: 33, height: 42))
      #expect(throws: CocoaError.self) { try PKDrawing(data: Data("a".utf8)) }
    }

    @Test("a picture shows a part of the drawing at its scale, transparent beside the lines")
    func image() throws {
      let drawing = PKDrawing(strokes: [stroke([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])])
      let picture = try #require(drawing.image(from: CGRect(x: 0, y: 0, width: 40, height: 20), scale: 2).cgImage)
      #expect(picture.width == 80 && picture.height == 40)
      #expect(picture.bitmap[40, 20].blue == 255 && picture.bitmap[40, 20].alpha == 255)
      #expect(picture.bitmap[40, 38].alpha == 0)
      #expect(PKDrawing().bounds.isNull)
    }

    @Test("a path has places between its points")
    func between() {
      let path = stroke([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)]).path
      #expect(path.interpolatedLocation(at: 0.5) == CGPoint(x: 5, y: 10))
      #expect(path.interpolatedLocation(at: 7) == CGPoint(x: 10, y: 20))
    }
  }
#endif
