// The available part of CoreGraphics, for files that import it: see Docs/Decisions/0007.
@_exported import Foundation
@_exported import class SwiftUI.CGColor
@_exported import class SwiftUI.CGImage
@_exported import class SwiftUI.CGMutablePath
@_exported import class SwiftUI.CGPath
@_exported import enum SwiftUI.CGBlendMode
@_exported import enum SwiftUI.CGLineCap
@_exported import enum SwiftUI.CGLineJoin
@_exported import enum SwiftUI.CGPathElementType
@_exported import enum SwiftUI.CGPathFillRule
@_exported import func SwiftUI.CGAffineTransformConcat
@_exported import func SwiftUI.CGAffineTransformMakeRotation
@_exported import func SwiftUI.CGAffineTransformMakeScale
@_exported import func SwiftUI.CGAffineTransformMakeTranslation
@_exported import func SwiftUI.CGPointMake
@_exported import func SwiftUI.CGRectMake
@_exported import func SwiftUI.CGRectUnion
@_exported import func SwiftUI.CGSizeMake
@_exported import func SwiftUI.CGVectorMake
@_exported import struct SwiftUI.CGAffineTransform
@_exported import struct SwiftUI.CGPathElement
@_exported import struct SwiftUI.CGVector
@_exported import typealias FlowFoundation.CFString
@_exported import typealias FlowFoundation.CFTimeInterval
@_exported import typealias FlowFoundation.CFURL
