/// Gray fields for date and time, each of which presents a picker.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    LabeledControl(label: configuration.label.content, stacksLargeText: true) {
      HStack {
        if configuration.displayedComponents.contains(.date) {
          DateField(configuration: configuration, part: .date)
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          DateField(configuration: configuration, part: .hourAndMinute)
        }
      }
      .modifier(DimmedWhenDisabled())
      .modifier(CompactInListRow())
    }
  }
}

/// A field for a date, which presents a calendar, or for a time, which presents wheels.
struct DateField: View {
  let configuration: DatePickerStyleConfiguration
  let part: DatePickerComponents

  @State private var isOpen = false
  @Environment(\.design) private var design
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    let text = DatePickerFormat(locale: locale, calendar: calendar, timeZone: timeZone)
      .text(of: configuration.selection, part)
    Text(verbatim: text)
      .lineLimit(1)
      .minimumScaleFactor(design.pickers.dateFields.leastScale)
      .padding(.horizontal, design.pickers.dateFields.horizontalPadding)
      .padding(.vertical, design.pickers.dateFields.verticalPadding)
      .background(
        Color(uiColor: .tertiarySystemFill), in: .rect(cornerRadius: design.pickers.dateFields.cornerRadius)
      )
      .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .modifier(TouchablePart(PartSemantics(role: .button, label: text, activatesControl: true)) { isOpen = true })
      .popover(isPresented: $isOpen) {
        panel
          .padding()
          .modifier(ControlBehavior.datePicker)
          .presentationCompactAdaptation(.popover)
          .presentationOption { $0.hasArrow = false }
      }
  }

  @ViewBuilder private var panel: some View {
    if part == .date {
      CalendarDatePicker(configuration: configuration.showing(part))
    } else {
      DateWheels(configuration: configuration.showing(part))
    }
  }
}

extension ControlBehavior {
  /// The behavior of the element that contains a date picker's calendar or wheels.
  @MainActor
  static var datePicker: ControlBehavior {
    var behavior = ControlBehavior(role: .datePicker)
    behavior.touch = { _, _ in }
    return behavior
  }
}

/// Describes a part of a control as a separate element with an action for touches.
struct TouchablePart: ViewModifier {
  private let semantics: PartSemantics
  private let action: @MainActor () -> Void

  init(_ semantics: PartSemantics, action: @escaping @MainActor () -> Void) {
    self.semantics = semantics
    self.action = action
  }

  func body(content: Content) -> some View {
    var semantics = semantics
    semantics.activate = action
    return content.modifier(semantics).modifier(touch)
  }

  private var touch: ControlBehavior {
    let action = action
    var behavior = ControlBehavior(role: nil)
    behavior.touch = { _, _ in action() }
    return behavior
  }
}
