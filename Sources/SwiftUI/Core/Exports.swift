// Most SwiftUI sources import nothing else: this module re-exports what Apple's module does, and more of Combine, of
// which Apple's module re-exports `ObservableObject` and `Published` only.
@_exported import Combine
@_exported import FlowFoundation
@_exported import Foundation
@_exported import Observation
