// What a file finds that imports UserNotifications.
@_exported import Foundation
