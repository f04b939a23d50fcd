import SwiftUI
import Testing

@testable import SwiftUIFlowTesting

@Suite("A device of a flow")
@MainActor
struct FlowDeviceTests {
  /// The environment of a view.
  private struct Surroundings: Equatable {
    var size = CGSize.zero
    var safeArea = EdgeInsets()
    var scale: CGFloat = 0
    var width: UserInterfaceSizeClass?
    var height: UserInterfaceSizeClass?
  }

  private struct Probe: View {
    let found: (Surroundings) -> Void
    @Environment(\.displayScale) private var scale
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      GeometryReader { proxy in
        let _ = found(
          Surroundings(size: proxy.size, safeArea: proxy.safeAreaInsets, scale: scale, width: width, height: height))
        Color.clear
      }
      .ignoresSafeArea()
    }
  }

  private func surroundings(
    on device: FlowDevice?, _ mode: SnapshotMode = .custom { _, _ in },
    patch: @escaping @MainActor @Sendable (inout EnvironmentValues) -> Void = { _ in }
  ) -> Surroundings {
    var surroundings = Surroundings()
    FlowTester(model: ShopModel(), configuration: FlowConfiguration(device: device, environmentPatch: patch)) { _ in
      Probe { surroundings = $0 }
    }
    .step("probe")
    .run(snapshotMode: mode)
    return surroundings
  }

  @Test("gives views its size, its insets, its scale and its size classes")
  func phone() {
    #expect(
      surroundings(on: .iPhone17)
        == Surroundings(
          size: CGSize(width: 402, height: 874), safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0),
          scale: 3, width: .compact, height: .regular))
    #expect(
      surroundings(on: .iPhoneSE)
        == Surroundings(
          size: CGSize(width: 375, height: 667), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
          scale: 2, width: .compact, height: .regular))
    #expect(
      surroundings(on: .iPadPro13)
        == Surroundings(
          size: CGSize(width: 1032, height: 1376), safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0),
          scale: 2, width: .regular, height: .regular))
  }

  #if os(Linux)
    /// The size of a switch in a flow of a file.
    private func switchSize(on device: FlowDevice?, in file: StaticString) -> CGSize {
      var size = CGSize.zero
      FlowTester(
        model: ShopModel(), configuration: FlowConfiguration(device: device),
        viewBuilder: { _ in Toggle("Tea", isOn: .constant(true)).labelsHidden() }, filePath: file
      )
      .step("switch") { _, app in size = app.switches.firstMatch.frame.size }
      .run(snapshotMode: .custom { _, _ in })
      return size
    }

    @Test("runs the newest system, unless it or the package asks for another one")
    func system() {
      let new = switchSize(on: .iPhone17.running(.iOS26), in: #filePath)
      let old = switchSize(on: .iPhone17.running(.iOS18), in: #filePath)
      #expect(new != old && FlowDevice.iPhone17.system == .iOS26)
      #expect(switchSize(on: .iPhone17, in: "/nowhere/Tests.swift") == new)
      #expect(switchSize(on: .iPhone17.landscape, in: "/nowhere/Tests.swift") == new)
      // This package asks for iOS 18.
      #expect(switchSize(on: .iPhone17, in: #filePath) == old)
      #expect(switchSize(on: nil, in: "/nowhere/Tests.swift") == old)
    }
  #endif

  @Test("in landscape is wide, with its insets at the sides")
  func landscape() {
    #expect(
      surroundings(on: .iPhone17.landscape)
        == Surroundings(
          size: CGSize(width: 874, height: 402), safeArea: EdgeInsets(top: 0, leading: 62, bottom: 21, trailing: 62),
          scale: 3, width: .compact, height: .compact))
    #expect(surroundings(on: .iPhone17ProMax.landscape).width == .regular)
    #expect(surroundings(on: .iPhoneSE.landscape).safeArea == EdgeInsets())
    #expect(surroundings(on: .iPad.landscape).size == CGSize(width: 1180, height: 820))
    #expect(FlowDevice.iPhone17.landscape.portrait == .iPhone17)
  }

  @Test("may be of any size")
  func custom() {
    let kiosk = FlowDevice(name: "kiosk", idiom: .pad, size: CGSize(width: 1000, height: 500), scale: 1)
    #expect(
      surroundings(on: kiosk)
        == Surroundings(size: kiosk.size, scale: 1, width: .regular, height: .regular))
    #expect(surroundings(on: .window(width: 300, height: 200)).size == CGSize(width: 300, height: 200))
    #expect(surroundings(on: .window()).width == nil)
    #expect(surroundings(on: .watch45).width == .compact)
  }

  @Test("is optional: without one, views have the size and the scale of the pictures, and no bars")
  func none() {
    let standard = surroundings(on: nil)
    #expect(standard.size == CGSize(width: 390, height: 844))
    #expect(standard.safeArea == EdgeInsets())
    #expect(standard.scale == 2)

    let small = SnapshotConfiguration(scale: 3, proposedSize: .init(width: 60, height: 30))
    #expect(surroundings(on: nil, .capture(small)).scale == 3)
    #expect(surroundings(on: nil, .capture(small)).size == CGSize(width: 60, height: 30))
  }

  @Test("is overridden by the size and the scale of the pictures, and by the configuration's environment")
  func precedence() {
    let large = SnapshotConfiguration(scale: 1, proposedSize: .init(width: 402, height: 2000))
    #expect(surroundings(on: .iPhone17, .capture(large)).size.height == 2000)
    #expect(surroundings(on: .iPhone17, .capture(large)).scale == 1)
    #expect(surroundings(on: .iPhone17) { $0.horizontalSizeClass = .regular }.width == .regular)
  }

  @Test("determines the size of the pictures in pixels")
  func pictures() throws {
    let flow = FlowTester(model: ShopModel(), configuration: FlowConfiguration(device: .iPhoneSE.landscape)) { _ in
      Color.red
    }
    let png = try #require(flow.step("red").run(snapshotMode: .capture())[0].snapshotResult?.pngData)
    // The width and the height are at fixed offsets in a PNG, big-endian.
    #expect([UInt8](png)[16..<24] == [0, 0, 0x05, 0x36, 0, 0, 0x02, 0xEE])
  }

  @Test("is described by its name and its orientation")
  func description() {
    #expect("\(FlowDevice.iPhoneSE), \(FlowDevice.iPadMini.landscape)" == "iPhone SE, iPad mini, landscape")
  }

  #if os(Linux)
    @Test("is the device of launched apps, if both are set")
    func catalog() {
      let pairs: [(FlowDevice, Device)] = [
        (.iPhoneSE, .iPhoneSE), (.iPhone13Mini, .iPhone13Mini), (.iPhone14, .iPhone14), (.iPhone15, .iPhone15),
        (.iPhone16Plus, .iPhone16Plus), (.iPhone16Pro, .iPhone16Pro), (.iPhone16ProMax, .iPhone16ProMax),
        (.iPhone17, .iPhone17), (.iPhone17Pro, .iPhone17Pro), (.iPhone17ProMax, .iPhone17ProMax),
        (.iPadMini, .iPadMini), (.iPad, .iPad10), (.iPadPro11, .iPadPro11), (.iPadPro13, .iPadPro13),
        (.watch41, .watch41), (.watch45, .watch45), (.watchUltra, .watch49), (.window(), .macWindow),
      ]
      for (flow, device) in pairs + pairs.map({ ($0.landscape, $1.landscape) }) {
        #expect(flow.device.size == device.size, "\(flow.name)")
        #expect(flow.device.safeArea == device.safeArea, "\(flow.name)")
        #expect(flow.device.displayScale == device.displayScale, "\(flow.name)")
        #expect(flow.device.horizontalSizeClass == device.horizontalSizeClass, "\(flow.name)")
        #expect(flow.device.verticalSizeClass == device.verticalSizeClass, "\(flow.name)")
        #expect(flow.device.idiom == device.idiom, "\(flow.name)")
      }
    }
  #endif
}
