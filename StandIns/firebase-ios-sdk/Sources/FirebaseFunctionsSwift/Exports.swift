// What a file finds that imports FirebaseFunctionsSwift, whose names are parts of FirebaseFunctions.
@_exported import FirebaseFunctions
