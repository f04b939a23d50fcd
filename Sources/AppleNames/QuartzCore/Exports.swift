// What a file that imports QuartzCore finds; only a part of it is here: see Docs/Decisions/0007.
@_exported import FlowCoreGraphics
@_exported import func SwiftUI.CACurrentMediaTime
@_exported import func SwiftUI.CATransform3DConcat
@_exported import func SwiftUI.CATransform3DEqualToTransform
@_exported import func SwiftUI.CATransform3DGetAffineTransform
@_exported import func SwiftUI.CATransform3DIsAffine
@_exported import func SwiftUI.CATransform3DIsIdentity
@_exported import func SwiftUI.CATransform3DMakeAffineTransform
@_exported import func SwiftUI.CATransform3DMakeRotation
@_exported import func SwiftUI.CATransform3DMakeScale
@_exported import func SwiftUI.CATransform3DMakeTranslation
@_exported import func SwiftUI.CATransform3DRotate
@_exported import func SwiftUI.CATransform3DScale
@_exported import func SwiftUI.CATransform3DTranslate
@_exported import let SwiftUI.CATransform3DIdentity
@_exported import struct SwiftUI.CATransform3D
