// The available part of CoreFoundation, for files that import it: see Docs/Decisions/0007.
@_exported import class FlowFoundation.CFError
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import struct SwiftUI.CGVector
@_exported import typealias FlowFoundation.CFString
@_exported import typealias FlowFoundation.CFTimeInterval
@_exported import typealias FlowFoundation.CFURL
