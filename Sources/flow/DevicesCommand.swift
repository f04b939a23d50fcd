import ArgumentParser
import DeviceCatalog
import Foundation

/// Lists the devices for flows, previews and sessions.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the available devices, with their sizes, pixels, safe areas and size classes.",
    discussion: """
      Sizes and insets are in points, of the device held upright; --json also has them for the device on its side. \
      A name may be written without the part in parentheses: flow preview --device 'iPad mini'.
      """
  )

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func run() throws {
    if json { return try Output.json(DeviceModel.all.map(Entry.init)) }
    for line in Self.lines { print(line) }
  }

  /// A header and a line for each device, in columns.
  static var lines: [String] {
    let titles = ["Name", "Size", "Scale", "Safe area: top bottom sides", "Size classes: width height"]
    let rows = [titles] + DeviceModel.all.map(cells)
    // The last column needs no padding.
    let widths = titles.indices.dropLast().map { column in rows.map { $0[column].count }.max() ?? 0 } + [0]
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined(separator: "  ")
    }
  }

  private static func cells(_ device: DeviceModel) -> [String] {
    let face = device.upright
    let insets = [face.safeArea.top, face.safeArea.bottom, face.safeArea.leading]
    return [
      device.name, "\(number(face.size.width)) x \(number(face.size.height))", "@\(number(device.scale))x",
      insets.map(number).joined(separator: " "),
      [face.hasRegularWidth, face.hasRegularHeight].map(Face.sizeClass).map { $0 ?? "none" }.joined(separator: " "),
    ]
  }

  private static func number(_ value: CGFloat) -> String { "\(Int(value))" }

  private struct Entry: Encodable {
    let name: String
    let idiom: DeviceModel.Idiom
    let scale: CGFloat
    let upright: Face
    let sideways: Face?

    init(_ device: DeviceModel) {
      name = device.name
      idiom = device.idiom
      scale = device.scale
      upright = Face(device.upright)
      sideways = device.sideways.map(Face.init)
    }
  }

  private struct Face: Encodable {
    let width: CGFloat
    let height: CGFloat
    let safeArea: DeviceModel.Insets
    let horizontalSizeClass: String?
    let verticalSizeClass: String?

    init(_ face: DeviceModel.Face) {
      width = face.size.width
      height = face.size.height
      safeArea = face.safeArea
      horizontalSizeClass = Self.sizeClass(face.hasRegularWidth)
      verticalSizeClass = Self.sizeClass(face.hasRegularHeight)
    }

    static func sizeClass(_ isRegular: Bool?) -> String? { isRegular.map { $0 ? "regular" : "compact" } }
  }
}
