import SwiftUI

/// A SwiftUI view that displays a chart.
public nonisolated struct Chart<Content: ChartContent>: View {
  let content: Content

  /// Creates a chart composed of any number of data series and individual marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart composed of a series of identifiable marks.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, id: { $0.id }, content: content)
  }

  /// Creates a chart composed of a series of marks, identified by a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, id: { $0[keyPath: id] }, content: content)
  }

  @MainActor public var body: some View { CollectedChart(marks: _ChartMarks.of(content)) }
}

/// A chart whose marks are known.
struct CollectedChart: View {
  let marks: _ChartMarks

  @Environment(\.self) private var environment
  @State private var geometry = ChartGeometry()

  var body: some View {
    let settings = environment.chartSettings
    let models = ChartModels(marks, settings: settings, environment: environment)
    GeometryReader { proxy in
      ChartStage(model: models.model(for: proxy.size), geometry: geometry)
    }
    .modifier(ChartWarnings(marks: marks, settings: settings))
  }
}

/// The models of one version of a chart by its size.
@MainActor
final class ChartModels {
  private let marks: _ChartMarks
  private let settings: ChartSettings
  private let environment: EnvironmentValues
  private var known: (size: CGSize, model: ChartModel)?

  init(_ marks: _ChartMarks, settings: ChartSettings, environment: EnvironmentValues) {
    self.marks = marks
    self.settings = settings
    self.environment = environment
  }

  /// The model for a size in points; the last one is kept, because a chart that only moves asks again.
  func model(for size: CGSize) -> ChartModel {
    if let known, known.size == size { return known.model }
    let model = ChartModel(marks, settings: settings, environment: environment, size: size)
    known = (size, model)
    return model
  }
}

/// Reports what a chart does not do, and mistakes in its content.
struct ChartWarnings: ElementModifier {
  let marks: _ChartMarks
  let settings: ChartSettings

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) { report(element) }

  func didUpdate(from old: Self, _ element: ModifiedElement) { report(element) }

  @MainActor
  private func report(_ element: ModifiedElement) {
    for shortfall in marks.shortfalls { element.graph.report(.missing(shortfall.api, shortfall.effect), at: element) }
    for shortfall in settings.shortfalls { element.graph.report(shortfall, at: element) }
    for problem in marks.problems { element.graph.report(_RuntimeIssue(problem, at: element)) }
  }
}
