import FlowUIKit
import PhoneSimulation
import SwiftUI

/// The system's sheet with a switch for each type. Its elements are those of the app, as UI tests find them on a phone.
struct HealthAccessSheet: View {
  let appName: String
  let writes: [HKObjectType]
  let reads: [HKObjectType]
  let finish: @MainActor (_ writes: Set<String>, _ reads: Set<String>) -> Void

  @State private var writable: Set<String> = []
  @State private var readable: Set<String> = []

  private var isAllOn: Bool { writable.count == writes.count && readable.count == reads.count }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Button(isAllOn ? "Turn Off All" : "Turn On All") {
            let turnsOn = !isAllOn
            writable = turnsOn ? Set(writes.map(\.identifier)) : []
            readable = turnsOn ? Set(reads.map(\.identifier)) : []
          }
        } header: {
          Text(verbatim: "“\(appName)” would like to access and update your Health data.").textCase(nil)
        }
        section("WRITE", writes, $writable, "NSHealthUpdateUsageDescription")
        section("READ", reads, $readable, "NSHealthShareUsageDescription")
      }
      .navigationTitle(Text(verbatim: "Health Access"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Don’t Allow") { finish([], []) } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Allow") { finish(writable, readable) }.disabled(writable.isEmpty && readable.isEmpty)
        }
      }
    }
    .interactiveDismissDisabled()
  }

  @ViewBuilder
  private func section(
    _ act: String, _ types: [HKObjectType], _ selection: Binding<Set<String>>, _ explanation: String
  ) -> some View {
    if !types.isEmpty {
      Section {
        ForEach(types, id: \.identifier) { type in
          Toggle(type.displayName, isOn: selection.contains(type.identifier))
        }
      } header: {
        Text(verbatim: "ALLOW “\(appName.uppercased())” TO \(act)")
      } footer: {
        if let text = SimulatedPhone.information(explanation) { Text(verbatim: "App Explanation: \(text)") }
      }
    }
  }

  /// Shows the sheet in front of all controllers. Without a screen nobody can answer.
  @MainActor
  static func present(
    on phone: SimulatedPhone, writes: [HKObjectType], reads: [HKObjectType],
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard phone.screen != nil, var front = UIApplication.shared.keyWindow?.rootViewController else { return }
    while let next = front.presentedViewController { front = next }
    let controller = UIViewController()
    let sheet = HealthAccessSheet(appName: phone.appName, writes: writes, reads: reads) {
      [weak controller] allowedWrites, allowedReads in
      let allowed = (writes: allowedWrites, reads: allowedReads)
      controller?.dismiss(animated: true)
      func answers(_ types: [HKObjectType], _ allowed: Set<String>) -> [String: Bool] {
        Dictionary(uniqueKeysWithValues: types.map { ($0.identifier, allowed.contains($0.identifier)) })
      }
      phone.answerHealth(writes: answers(writes, allowed.writes), reads: answers(reads, allowed.reads))
      let names = (allowed.writes.union(allowed.reads)).count
      phone.record("System", "\"Health Access\" is answered: \(names) of \(writes.count + reads.count) types are on")
      completion()
    }
    controller.systemContent = UIViewController.SystemContent({ AnyView(sheet) })
    front.present(controller, animated: true)
  }
}

extension Binding where Value == Set<String> {
  /// Whether a value is in the set.
  @MainActor
  fileprivate func contains(_ element: String) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(element) },
      set: { if $0 { wrappedValue.insert(element) } else { wrappedValue.remove(element) } })
  }
}
