import SwiftUI

extension ProbeTable {
  /// Controls with numbers.
  mutating func addControls() {
    number("ProgressView, value") { x in
      ProgressView(value: x, total: 1)
      ProgressView("a", value: x)
      ProgressView(value: x).progressViewStyle(.circular)
    }
    number("ProgressView, total") { x in
      ProgressView(value: 1, total: x)
      ProgressView(value: x, total: x)
    }
    number("Gauge, value") { x in
      Gauge(value: x) { Text("a") }
      Gauge(value: x) { Text("a") }.gaugeStyle(.accessoryCircular)
      Gauge(value: x) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: x) { Text("a") }.gaugeStyle(.accessoryLinear)
      Gauge(value: x) { Text("a") }.gaugeStyle(.accessoryLinearCapacity)
    }
    number("Gauge, range") { x in
      Gauge(value: 1, in: 0...(x >= 0 ? x : 1)) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
      .gaugeStyle(.accessoryCircular)
      Gauge(value: 1, in: (x <= 0 ? x : 0)...1) { Text("a") }
    }
    number("Slider, value") { x in Slider(value: .constant(x)) }
    number("Slider, range") { x in
      Slider(value: .constant(1), in: 0...(x >= 0 ? x : 1))
      Slider(value: .constant(x), in: (x <= 0 ? x : 0)...5, step: 0.5)
    }
    number("Slider, step") { x in Slider(value: .constant(1), in: 0...100, step: x > 0 ? x : 1) }
    number("Stepper") { x in
      Stepper("a", value: .constant(x))
      Stepper("a", value: .constant(1), in: 0...(x >= 0 ? x : 1), step: x)
    }
    integer("Stepper, whole") { n in
      Stepper("a", value: .constant(n))
      Stepper("a", value: .constant(1), in: min(n, 1)...max(n, 1), step: n)
    }
    number("ColorPicker") { x in ColorPicker("a", selection: .constant(Color(red: x, green: 0, blue: 0))) }
    number("TextField, value") { x in
      TextField("a", value: .constant(x), format: .number)
      TextField("a", value: .constant(Int(0)), format: .number)
    }
    number("gestures") { x in
      Color.red
        .gesture(DragGesture(minimumDistance: x))
        .gesture(LongPressGesture(minimumDuration: x, maximumDistance: x))
        .gesture(MagnifyGesture(minimumScaleDelta: x))
        .gesture(RotateGesture(minimumAngleDelta: .degrees(x)))
    }
    integer("taps") { n in Color.red.onTapGesture(count: n) {} }
    integer("badge") { n in
      List { Text("a").badge(n) }
      TabView { Text("a").badge(n).tabItem { Text("b") } }
    }
    number("accessibility") { x in
      Text("a").accessibilitySortPriority(x).accessibilityActivationPoint(UnitPoint(x: x, y: x))
    }
    integer("Picker of many") { n in
      Picker("a", selection: .constant(n)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.wheel)
    }
  }

  /// A date with a number of seconds; ranges cannot have NaN bounds.
  private static func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds.isNaN ? -.infinity : seconds)
  }

  /// Dates in texts and controls.
  mutating func addDates() {
    number("Text, date style") { x in
      let date = Self.date(x)
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, style: .relative)
      Text(date, style: .offset)
      Text(date, style: .timer)
    }
    number("Text, formatted dates") { x in
      let date = Self.date(x)
      Text(date, format: .dateTime.year().month().day())
      Text("\(date.formatted())")
      Text("\(date, format: .relative(presentation: .named))")
      Text(date.addingTimeInterval(-1)...max(date, date.addingTimeInterval(-1)))
    }
    number("Text, timerInterval") { x in
      let date = Self.date(x)
      Text(timerInterval: min(date, .distantPast)...max(date, .distantFuture))
      Text(timerInterval: date...max(date, date.addingTimeInterval(60)), pauseTime: date, countsDown: false)
      Text(timerInterval: date...max(date, date.addingTimeInterval(abs(x))))
    }
    number("ProgressView, timerInterval") { x in
      let date = Self.date(x)
      ProgressView(timerInterval: date...max(date, date.addingTimeInterval(60)))
      ProgressView(timerInterval: min(date, .distantPast)...max(date, .distantFuture), countsDown: false)
    }
    number("DatePicker") { x in
      let date = Self.date(x)
      DatePicker("a", selection: .constant(date))
      DatePicker("a", selection: .constant(date)).datePickerStyle(.wheel)
      DatePicker("a", selection: .constant(date)).datePickerStyle(.graphical)
    }
    number("DatePicker, range") { x in
      let date = Self.date(x)
      DatePicker("a", selection: .constant(.distantPast), in: date...).datePickerStyle(.graphical)
      DatePicker("a", selection: .constant(.distantFuture), in: ...date).datePickerStyle(.wheel)
      DatePicker("a", selection: .constant(date), in: min(date, .distantPast)...max(date, .distantFuture))
    }
    number("TimelineView") { x in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: x), by: x)) { Text($0.date, style: .time) }
      TimelineView(.animation(minimumInterval: x)) { Text($0.date, style: .time) }
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: x)])) { Text($0.date, style: .time) }
    }
    number("now") { x in
      Text("a").environment(\.locale, Locale(identifier: "de")).task(id: x) {}
      TimelineView(.everyMinute) { Text($0.date, style: .time) }
    }
  }

  /// Numbers in texts, and sizes of texts.
  mutating func addTexts() {
    number("Text, interpolated") { x in
      Text("\(x)")
      Text("\(x, specifier: "%.2f") \(x, specifier: "%d") \(Float(x)) \(x, specifier: "%lld")")
      Text(verbatim: "\(x)")
    }
    number("Text, formatted numbers") { x in
      Text(x, format: .number)
      Text(x, format: .percent)
      Text(x, format: .currency(code: "EUR"))
      Text("\(x, format: .number.precision(.fractionLength(2)))")
    }
    for specifier in ["%s", "%@", "%ls", "%n", "%*d", "%1$@ %2$@", "%999999999d", "%.999999999f"] {
      view("Text, specifier: \(specifier)") {
        Text("\(1, specifier: specifier)")
        Text("\(1.5, specifier: specifier)")
      }
    }
    number("font size") { x in
      Text("abc").font(.system(size: x))
      Text("abc").font(.custom("Nothing", size: x))
      Text("abc").font(.system(.body).leading(.loose))
    }
    number("text spacing") { x in
      Text("abc abc abc").kerning(x).tracking(x).baselineOffset(x).lineSpacing(x).minimumScaleFactor(x)
      Text("abc abc").underline().tracking(x).frame(width: 20)
    }
    integer("lineLimit") { n in
      Text("abc abc abc abc abc").lineLimit(n)
      Text("abc abc abc abc abc").lineLimit(n, reservesSpace: true)
      TextField("a", text: .constant("abc"), axis: .vertical).lineLimit(n...)
    }
    integer("Text of a whole number") { n in
      Text("\(n) \(n, specifier: "%d") \(n, specifier: "%05d")")
      Text(n, format: .number)
      Text("^[\(n) apple](inflect: true)")
    }
  }
}
