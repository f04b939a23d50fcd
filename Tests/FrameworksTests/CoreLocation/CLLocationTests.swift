#if os(Linux)
  import FlowCoreLocation
  import Foundation
  import Testing

  @Suite("Locations")
  struct CLLocationTests {
    @Test("are kept in archives with all that is known of them")
    func archives() throws {
      let location = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2.5), altitude: 3, horizontalAccuracy: 4,
        verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9,
        timestamp: Date(timeIntervalSinceReferenceDate: 10))
      let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
      let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
      #expect(read.coordinate.latitude == 1.5 && read.coordinate.longitude == -2.5 && read.altitude == 3)
      #expect(read.horizontalAccuracy == 4 && read.verticalAccuracy == 5 && read.course == 6)
      #expect(read.courseAccuracy == 7 && read.speed == 8 && read.speedAccuracy == 9)
      #expect(read.timestamp == Date(timeIntervalSinceReferenceDate: 10))
      let list = try NSKeyedArchiver.archivedData(withRootObject: [location, location], requiringSecureCoding: false)
      let all = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, CLLocation.self], from: list)
      #expect((all as? [CLLocation])?.map(\.altitude) == [3, 3])
    }
  }
#endif
