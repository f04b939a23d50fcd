// What a file finds that imports Firebase.
@_exported import FirebaseAuth
@_exported import FirebaseCore
@_exported import FirebaseFirestore
