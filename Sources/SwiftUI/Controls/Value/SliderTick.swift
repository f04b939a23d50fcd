/// A mark on the track of a slider.
public struct SliderTick<V: BinaryFloatingPoint> {
  let value: V

  /// The view beside the mark.
  let label: AnyView?

  /// Creates a mark without a label.
  ///
  /// - Parameter value: The value at which the mark is.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a mark with a localized title, which is not shown on iOS.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value at which the mark is.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  /// Creates a mark with a title, which is not shown on iOS.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value at which the mark is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, _ value: V) {
    self.init(value) { Text(title) }
  }

  /// Creates a mark with a label, which is not shown on iOS.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
    self.value = value
    self.label = AnyView(label())
  }
}

/// The marks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint

  /// The values of the marks. An engine hook: an app never implements it.
  var _values: [Value] { get }
}

extension SliderTick: Identifiable {
  /// The identity of a mark: its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  public var id: ID { ID(value: value) }
}

extension SliderTick: SliderTickContent {
  public var _values: [V] { [value] }
}

/// The marks of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, V: BinaryFloatingPoint>:
  SliderTickContent
{
  public let _values: [V]

  /// Creates a mark for each element.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> SliderTick<V>) {
    _values = data.map { content($0).value }
  }

  /// Creates a mark for each identified element.
  public init(_ data: Data, content: (Data.Element) -> SliderTick<V>)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    _values = data.map { content($0).value }
  }

  /// Creates a mark for each number.
  @_disfavoredOverload
  public init(_ data: Data, content: (Data.Element) -> SliderTick<V>) where ID == Data.Element {
    _values = data.map { content($0).value }
  }
}

/// Several marks.
public struct TupleSliderTickContent<V: BinaryFloatingPoint>: SliderTickContent {
  public let _values: [V]
}

/// Constructs the marks of a slider from closures.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> TupleSliderTickContent<V>
  where Content.Value == V {
    TupleSliderTickContent(_values: content._values)
  }

  public static func buildBlock(_ parts: TupleSliderTickContent<V>...) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(_values: parts.flatMap(\._values))
  }

  public static func buildIf(_ content: TupleSliderTickContent<V>?) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(_values: content?._values ?? [])
  }

  public static func buildEither(first: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> { first }

  public static func buildEither(second: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> { second }
}

extension EnvironmentValues {
  @Entry var sliderThumbVisibility: Visibility = .automatic
}

extension View {
  /// Sets the visibility of the thumbs of sliders inside.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
