import Combine
import FlowAppIntents
import FlowIntents
import Foundation
import PhoneSimulation
import SwiftUI

/// A widget on the home screen of a phone: it asks for entries as iOS does, on the screen's clock.
@MainActor
public final class InstalledWidget: ObservableObject {
  /// The least time between two reloads that the timeline asks for, in seconds.
  private static let shortestPause: TimeInterval = 300

  public let widget: SimulatedWidget
  public let family: WidgetFamily
  let intent: Any?

  /// The entries at the moment; `nil` before the first ones.
  @Published public private(set) var timeline: SimulatedTimeline?
  /// How often the widget has asked for entries.
  public private(set) var reloadCount = 0

  private let phone: SimulatedPhone
  private var alarm: PhoneAlarm.ID?
  private var observation: PhoneObservation?

  init(_ widget: SimulatedWidget, _ family: WidgetFamily, _ intent: Any?, on phone: SimulatedPhone) {
    (self.widget, self.family, self.intent, self.phone) = (widget, family, intent, phone)
    // An intent of a button or a toggle may have changed what the widget shows.
    observation = phone.observe(PerformedIntents.self) { [weak self] in self?.reloadSoon() }
  }

  /// The entry that is shown at the phone's time.
  public var entry: SimulatedWidgetEntry? { timeline?.entry(at: phone.now) }

  /// The widget, which changes with the phone's time and with its reloads.
  public var view: some View { InstalledWidgetView(installed: self) }

  /// Asks for entries.
  ///
  /// - Throws: ``SimulatedWidgetError`` if the provider gives none.
  public func reload() async throws {
    reloadCount += 1
    if let alarm { phone.cancelAlarm(alarm) }
    alarm = nil
    let timeline = try await widget.timeline(in: family, intent: intent)
    self.timeline = timeline
    let next: Date? =
      switch timeline.policy.moment {
      case .never: nil
      case .end: timeline.entries.map(\.date).max() ?? phone.now
      case .after(let date): date
      }
    guard let next else { return }
    let date = max(next, phone.now + Self.shortestPause)
    alarm = phone.schedule(at: date, named: "a reload of the widget \(widget.kind)") { [weak self] in
      self?.reloadSoon()
    }
  }

  func reloadSoon() {
    Task { @MainActor [weak self] in
      do { try await self?.reload() } catch {
        self?.phone.record("WidgetKit", "\(self?.widget.kind ?? "") has no entries: \(error)")
      }
    }
  }
}

private struct InstalledWidgetView: View {
  @ObservedObject var installed: InstalledWidget

  var body: some View {
    if let timeline = installed.timeline {
      TimelineView(.explicit(timeline.entries.map(\.date).sorted())) { context in
        timeline.entry(at: context.date)?.view
      }
    } else if let placeholder = try? installed.widget.placeholder(in: installed.family) {
      placeholder.view
    }
  }
}

/// The widgets of a phone.
struct InstalledWidgets: PhoneValue {
  var all: [InstalledWidget] = []
}

extension SimulatedPhone {
  /// Adds a widget to the home screen, with its first entries.
  ///
  /// - Parameter intent: The configuration; `nil` for one with its defaults.
  /// - Throws: ``SimulatedWidgetError`` if the widget does not have the family, or its provider gives no timeline.
  @MainActor @discardableResult
  public func install(
    _ widget: SimulatedWidget, in family: WidgetFamily, intent: Any? = nil
  ) async throws -> InstalledWidget {
    let installed = InstalledWidget(widget, family, intent, on: self)
    try await installed.reload()
    update(InstalledWidgets.self) { $0.all.append(installed) }
    return installed
  }

  /// The widgets on the home screen, in the order in which they were added.
  public var installedWidgets: [InstalledWidget] { self[InstalledWidgets.self].all }
}
