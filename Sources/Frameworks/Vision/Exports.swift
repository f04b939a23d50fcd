// What a file finds that imports Vision.
@_exported import FlowCoreGraphics
@_exported import FlowCoreImage
@_exported import FlowCoreML
@_exported import FlowCoreMedia
@_exported import FlowCoreVideo
@_exported import FlowImageIO
@_exported import Foundation
