// What a file finds that imports RealityKit.
@_exported import FlowARKit
@_exported import FlowUIKit
@_exported import Flowsimd
@_exported import Foundation
