import SwiftUI

/// The label of a plotted value, resolved in the environment of the chart when it is asked for.
enum ChartLabel {
  case key(LocalizedStringKey)
  case string(String)
  case text(Text)

  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .key(let key): key.resolve(in: environment)
    case .string(let string): string
    case .text(let text): text._resolveText(in: environment)
    }
  }
}
