// What a file finds that imports FirebasePerformanceTarget, an inner target of the package.
@_exported import FirebasePerformance
