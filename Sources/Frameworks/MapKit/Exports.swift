// What a file finds that imports MapKit, which brings Core Location and UIKit along.
@_exported import FlowCoreLocation
@_exported import FlowUIKit
@_exported import Foundation
