// What a file finds that imports EventKit.
@_exported import FlowCoreGraphics
@_exported import FlowCoreLocation
@_exported import FlowFoundation
@_exported import Foundation
