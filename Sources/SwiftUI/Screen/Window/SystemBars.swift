import DeviceCatalog
import Foundation

/// The status bar, the camera housing and the home indicator.
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
      if setting.safeArea.bottom > 0, !options.isIndicatorHidden, !setting.design.indicatorFades {
        Capsule()
          .frame(width: indicatorWidth(in: window.size), height: setting.design.indicatorHeight)
          .position(x: window.size.width / 2, y: window.size.height - setting.design.indicatorDistance)
      }
    }
    .font(nil)
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.dynamicTypeSize, .large)
  }

  private func indicatorWidth(in window: CGSize) -> CGFloat {
    setting.design.indicatorPart * min(window.width, window.height)
  }

  // MARK: - The camera housing

  @ViewBuilder
  private var housing: some View {
    let size = setting.design.housing(setting.housing).size
    let isSideways = setting.orientation.isLandscape
    let (width, height) = isSideways ? (size.height, size.width) : (size.width, size.height)
    switch setting.housing {
    case .none: EmptyView()
    case .island: Capsule().fill(.black).frame(width: width, height: height)
    case .notch:
      let corner = setting.design.notchCornerRadius
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
    let distance = setting.design.housing(setting.housing).middle
    return switch setting.orientation {
    case .portrait: CGPoint(x: window.width / 2, y: distance)
    case .portraitUpsideDown: CGPoint(x: window.width / 2, y: window.height - distance)
    case .landscapeLeft: CGPoint(x: distance, y: window.height / 2)
    case .landscapeRight: CGPoint(x: window.width - distance, y: window.height / 2)
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
      let bar = setting.design.plain
      let isTimeLeading = setting.design.isTimeLeading
      ZStack {
        if !isTimeLeading { time(size: bar.timeSize) }
        HStack(spacing: bar.spacing) {
          if isTimeLeading { time(size: bar.timeSize) } else { Image(systemName: "cellularbars") }
          if !isTimeLeading { Image(systemName: "wifi") }
          Spacer()
          if isTimeLeading { Image(systemName: "wifi") }
          battery(of: bar)
        }
        .font(.system(size: bar.symbolSize))
        .padding(.horizontal, bar.padding)
      }
      .frame(width: width, height: bar.height)
      .frame(height: setting.safeArea.top)
    } else {
      let bar = setting.design.housed
      let housing = setting.design.housing(setting.housing)
      let side = (width - housing.size.width) / 2 - bar.padding
      HStack(spacing: 0) {
        time(size: bar.timeSize).frame(width: side)
        Spacer()
        HStack(spacing: bar.spacing) {
          signal(of: bar)
          Image(systemName: "wifi")
          battery(of: bar)
        }
        .font(.system(size: bar.symbolSize))
        .frame(width: side)
      }
      .padding(.horizontal, bar.padding)
      .frame(width: width, height: bar.height)
      .offset(y: housing.middle - setting.design.housedOffset)
    }
  }

  @ViewBuilder
  private func signal(of bar: SystemBarDesign.StatusBar) -> some View {
    if let dots = bar.dots {
      HStack(spacing: dots.spacing) {
        ForEach(0..<dots.count, id: \.self) { _ in Circle().frame(width: dots.diameter, height: dots.diameter) }
      }
      .opacity(dots.opacity)
      .offset(y: dots.bottom - dots.diameter / 2)
      .padding(.trailing, dots.trailing - bar.spacing)
    } else {
      Image(systemName: "cellularbars")
    }
  }

  private func battery(of bar: SystemBarDesign.StatusBar) -> some View {
    Battery(design: setting.design.battery).frame(width: bar.battery.width, height: bar.battery.height)
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
  let design: SystemBarDesign.Battery

  var body: some View {
    HStack(spacing: design.spacing) {
      RoundedRectangle(cornerRadius: design.cornerRadius)
        .inset(by: design.inset)
        .overlay {
          RoundedRectangle(cornerRadius: design.cornerRadius).strokeBorder(lineWidth: design.border)
            .opacity(design.borderOpacity)
        }
      UnevenRoundedRectangle(
        bottomTrailingRadius: design.poleCornerRadius, topTrailingRadius: design.poleCornerRadius
      )
      .opacity(design.borderOpacity).frame(width: design.pole.width, height: design.pole.height)
    }
  }
}
