// What a file finds that imports QuickLook, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
