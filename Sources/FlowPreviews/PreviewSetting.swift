import DeviceCatalog
import FlowReports
import Foundation
import SwiftUI
import SwiftUIFlowTesting

/// The device and the environment of a preview, from its own settings and the request.
@MainActor
struct PreviewSetting {
  private let label: String
  private let device: FlowDevice
  private let layout: PreviewLayout
  private let patch: @MainActor @Sendable (inout EnvironmentValues) -> Void

  /// - Throws: `PreviewError` if a name is unknown.
  init(_ settings: PreviewSettings, _ request: PreviewRequest) throws(PreviewError) {
    label = request.label
    layout = settings.layout ?? .device
    var device = try Self.device(settings.device?.rawValue ?? request.device)
    if let orientation = settings.orientation, orientation == .landscapeLeft || orientation == .landscapeRight {
      device = device.landscape
    }
    self.device = device.running(FlowDevice.System(request.system))
    let textSize = try request.textSize.map(Self.textSize)
    let locale = request.locale.map { Locale(identifier: $0) }
    patch = { environment in
      if request.isDark { environment.colorScheme = .dark }
      if let textSize { environment.dynamicTypeSize = textSize }
      if let locale {
        environment.locale = locale
        environment.layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  }

  /// The device as the engine's screens use it.
  var screenDevice: Device { device.device }

  /// The requested values, as the environment of a screen.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    patch(&values)
    return values
  }

  /// The configuration with the device, unless the preview has its own size.
  var configuration: FlowConfiguration {
    FlowConfiguration(label: label, device: fillsDevice ? device : nil, environmentPatch: patch)
  }

  /// The size and the encoding of the picture.
  func pictures(of content: AnyView) -> SnapshotConfiguration {
    var pictures =
      size(of: content).map {
        SnapshotConfiguration(scale: device.scale, proposedSize: .init(width: $0.width, height: $0.height))
      } ?? SnapshotConfiguration()
    pictures.namesOrigin = false
    return pictures
  }

  /// The size of the picture in points; `nil` for that of the device.
  private func size(of content: AnyView) -> CGSize? {
    switch layout {
    case .device: nil
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .sizeThatFits: DeclaredPreview.sizeThatFits(content, offered: device.size, environment: values)
    }
  }

  private var fillsDevice: Bool {
    if case .device = layout { true } else { false }
  }

  private static func device(_ name: String) throws(PreviewError) -> FlowDevice {
    guard let model = DeviceModel.named(name) else { throw .unknownDevice(name) }
    return FlowDevice(model)
  }

  private static func textSize(_ name: String) throws(PreviewError) -> DynamicTypeSize {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else { throw .unknownTextSize(name) }
    return size
  }
}
