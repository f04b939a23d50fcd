import CPangoCairo
import Foundation

/// Outlines of glyphs, read from a font file.
final class GlyphOutlines {
  private let font: OpaquePointer
  /// The number of font units per em.
  let unitsPerEm: Double
  private let functions: OpaquePointer

  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    unitsPerEm = Double(hb_face_get_upem(face))
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    functions = Self.makeFunctions()
  }

  deinit {
    hb_font_destroy(font)
    hb_draw_funcs_destroy(functions)
  }

  /// The outline of the glyph with a name, in em, y down, with its origin on the baseline.
  func path(glyphNamed name: String) -> RenderPath? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 else { return nil }
    var sink = Sink(scale: 1 / unitsPerEm)
    draw(glyph, into: &sink)
    return sink.path
  }

  /// The outlines of a text's glyphs, one after the other.
  func path(text: String) -> RenderPath? {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    var sink = Sink(scale: 1 / unitsPerEm)
    for index in 0..<Int(count) {
      if infos[index].codepoint == 0 { return nil }
      draw(infos[index].codepoint, into: &sink)
      sink.origin += Double(positions[index].x_advance) / unitsPerEm
    }
    return sink.path
  }

  private struct Sink {
    let scale: Double
    var origin = 0.0
    var path = RenderPath()

    init(scale: Double) {
      self.scale = scale
    }

    func point(_ x: Float, _ y: Float) -> CGPoint {
      CGPoint(x: origin + Double(x) * scale, y: -Double(y) * scale)
    }
  }

  private func draw(_ glyph: hb_codepoint_t, into sink: inout Sink) {
    withUnsafeMutablePointer(to: &sink) { pointer in
      hb_font_get_glyph_shape(font, glyph, functions, pointer)
    }
  }

  private static func makeFunctions() -> OpaquePointer {
    let functions: OpaquePointer = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        sink.pointee.path.move(to: sink.pointee.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        sink.pointee.path.addLine(to: sink.pointee.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        sink.pointee.path.addQuad(
          to: sink.pointee.point(x, y), control: sink.pointee.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        sink.pointee.path.addCurve(
          to: sink.pointee.point(x, y), control1: sink.pointee.point(x1, y1), control2: sink.pointee.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        guard let sink = data?.assumingMemoryBound(to: Sink.self) else { return }
        sink.pointee.path.close()
      }, nil, nil)
    return functions
  }
}
