import Foundation

/// A control for picking several dates.
///
/// - Note: Approximate: a labelled placeholder is drawn, and a warning recorded.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View { UnsupportedView(name: "MultiDatePicker") }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}
