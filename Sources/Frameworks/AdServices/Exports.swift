// What a file finds that imports AdServices.
@_exported import Foundation
