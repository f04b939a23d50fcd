// What a file finds that imports MultipeerConnectivity.
@_exported import Foundation
