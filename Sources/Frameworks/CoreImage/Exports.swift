// What a file finds that imports CoreImage.
@_exported import FlowCoreGraphics
@_exported import enum FlowImageIO.CGImagePropertyOrientation
@_exported import Foundation
