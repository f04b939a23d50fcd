import FlowRendering
import Foundation
import SwiftUI

/// Dates in every form: what is seen must not depend on the machine's time zone, language or clock.
struct DatesView: View {
  private let date = Date(timeIntervalSinceReferenceDate: 190_000_000)

  var body: some View {
    VStack {
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, style: .relative)
      Text(date, style: .timer)
      Text(date, style: .offset)
      Text(date...date.addingTimeInterval(4_000))
      Text(date, format: .dateTime)
      Text("\(date, format: .dateTime.hour().minute().weekday())")
      Text(1_234.5, format: .number)
      DatePicker("a", selection: .constant(date))
      DatePicker("b", selection: .constant(date), displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
    }
  }

  /// What is seen of the view: what assistive technologies read, and a sum of the picture.
  @MainActor
  static var summary: String {
    let screen = ProbeScreens(fonts: TextSystem()).show(DatesView(), width: 390, height: 844)
    let picture = (try? screen.picture(scale: 1)?.pngData()) ?? Data()
    let sum = picture.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return "\(screen.outline)\n\(sum)"
  }
}
