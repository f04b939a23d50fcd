import SwiftUI

extension GallerySection {
  static let controls = GallerySection(
    title: "Controls",
    pages: [
      GalleryPage("buttons") {
        Button("Automatic") {}
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Plain") {}.buttonStyle(.plain)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Destructive", role: .destructive) {}.buttonStyle(.bordered)
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent glass") {}.buttonStyle(.glassProminent)
        Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
        Button("With a symbol", systemImage: "heart") {}.buttonStyle(.bordered)
      },
      GalleryPage("sizes and shapes of buttons") {
        ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) { size in
          HStack {
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
          }
          .controlSize(size)
        }
        ViewThatFits(in: .horizontal) {
          HStack { borderShapes }
          VStack(alignment: .leading) { borderShapes }
        }
        .buttonStyle(.bordered)
      },
      GalleryPage("toggles") {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Toggle("Tinted", isOn: .constant(true)).tint(.orange)
        Toggle("Disabled", isOn: .constant(true)).disabled(true)
        Toggle("Button on", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Button off", isOn: .constant(false)).toggleStyle(.button)
      },
      GalleryPage("fields") {
        TextField("Plain", text: .constant(""))
        TextField("Plain", text: .constant("Text"))
        TextField("Rounded", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("Rounded", text: .constant("Text")).textFieldStyle(.roundedBorder)
        SecureField("Secret", text: .constant("secret")).textFieldStyle(.roundedBorder)
        TextField("Several lines", text: .constant("One\nTwo"), axis: .vertical).textFieldStyle(.roundedBorder)
        TextEditor(text: .constant("A text editor\nwith two lines")).frame(height: 80).border(.gray)
      },
      GalleryPage("redacted and in a Mac's styles") {
        VStack(alignment: .leading) {
          Text("A text of two lines that is redacted, because its content has not been loaded")
          Image(systemName: "star").frame(width: 40, height: 40)
        }
        .redacted(reason: .placeholder)
        Toggle("Checkbox", isOn: .constant(true)).toggleStyle(.checkbox)
        TextField("Square", text: .constant("Text")).textFieldStyle(.squareBorder)
      },
      GalleryPage("groups") {
        GroupBox("Group box") { Text("Content") }
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Content") }
        DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Content") }
        ControlGroup {
          Button("One", systemImage: "1.circle") {}
          Button("Two", systemImage: "2.circle") {}
        }
        Menu("Menu") { Button("Item") {} }
        ShareLink(item: "a")
        Link("Link", destination: URL(string: "https://example.com")!)
        Divider()
      },
    ])

  @MainActor @ViewBuilder private static var borderShapes: some View {
    Button("Capsule") {}.buttonBorderShape(.capsule)
    Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
    Button("Circle", systemImage: "plus") {}.buttonBorderShape(.circle).labelStyle(.iconOnly)
  }

  static let pickers = GallerySection(
    title: "Pickers",
    pages: [
      GalleryPage("styles") {
        choices.pickerStyle(.automatic)
        choices.pickerStyle(.menu)
        choices.pickerStyle(.segmented)
        choices.pickerStyle(.palette)
        choices.pickerStyle(.inline)
      },
      GalleryPage("wheel") { choices.pickerStyle(.wheel) },
      GalleryPage("dates") {
        DatePicker("Date", selection: .constant(date))
        DatePicker("Day", selection: .constant(date), displayedComponents: .date)
        DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
        ColorPicker("Color", selection: .constant(.orange))
      },
      GalleryPage("wheels of a date") { DatePicker("Date", selection: .constant(date)).datePickerStyle(.wheel) },
      GalleryPage("calendar") { DatePicker("Date", selection: .constant(date)).datePickerStyle(.graphical) },
    ])

  private static let date = Date(timeIntervalSinceReferenceDate: 190_000_000)

  @MainActor private static var choices: some View {
    Picker("Choice", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
      Text("Three").tag(3)
    }
  }

  static let values = GallerySection(
    title: "Values",
    pages: [
      GalleryPage("sliders and steppers") {
        Slider(value: .constant(0.4))
        Slider(value: .constant(0.7)) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Slider(value: .constant(0.5)).disabled(true)
        Stepper("Stepper", value: .constant(3))
        Stepper("Disabled", value: .constant(3)).disabled(true)
      },
      GalleryPage("progress") {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: 0.4)
        ProgressView("Copying", value: 0.7)
        ProgressView(value: 0.6).progressViewStyle(.circular)
        ProgressView().controlSize(.large)
      },
      GalleryPage("gauges") {
        Gauge(value: 0.4) {
          Text("Linear")
        } currentValueLabel: {
          Text("40")
        }
        HStack(spacing: 20) {
          gauge.gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryCircularCapacity)
          gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
        }
        gauge.gaugeStyle(.accessoryLinear)
        gauge.gaugeStyle(.accessoryLinearCapacity)
      },
    ])

  @MainActor private static var gauge: some View {
    Gauge(value: 0.6) {
      Text("AQ")
    } currentValueLabel: {
      Text("60")
    }
  }
}
