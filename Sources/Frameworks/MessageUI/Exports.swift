// What a file finds that imports MessageUI, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
