import Foundation
import Testing

@testable import SwiftUI

@Suite("MultiDatePicker") @MainActor
struct MultiDatePickerTests {
  private struct Days: View {
    @State var days: Set<DateComponents>
    var bounds = Date.distantPast..<Date.distantFuture

    var body: some View {
      MultiDatePicker("Days", selection: $days, in: bounds)
      Text(verbatim: "picked \(days.compactMap(\.day).sorted())")
    }
  }

  /// 9 January 2007.
  private static let date = Date(timeIntervalSince1970: 1_168_364_460)

  private func host(_ days: Set<DateComponents> = [], _ bounds: Range<Date>? = nil) -> ControlHost {
    ControlHost(width: 350) {
      VStack { Days(days: days, bounds: bounds ?? Date.distantPast..<Date.distantFuture) }
    }
  }

  private func day(_ number: Int) -> DateComponents { DateComponents(year: 2007, month: 1, day: number) }

  @Test("it shows the month of the present, and picks and unpicks the days that are touched")
  func picks() throws {
    let host = host()
    #expect(host.allNodes.contains { $0.label == "January 2007" })
    host.screen.tap(at: try center("Tuesday, January 9", host))
    host.screen.tap(at: try center("Friday, January 12", host))
    #expect(host.allNodes.contains { $0.label == "picked [9, 12]" })
    host.screen.tap(at: try center("Tuesday, January 9", host))
    #expect(host.allNodes.contains { $0.label == "picked [12]" })
  }

  @Test("picked days are selected elements, in the month of the first of them")
  func selected() throws {
    let host = host([DateComponents(year: 2009, month: 3, day: 4), DateComponents(year: 2009, month: 3, day: 20)])
    let picked = host.allNodes.filter(\.isSelected).compactMap(\.label)
    #expect(picked == ["Wednesday, March 4", "Friday, March 20"])
  }

  @Test("a day before or after the bounds cannot be picked")
  func bounds() throws {
    let host = host([], Self.date..<Self.date.addingTimeInterval(3 * 86400))
    host.screen.tap(at: try center("Monday, January 8", host))
    host.screen.tap(at: try center("Saturday, January 13", host))
    #expect(host.allNodes.contains { $0.label == "picked []" })
    host.screen.tap(at: try center("Thursday, January 11", host))
    #expect(host.allNodes.contains { $0.label == "picked [11]" })
  }

  @Test("the arrows show another month")
  func months() throws {
    let host = host([day(9)])
    host.screen.tap(at: try center("Next Month", host))
    #expect(host.allNodes.contains { $0.label == "February 2007" })
    #expect(host.allNodes.filter(\.isSelected).isEmpty)
  }

  private func center(_ label: String, _ host: ControlHost) throws -> CGPoint {
    let frame = try host.node(label).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
