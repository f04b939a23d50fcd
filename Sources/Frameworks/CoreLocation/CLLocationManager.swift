import PhoneSimulation
import Foundation

/// Tells an app the place of the simulated phone.
///
/// The delegate is called on the main thread, in the order of iOS: the authorization right after the delegate is set and
/// after each change, then locations while they are asked for.
// @unchecked: like Apple's, a manager is used on the thread that it was created on, which is the main thread here.
open class CLLocationManager: NSObject, @unchecked Sendable {
  var work = LocationWork()

  public override init() { super.init() }

  /// The phone, which is another one after the app is launched again.
  private var phone: SimulatedPhone { .current }

  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      follow()
      phone.runSoon(named: "an authorization of the location") { [self] in tellAuthorization() }
    }
  }

  // MARK: - Settings

  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The distance of two updates, in meters.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The difference of two headings, in degrees.
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation: CLDeviceOrientation = .portrait
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  /// The longest distance at which a region can be watched, in meters.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 200_000 }

  // MARK: - Authorization

  open var authorizationStatus: CLAuthorizationStatus {
    phone[PhonePosition.self].areServicesEnabled ? CLAuthorizationStatus(phone.permissions[.location]) : .denied
  }

  open var accuracyAuthorization: CLAccuracyAuthorization {
    phone[PhonePosition.self].isPrecise ? .fullAccuracy : .reducedAccuracy
  }

  open var isAuthorizedForWidgetUpdates: Bool { authorizationStatus.isGranted }

  /// The authorization of an app, as before iOS 14.
  open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }

  open class func locationServicesEnabled() -> Bool { SimulatedPhone.current[PhonePosition.self].areServicesEnabled }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  open class func headingAvailable() -> Bool { SimulatedPhone.current[PhonePosition.self].heading != nil }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type || regionClass is CLBeaconRegion.Type && isRangingAvailable()
  }
  open class func isRangingAvailable() -> Bool { SimulatedPhone.current.beacons != nil }

  /// Asks the person for the location while the app is in use.
  open func requestWhenInUseAuthorization() {
    guard phone.permissions[.location] == .notDetermined else { return }
    follow()
    phone.request(.location, for: "CoreLocation", prompt: .location(app: phone.appName)) { _ in }
  }

  /// Asks the person for the location at all times. If nothing is determined, the first prompt is that for the time in
  /// use; if that is permitted, a second one asks once.
  open func requestAlwaysAuthorization() {
    follow()
    let phone = phone
    switch phone.permissions[.location] {
    case .notDetermined:
      phone.request(.location, for: "CoreLocation", prompt: .location(app: phone.appName)) { answer in
        if answer == .whileInUse { phone.permissions[.location] = .authorized }
      }
    case .whileInUse where !phone[AlwaysQuestion.self].isAsked:
      phone[AlwaysQuestion.self].isAsked = true
      phone.record("CoreLocation", "asks for the location at all times")
      phone.ask(.location, .locationAlways(app: phone.appName)) { _ in }
    default: break
    }
  }

  /// Asks for the exact place; a person whose phone is not precise declines.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    phone.record("CoreLocation", "asks for the exact location (\(purposeKey))")
    let error = phone[PhonePosition.self].isPrecise ? nil : CLError(.promptDeclined)
    let callback = Callback(completion)
    phone.runSoon(named: "an answer about the exact location") { callback.call?(error) }
  }

  // MARK: - Updates

  /// The last known location.
  open var location: CLLocation? {
    guard authorizationStatus.isGranted else { return nil }
    return phone.location.map { CLLocation($0, at: phone.now) }
  }

  open var heading: CLHeading? { phone[PhonePosition.self].heading.map { CLHeading($0, at: phone.now) } }

  open func startUpdatingLocation() {
    guard !work.updatesLocation else { return }
    phone.record("CoreLocation", "starts location updates")
    work.updatesLocation = true
    begin()
  }

  open func stopUpdatingLocation() {
    guard work.updatesLocation else { return }
    phone.record("CoreLocation", "stops location updates")
    work.updatesLocation = false
    work.lastLocation = nil
  }

  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  /// Asks for one location, or one error.
  open func requestLocation() {
    phone.record("CoreLocation", "asks for one location")
    work.wantsOneLocation = true
    begin()
  }

  open func startUpdatingHeading() {
    phone.record("CoreLocation", "starts heading updates")
    work.updatesHeading = true
    begin()
  }

  open func stopUpdatingHeading() { work.updatesHeading = false }

  // MARK: - Regions

  /// The regions that the app watches.
  open var monitoredRegions: Set<CLRegion> { Set(work.regions.map(\.region)) }

  open func startMonitoring(for region: CLRegion) {
    phone.record("CoreLocation", "watches the region \(region.identifier)")
    work.regions.removeAll { $0.region.isEqual(region) }
    work.regions.append(LocationWork.Watched(region: region, state: state(of: region)))
    follow()
    phone.runSoon(named: "a watched region") { [self] in
      delegate?.locationManager(self, didStartMonitoringFor: region)
    }
  }

  open func stopMonitoring(for region: CLRegion) { work.regions.removeAll { $0.region.isEqual(region) } }

  open func requestState(for region: CLRegion) {
    let phone = phone
    phone.runSoon(named: "the state of a region") { [self] in
      delegate?.locationManager(self, didDetermineState: state(of: region), for: region)
    }
  }

  private func state(of region: CLRegion) -> CLRegionState {
    if let region = region as? CLBeaconRegion {
      guard let beacons = phone.beacons else { return .unknown }
      return beacons.contains(where: region.beaconIdentityConstraint.matches) ? .inside : .outside
    }
    guard let circle = region as? CLCircularRegion, let place = location else { return .unknown }
    return circle.contains(place.coordinate) ? .inside : .outside
  }

  // MARK: - Events

  /// Observes the phone, once for each phone.
  func follow() {
    guard work.phone !== phone else { return }
    work.phone = phone
    work.lastStatus = authorizationStatus
    work.observations = [
      phone.observe(PhonePermissions.self) { [weak self] in self?.authorizationMayHaveChanged() },
      phone.observe(PhonePosition.self) { [weak self] in self?.positionChanged() },
      phone.observe(BeaconsNearby.self) { [weak self] in
        self?.tellBeacons()
        self?.tellRegions()
      },
    ]
  }

  private func begin() {
    follow()
    phone.runSoon(named: "a location") { [self] in deliver() }
  }

  private func authorizationMayHaveChanged() {
    let status = authorizationStatus
    guard status != work.lastStatus else { return }
    tellAuthorization()
    deliver()
  }

  private func tellAuthorization() {
    work.lastStatus = authorizationStatus
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  private func positionChanged() {
    authorizationMayHaveChanged()
    deliver()
    tellRegions()
  }

  /// Tells the delegate which regions the phone has entered or left.
  private func tellRegions() {
    for index in work.regions.indices {
      let watched = work.regions[index]
      let state = state(of: watched.region)
      guard state != watched.state, state != .unknown else { continue }
      work.regions[index].state = state
      if state == .inside, watched.region.notifyOnEntry {
        delegate?.locationManager(self, didEnterRegion: watched.region)
      } else if state == .outside, watched.region.notifyOnExit, watched.state == .inside {
        delegate?.locationManager(self, didExitRegion: watched.region)
      }
    }
  }

  /// Delivers what the app waits for. Until the person has decided, it waits.
  private func deliver() {
    deliverHeading()
    guard work.updatesLocation || work.wantsOneLocation else { return }
    switch authorizationStatus {
    case .notDetermined: return
    case .denied, .restricted:
      work.wantsOneLocation = false
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    case .authorizedAlways, .authorizedWhenInUse:
      guard let location else {
        work.wantsOneLocation = false
        delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
        return
      }
      let wantsOne = work.wantsOneLocation
      work.wantsOneLocation = false
      if work.updatesLocation, let last = work.lastLocation, !wantsOne {
        let distance = last.distance(from: location)
        guard distance > 0, distance >= distanceFilter else { return }
      }
      if work.updatesLocation { work.lastLocation = location }
      delegate?.locationManager(self, didUpdateLocations: [location])
    }
  }

  private func deliverHeading() {
    guard work.updatesHeading, let heading, heading.trueHeading != work.lastHeading else { return }
    work.lastHeading = heading.trueHeading
    delegate?.locationManager(self, didUpdateHeading: heading)
  }
}

/// What a manager does at the moment.
struct LocationWork {
  struct Watched {
    let region: CLRegion
    var state: CLRegionState
  }

  var updatesLocation = false
  var wantsOneLocation = false
  var updatesHeading = false
  var lastLocation: CLLocation?
  var lastHeading: Double?
  var lastStatus: CLAuthorizationStatus?
  var regions: [Watched] = []
  var visits: PhoneObservation?
  var beacons: [CLBeaconIdentityConstraint] = []
  var phone: SimulatedPhone?
  var observations: [PhoneObservation] = []
}

/// Whether an app has asked for the location at all times: iOS shows that prompt once.
private struct AlwaysQuestion: PhoneValue {
  var isAsked = false
}
