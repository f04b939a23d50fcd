@_exported import class SwiftUI.UIDevice
@_exported import class SwiftUI.UIImage
@_exported import class SwiftUI.UIPasteboard
@_exported import enum SwiftUI.UIDeviceOrientation
@_exported import enum SwiftUI.UIUserInterfaceIdiom
@_exported import struct SwiftUI.CGVector
@_exported import typealias SwiftUI.CFTimeInterval
@_exported import PhoneSimulation
