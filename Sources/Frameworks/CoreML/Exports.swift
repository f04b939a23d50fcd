// What a file finds that imports CoreML.
@_exported import FlowCoreVideo
@_exported import Foundation
