// What a file finds that imports EventKit.
@_exported import FlowCoreLocation
@_exported import FlowFoundation
@_exported import Foundation
