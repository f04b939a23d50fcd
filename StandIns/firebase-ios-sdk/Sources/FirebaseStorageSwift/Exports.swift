// What a file finds that imports FirebaseStorageSwift, whose names are parts of FirebaseStorage.
@_exported import FirebaseStorage
