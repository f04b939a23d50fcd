// What a file finds that imports AuthenticationServices, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
