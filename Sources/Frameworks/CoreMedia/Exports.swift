// What a file finds that imports CoreMedia.
@_exported import FlowCoreVideo
@_exported import FlowFoundation
@_exported import Foundation
