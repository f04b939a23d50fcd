// What a file finds that imports PencilKit, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
