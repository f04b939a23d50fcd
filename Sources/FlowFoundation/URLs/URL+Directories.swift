import Foundation

// User directories that Foundation names only on Apple's platforms.
extension URL {
  /// The user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory, orIn: "Documents") }

  /// Files that can be created again.
  public static var cachesDirectory: URL { directory(.cachesDirectory, orIn: ".cache") }

  /// Support files of apps.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, orIn: ".local/share") }

  /// Settings and files of apps.
  public static var libraryDirectory: URL { directory(.libraryDirectory, orIn: ".local") }

  /// The files on the desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory, orIn: "Desktop") }

  /// Downloaded files.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, orIn: "Downloads") }

  /// The user's movies.
  public static var moviesDirectory: URL { directory(.moviesDirectory, orIn: "Videos") }

  /// The user's music.
  public static var musicDirectory: URL { directory(.musicDirectory, orIn: "Music") }

  /// The user's pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory, orIn: "Pictures") }

  /// The user's public files.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, orIn: "Public") }

  private static func directory(_ kind: FileManager.SearchPathDirectory, orIn name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? URL.homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }
}
