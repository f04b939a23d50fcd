import Foundation
import SwiftUI
import Testing
import ViewInspector

private struct Clock: View {
  let schedule: [Date]

  var body: some View {
    TimelineView(.explicit(schedule)) { context in Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)") }
  }
}

@MainActor
@Suite("Timeline views")
struct TimelineViewTests {
  @Test("the content is that of the date on the screen, or of a context")
  func content() throws {
    let view = Clock(schedule: [Date(timeIntervalSinceReferenceDate: -5)])
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    #expect(try view.inspect().find(ViewType.TimelineView.self).contentView().text().string() == "-5.0")
    let context = ViewType.TimelineView.Context(date: Date(timeIntervalSinceReferenceDate: 3))
    #expect(try view.inspect().find(ViewType.TimelineView.self).contentView(context).text().string() == "3.0")
    #expect(try view.inspect().find(text: "-5.0").pathToRoot == "view(Clock.self).timelineView().contentView().text()")
  }
}
