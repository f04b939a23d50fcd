// What a file finds that imports FirebaseDatabaseSwift, whose names are parts of FirebaseDatabase.
@_exported import FirebaseDatabase
