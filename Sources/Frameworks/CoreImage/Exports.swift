// What a file finds that imports CoreImage.
@_exported import FlowCoreGraphics
@_exported import FlowImageIO
@_exported import Foundation
