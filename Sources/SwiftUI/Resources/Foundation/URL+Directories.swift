import Foundation

// Folders of the user that Foundation names on Apple's platforms only.
extension URL {
  /// The documents of the user.
  public static var documentsDirectory: URL { directory(.documentDirectory, orIn: "Documents") }

  /// Files that can be made again when they are gone.
  public static var cachesDirectory: URL { directory(.cachesDirectory, orIn: ".cache") }

  /// Files that an app needs and nobody opens.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, orIn: ".local/share") }

  /// Settings and files of apps.
  public static var libraryDirectory: URL { directory(.libraryDirectory, orIn: ".local") }

  /// Files on the desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory, orIn: "Desktop") }

  /// What was downloaded.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, orIn: "Downloads") }

  /// The user's films.
  public static var moviesDirectory: URL { directory(.moviesDirectory, orIn: "Videos") }

  /// The user's music.
  public static var musicDirectory: URL { directory(.musicDirectory, orIn: "Music") }

  /// The user's pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory, orIn: "Pictures") }

  /// What the user shares with others.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, orIn: "Public") }

  private static func directory(_ kind: FileManager.SearchPathDirectory, orIn name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? URL.homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }
}
