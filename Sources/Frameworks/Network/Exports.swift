// What a file finds that imports Network.
@_exported import Foundation
