// What a file finds that imports QuickLookThumbnailing.
@_exported import FlowCoreGraphics
@_exported import Foundation
