/// The default progress view style: a bar for determinate progress, a spinner for indeterminate progress.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A progress view that visually indicates its progress using a horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a linear progress view style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates a linear progress view style with a tint color.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A progress view that uses a circular gauge to indicate the partial completion of an activity; on iOS always a
/// spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a circular progress view style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates a circular progress view style with a tint color.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style in the current context of the view being styled.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view that visually indicates its progress using a horizontal bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view that uses a circular gauge to indicate the partial completion of an activity.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A spinner with the labels below it.
private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    if areLabelsHidden {
      Spinner(tint: tint)
        .hiddenLabel(configuration.label)
    } else {
      VStack {
        Spinner(tint: tint)
        if let label = configuration.label {
          label
            .foregroundStyle(.secondary)
            .semanticPart(.label)
        }
        if let value = configuration.currentValueLabel {
          value
            .font(.caption)
            .foregroundStyle(.secondary)
            .semanticPart(.value)
        }
      }
    }
  }
}

/// A bar with its label above and its value below.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.design) private var design
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    if areLabelsHidden {
      bar.hiddenLabel(configuration.label)
    } else {
      VStack(alignment: .leading, spacing: design.values.progress.labelSpacing) {
        if let label = configuration.label { label.semanticPart(.label) }
        bar
        if let value = configuration.currentValueLabel {
          value
            .font(.caption)
            .foregroundStyle(.secondary)
            .semanticPart(.value)
        }
      }
    }
  }

  private var bar: some View {
    ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
  }
}
