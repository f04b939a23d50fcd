// What a file finds that imports AdSupport.
@_exported import Foundation
