// What a file finds that imports Vision.
@_exported import FlowCoreGraphics
@_exported import Foundation
@_exported import enum FlowImageIO.CGImagePropertyOrientation
