// What a file finds that imports SpriteKit, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
import SwiftUI

/// A color, under the name that SpriteKit has on all systems.
public typealias SKColor = UIColor
