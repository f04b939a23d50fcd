import CPangoCairo
import Checkout
import CheckoutFlows
import FlowRendering
import Foundation
import SwiftUI

/// The cost of a picture by its parts, and lower bounds for two of them.
@MainActor
struct PictureBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) {
    guard only == nil || only == "pictures" else { return }
    for scale in [2.0, 3.0] {
      for (name, model) in FlowBenchmarks.models() { screen(name, model, scale: scale, &report) }
    }
    for (name, model) in FlowBenchmarks.models() { systems(name, model, &report) }
  }

  /// A whole picture in the look of two systems, and how much longer the newer one takes.
  private func systems(_ name: String, _ model: CheckoutModel, _ report: inout Report) {
    func picture(_ device: Device) -> Double {
      best(of: 9) {
        let screen = Screen(device: device.drawingSystemBars())
        screen.show(CheckoutView(model: model))
        _ = try? screen.picture()?.pngData()
      }
    }
    let (old, new) = (picture(.iPhone17), picture(Device.iPhone17.running(.iOS26)))
    report.add("picture-iOS18-\(name)", n: 1, unit: "ms", old / 1_000)
    report.add("picture-iOS26-\(name)", n: 1, unit: "ms", new / 1_000)
    report.add("iOS26-to-iOS18-\(name)", n: 1, unit: "x", new / old)
  }

  private func screen(_ name: String, _ model: CheckoutModel, scale: Double, _ report: inout Report) {
    func shown() -> Screen {
      let screen = Screen(size: ProposedViewSize(width: 390, height: 844))
      screen.show(CheckoutView(model: model))
      return screen
    }
    func add(_ part: String, _ microseconds: Double) {
      report.add("\(part)-\(name)@\(Int(scale))x", n: 1, unit: "ms", microseconds / 1_000)
    }
    let layout = best(of: 5) { _ = shown().displayList() }
    let screen = shown()
    let painting = best(of: 5) { _ = screen.picture(scale: scale) }
    guard let picture = screen.picture(scale: scale) else { return }
    let encoding = best(of: 5) { _ = try? picture.pngData() }
    add("layout", layout)
    add("painting", painting)
    add("encoding", encoding)
    add("encoding-least", best(of: 5) { _ = LeastEncoder.size(of: picture) })

    // A copy, because a comparison of the same memory would be skipped.
    let copy = Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels.map { $0 })
    add("comparing", best(of: 5) { precondition(picture == copy) })
    add(
      "comparing-least",
      best(of: 5) {
        picture.pixels.withUnsafeBytes { first in
          copy.pixels.withUnsafeBytes { second in
            guard let left = first.baseAddress, let right = second.baseAddress else { return }
            precondition(memcmp(left, right, first.count) == 0)
          }
        }
      })
    report.add("pictures-\(name)@\(Int(scale))x", n: 1, unit: "1/s", 1e6 / (layout + painting + encoding))
  }
}

/// Encodes with libpng at its lowest compression level and without filters, from pixels that need no conversion.
private enum LeastEncoder {
  static func size(of picture: Bitmap) -> Int {
    var size = 0
    var writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
    guard let writing = writer else { return 0 }
    var info = png_create_info_struct(writing)
    withUnsafeMutablePointer(to: &size) { size in
      png_set_write_fn(
        writing, size,
        { writer, _, count in png_get_io_ptr(writer)?.assumingMemoryBound(to: Int.self).pointee += count }, { _ in })
      png_set_IHDR(
        writing, info, UInt32(picture.width), UInt32(picture.height), 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
      png_set_compression_level(writing, 1)
      png_set_filter(writing, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE)
      png_write_info(writing, info)
      // Four bytes per pixel, of which the last is ignored.
      png_set_filler(writing, 0, PNG_FILLER_AFTER)
      png_set_bgr(writing)
      picture.pixels.withUnsafeBytes { bytes in
        for row in 0..<picture.height {
          png_write_row(
            writing, bytes.baseAddress?.advanced(by: row * picture.width * 4).assumingMemoryBound(to: UInt8.self))
        }
      }
      png_write_end(writing, info)
    }
    png_destroy_write_struct(&writer, &info)
    return size
  }
}
