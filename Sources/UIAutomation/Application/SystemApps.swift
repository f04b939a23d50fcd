import Foundation

/// The apps of the system that open URLs.
enum SystemApps {
  private static let byScheme = [
    "app-settings": "com.apple.Preferences", "facetime": "com.apple.facetime", "facetime-audio": "com.apple.facetime",
    "http": safari, "https": safari, "itms-apps": "com.apple.AppStore", "mailto": "com.apple.mobilemail",
    "maps": "com.apple.Maps", "music": "com.apple.Music", "shoebox": "com.apple.Passbook",
    "shortcuts": "com.apple.shortcuts", "sms": "com.apple.MobileSMS", "tel": "com.apple.mobilephone",
  ]

  private static let byHost = ["apps.apple.com": "com.apple.AppStore", "maps.apple.com": "com.apple.Maps"]

  private static let safari = "com.apple.mobilesafari"

  /// The bundle identifier of the app that opens a URL; `nil` if it is none of the system's.
  static func app(for url: URL) -> String? {
    let scheme = url.scheme?.lowercased() ?? ""
    let isPage = ["http", "https"].contains(scheme)
    return (isPage ? url.host().flatMap { byHost[$0.lowercased()] } : nil) ?? byScheme[scheme]
  }
}
