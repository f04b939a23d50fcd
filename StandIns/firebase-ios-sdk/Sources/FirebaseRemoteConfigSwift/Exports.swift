// What a file finds that imports FirebaseRemoteConfigSwift, whose names are parts of FirebaseRemoteConfig.
@_exported import FirebaseRemoteConfig
