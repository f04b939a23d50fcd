// What a file finds that imports CoreVideo.
@_exported import FlowFoundation
@_exported import Foundation
