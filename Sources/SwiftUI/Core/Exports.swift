// Most SwiftUI sources import nothing else: what Apple's module re-exports, this one does.
@_exported import Combine
@_exported import Foundation
@_exported import Observation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
