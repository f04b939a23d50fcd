// What a file finds that imports CoreTelephony.
@_exported import Foundation
