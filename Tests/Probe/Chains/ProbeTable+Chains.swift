import SwiftUI

extension ProbeTable {
  /// Deeply nested values, which are evaluated, compared, described and released.
  mutating func addChains() {
    addTextChains()
    addColorChains()
    addErasedChains()
    addBindingChains()
  }

  /// Adds a view of a nested value.
  ///
  /// - Parameter count: The depth.
  private mutating func chain<Value, Content: View>(
    _ name: String, _ count: Int, isShort: Bool = false, from first: @escaping @MainActor () -> Value,
    next: @escaping @MainActor (Value) -> Value, @ViewBuilder show: @escaping @MainActor (Value) -> Content
  ) {
    add("\(count) x \(name)", isShort: isShort, depth: count, limit: 25) { screens in
      @MainActor func make() -> Value {
        var value = first()
        for _ in 0..<count { value = next(value) }
        return value
      }
      let screen = screens.show(show(make()))
      // Equal, but not identical.
      screen.show(show(make()))
      screen.show(show(next(make())))
      screens.look(at: screen)
      screen.remove()
    }
  }

  private mutating func addTextChains() {
    chain("Text + Text", 100_000, from: { Text("a") }, next: { $0 + Text("b") }, show: { $0 })
    chain("Text + Text, added in front", 100_000, from: { Text("a") }, next: { Text("b") + $0 }, show: { $0 })
    chain("Text in Text", 20_000, from: { Text("a") }, next: { Text("\($0)") }, show: { $0 })
    chain("bold", 50_000, from: { Text("a") }, next: { $0.bold() }, show: { $0 })
    chain("foregroundStyle of Text", 5_000, from: { Text("a") }, next: { $0.foregroundStyle(.red) }, show: { $0 })
    chain("accessibilityLabel of Text", 20_000, from: { Text("a") }, next: { Text("b").accessibilityLabel($0) }) { $0 }
    chain("Font", 50_000, from: { Font.body }, next: { $0.italic() }, show: { Text("a").font($0) })
    chain("AttributedString", 2_000, from: { AttributedString("a") }) { text in
      var text = text
      var next = AttributedString("b")
      next.font = text.runs.count.isMultiple(of: 2) ? .body : .title
      text += next
      return text
    } show: {
      Text($0)
    }
  }

  private mutating func addColorChains() {
    chain("opacity of Color", 100_000, isShort: true, from: { Color.red }, next: { $0.opacity(0.999) }) { color in
      color
      Text("\(String(describing: color).count)").foregroundStyle(color)
    }
    chain("mix of Color", 20_000, from: { Color.red }, next: { $0.mix(with: .blue, by: 0.1) }) { color in
      color
      Text("\(String(describing: color).count)").foregroundStyle(color)
    }
    chain("alpha of UIColor", 50_000, from: { UIColor.red }, next: { $0.withAlphaComponent(0.9) }) { color in
      Color(color)
      Text("\(String(describing: color).count)")
    }
    chain("UIColor of Color", 20_000, from: { Color.red }, next: { Color(UIColor($0)) }, show: { $0 })
    chain("opacity of AnyShapeStyle", 50_000, from: { AnyShapeStyle(Color.red) }) {
      AnyShapeStyle($0.opacity(0.99))
    } show: {
      Rectangle().fill($0)
    }
    chain("shadow of AnyShapeStyle", 100, from: { AnyShapeStyle(Color.red) }) {
      AnyShapeStyle($0.shadow(.drop(radius: 1)))
    } show: {
      Rectangle().fill($0)
    }
    chain("Image", 20_000, from: { Image(systemName: "star") }, next: { $0.resizable().renderingMode(.template) }) {
      $0
    }
  }

  private mutating func addErasedChains() {
    chain("AnyShape", 20_000, isShort: true, from: { AnyShape(Circle()) }, next: { AnyShape($0) }, show: { $0 })
    chain("inset of AnyShape", 20_000, from: { AnyShape(Circle()) }, next: { AnyShape($0.offset(x: 0.001)) }) { $0 }
    chain("AnyShapeStyle", 20_000, isShort: true, from: { AnyShapeStyle(Color.red) }, next: { AnyShapeStyle($0) }) {
      Rectangle().fill($0)
    }
    chain("delay of Animation", 20_000, isShort: true, from: { Animation.default }, next: { $0.delay(0.0001) }) {
      Color.red.animation($0, value: 1)
    }
    chain("repeat of Animation", 20_000, from: { Animation.default }, next: { $0.repeatCount(1).speed(1) }) {
      Color.red.animation($0, value: 1)
    }
    add("20000 x delay of Animation, moving", isShort: false) { screens in
      let animation = (0..<20_000).reduce(Animation.linear) { animation, _ in animation.delay(0.0001) }
      let model = NumberModel(0)
      let screen = screens.show(Moving(model: model))
      screen.perform { withAnimation(animation) { model.number = 50 } }
      screen.advance(by: 2.1)
      screens.look(at: screen)
      screen.advance(by: 5)
      screens.look(at: screen)
    }
    chain("AnyTransition", 20_000, from: { AnyTransition.opacity }, next: { $0.combined(with: .scale) }) {
      Color.red.transition($0)
    }
    chain("AnyView", 20_000, from: { AnyView(Text("a")) }, next: { AnyView($0) }, show: { $0 })
    chain("AnyLayout", 20_000, from: { AnyLayout(HStackLayout()) }, next: { AnyLayout($0) }) { layout in
      layout { Text("a") }
    }
    chain("AnyGesture", 20_000, from: { AnyGesture(TapGesture()) }, next: { AnyGesture($0) }) {
      Color.red.gesture($0)
    }
    chain("Path", 2_000, from: { Path(CGRect(x: 0, y: 0, width: 9, height: 9)) }) { path in
      var next = Path()
      next.addPath(path, transform: CGAffineTransform(translationX: 0.01, y: 0))
      next.move(to: .zero)
      return next
    } show: {
      $0.fill(.red)
    }
    chain("LocalizedStringKey", 20_000, from: { LocalizedStringKey("a") }, next: { "\(Text($0))" }) { Text($0) }
    chain("environment", 50_000, from: { EnvironmentValues() }) { values in
      var values = values
      values.lineLimit = (values.lineLimit ?? 0) + 1
      return values
    } show: { values in
      Text("a").environment(\.self, values)
    }
  }

  private mutating func addBindingChains() {
    chain("Binding, get and set", 2_000, isShort: true, from: { Binding.constant("a") }) { binding in
      Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    } show: { binding in
      TextField("a", text: binding)
    }
    chain("Binding, key paths", 50_000, from: { Binding.constant("a") }, next: { $0[dynamicMember: \.itself] }) {
      TextField("a", text: $0)
    }
    chain("Binding, animation", 50_000, from: { Binding.constant(true) }, next: { $0.animation() }) {
      Toggle("a", isOn: $0)
    }
    chain("Binding, optional", 1_000, from: { Binding.constant(true) }, next: { Binding(Binding<Bool?>($0)) ?? $0 }) {
      Toggle("a", isOn: $0)
    }
  }
}

extension String {
  fileprivate var itself: String {
    get { self }
    set { self = newValue }
  }
}

private struct Moving: View {
  let model: NumberModel

  var body: some View { Color.red.frame(width: 20).offset(x: model.number) }
}
