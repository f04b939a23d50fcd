// What a file finds that imports PassKit, which brings UIKit along.
@_exported import FlowContacts
@_exported import FlowUIKit
@_exported import Foundation
