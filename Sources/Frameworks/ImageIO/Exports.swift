// What a file finds that imports ImageIO.
@_exported import FlowCoreGraphics
@_exported import FlowFoundation
@_exported import Foundation
