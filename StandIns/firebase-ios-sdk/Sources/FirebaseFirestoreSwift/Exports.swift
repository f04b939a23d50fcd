// What a file finds that imports FirebaseFirestoreSwift, whose names are parts of FirebaseFirestore.
@_exported import FirebaseFirestore
