// What a file finds that imports LocalAuthentication.
@_exported import Foundation
