// What a file finds that imports WebKit, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
