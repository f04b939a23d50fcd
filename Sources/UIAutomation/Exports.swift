@_exported import struct SwiftUI.CGVector
@_exported import class SwiftUI.UIImage
