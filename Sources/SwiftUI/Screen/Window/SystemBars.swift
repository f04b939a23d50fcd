import DeviceCatalog
import Foundation

/// The status bar, the camera housing and the home indicator.
///
/// Sizes approximate those of the devices; Apple does not document them.
struct SystemBars: View {
  let setting: SystemBarsSetting
  let options: SystemOverlayOptions

  /// Whether the background of the status bar is black, because a sheet has pushed the window back.
  let isOverBlack: Bool

  var body: some View {
    GeometryReader { window in
      housing.position(housingPlace(in: window.size))
      if setting.safeArea.top > 0, !options.isStatusBarHidden {
        StatusBar(setting: setting, width: window.size.width)
          .foregroundStyle(isOverBlack ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      }
      if setting.safeArea.bottom > 0, !options.isIndicatorHidden {
        Capsule()
          .frame(width: indicatorWidth(in: window.size), height: 5)
          .position(x: window.size.width / 2, y: window.size.height - 10.5)
      }
    }
    .font(nil)
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.dynamicTypeSize, .large)
  }

  private func indicatorWidth(in window: CGSize) -> CGFloat {
    setting.idiom == .pad ? 0.27 * min(window.width, window.height) : 0.354 * min(window.width, window.height)
  }

  // MARK: - The camera housing

  @ViewBuilder
  private var housing: some View {
    let size = HousingMetrics.size(of: setting.housing)
    let isSideways = setting.orientation.isLandscape
    let (width, height) = isSideways ? (size.height, size.width) : (size.width, size.height)
    switch setting.housing {
    case .none: EmptyView()
    case .island: Capsule().fill(.black).frame(width: width, height: height)
    case .notch:
      let corner: CGFloat = 20
      UnevenRoundedRectangle(
        topLeadingRadius: setting.orientation == .landscapeRight ? corner : 0,
        bottomLeadingRadius: setting.orientation == .landscapeLeft ? 0 : corner,
        bottomTrailingRadius: setting.orientation == .landscapeRight ? 0 : corner,
        topTrailingRadius: setting.orientation == .landscapeLeft ? corner : 0
      )
      .fill(.black)
      .frame(width: width, height: height)
    }
  }

  private func housingPlace(in window: CGSize) -> CGPoint {
    let distance = HousingMetrics.middle(of: setting.housing)
    return switch setting.orientation {
    case .portrait: CGPoint(x: window.width / 2, y: distance)
    case .portraitUpsideDown: CGPoint(x: window.width / 2, y: window.height - distance)
    case .landscapeLeft: CGPoint(x: distance, y: window.height / 2)
    case .landscapeRight: CGPoint(x: window.width - distance, y: window.height / 2)
    }
  }
}

/// The size of the camera housing, in points.
enum HousingMetrics {
  static func size(of housing: DeviceModel.Housing) -> CGSize {
    switch housing {
    case .none: .zero
    case .notch: CGSize(width: 162, height: 33)
    case .island: CGSize(width: 125, height: 37)
    }
  }

  /// The distance of its center from the edge of the screen.
  static func middle(of housing: DeviceModel.Housing) -> CGFloat {
    switch housing {
    case .none: 0
    case .notch: 16.5
    case .island: 29.5
    }
  }
}

/// The time on the left or in the middle, and signals on the right. The time is that of the flow's clock when its views
/// were first shown; it does not advance, so that pictures are reproducible.
private struct StatusBar: View {
  let setting: SystemBarsSetting
  let width: CGFloat

  @Environment(\.now) private var now
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if setting.housing == .none {
      ZStack {
        if setting.idiom == .phone { time(size: 12) }
        HStack(spacing: 4) {
          if setting.idiom == .pad { time(size: 12) } else { Image(systemName: "cellularbars") }
          if setting.idiom == .phone { Image(systemName: "wifi") }
          Spacer()
          if setting.idiom == .pad { Image(systemName: "wifi") }
          Battery().frame(width: 25, height: 12)
        }
        .font(.system(size: 12))
        .padding(.horizontal, setting.idiom == .pad ? 20 : 6)
      }
      .frame(width: width, height: 20)
      .frame(height: setting.safeArea.top)
    } else {
      let side = (width - HousingMetrics.size(of: setting.housing).width) / 2
      HStack(spacing: 0) {
        time(size: 17).frame(width: side)
        Spacer()
        HStack(spacing: 6) {
          Image(systemName: "cellularbars")
          Image(systemName: "wifi")
          Battery().frame(width: 27, height: 13)
        }
        .font(.system(size: 15))
        .frame(width: side)
      }
      .frame(width: width, height: 24)
      .offset(y: HousingMetrics.middle(of: setting.housing) - 10)
    }
  }

  private func time(size: CGFloat) -> some View {
    Text(verbatim: text).font(.system(size: size, weight: .semibold)).lineLimit(1)
  }

  /// Hours and minutes without AM and PM.
  private var text: String {
    var calendar = calendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: now)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let isTwelve = [.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
    let shown = isTwelve ? (hour + 11) % 12 + 1 : hour
    return "\(shown):\(minute < 10 ? "0" : "")\(minute)"
  }
}

/// A full battery.
private struct Battery: View {
  var body: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 4)
        .inset(by: 2)
        .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: 1).opacity(0.4) }
      UnevenRoundedRectangle(bottomTrailingRadius: 2, topTrailingRadius: 2).opacity(0.4).frame(width: 1.5, height: 4)
    }
  }
}
