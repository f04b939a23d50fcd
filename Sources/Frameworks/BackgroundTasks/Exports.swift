// What a file finds that imports BackgroundTasks.
@_exported import Foundation
