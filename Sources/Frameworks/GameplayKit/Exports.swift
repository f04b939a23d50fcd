// What a file finds that imports GameplayKit.
@_exported import FlowSpriteKit
@_exported import Foundation
