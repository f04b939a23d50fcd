// What a file finds that imports FirebaseFirestoreTarget, an inner target of the package.
@_exported import FirebaseFirestore
