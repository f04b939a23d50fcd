import Foundation

/// The values that name a project of Firebase.
// @unchecked: an app sets them before it configures Firebase.
public final class FirebaseOptions: NSObject, NSCopying, @unchecked Sendable {
  public var apiKey: String?
  public var bundleID = Bundle.main.bundleIdentifier ?? ""
  public var clientID: String?
  public var gcmSenderID: String
  public var projectID: String?
  public var googleAppID: String
  public var databaseURL: String?
  public var storageBucket: String?
  public var appGroupID: String?

  /// Creates options.
  public init(googleAppID: String, gcmSenderID: String) {
    self.googleAppID = googleAppID
    self.gcmSenderID = gcmSenderID
  }

  /// Reads options from a file such as `GoogleService-Info.plist`; `nil` if there is none.
  public convenience init?(contentsOfFile plistPath: String) {
    guard let data = FileManager.default.contents(atPath: plistPath),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    self.init(
      googleAppID: values["GOOGLE_APP_ID"] as? String ?? "", gcmSenderID: values["GCM_SENDER_ID"] as? String ?? "")
    apiKey = values["API_KEY"] as? String
    bundleID = values["BUNDLE_ID"] as? String ?? bundleID
    clientID = values["CLIENT_ID"] as? String
    projectID = values["PROJECT_ID"] as? String
    databaseURL = values["DATABASE_URL"] as? String
    storageBucket = values["STORAGE_BUCKET"] as? String
  }

  /// The options in the app's bundle; `nil` if it has no `GoogleService-Info.plist`.
  public class func defaultOptions() -> FirebaseOptions? {
    Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist").flatMap(FirebaseOptions.init(contentsOfFile:))
  }

  /// The options of a project without a file.
  package static var sample: FirebaseOptions {
    let options = FirebaseOptions(googleAppID: "1:1:ios:1", gcmSenderID: "1")
    options.apiKey = "sample"
    options.clientID = "1.apps.googleusercontent.com"
    options.projectID = "sample"
    options.databaseURL = "https://sample.firebaseio.com"
    options.storageBucket = "sample.appspot.com"
    return options
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = FirebaseOptions(googleAppID: googleAppID, gcmSenderID: gcmSenderID)
    copy.apiKey = apiKey
    copy.bundleID = bundleID
    copy.clientID = clientID
    copy.projectID = projectID
    copy.databaseURL = databaseURL
    copy.storageBucket = storageBucket
    copy.appGroupID = appGroupID
    return copy
  }
}
