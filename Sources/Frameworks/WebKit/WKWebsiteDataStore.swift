import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// What a site has stored.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  public let displayName: String
  open var dataTypes: Set<String> { [WKWebsiteDataTypeCookies] }

  init(_ name: String) { displayName = name }
}

/// What pages have stored: the cookies of the phone, or those of a store that is not kept.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(WKHTTPCookieStore(isPersistent: true))

  public let httpCookieStore: WKHTTPCookieStore
  open var isPersistent: Bool { httpCookieStore.isPersistent }

  private init(_ store: WKHTTPCookieStore) { httpCookieStore = store }

  open class func `default`() -> WKWebsiteDataStore { shared }

  /// A separate store, which ends with the object.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(WKHTTPCookieStore(isPersistent: false)) }

  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
    ]
  }

  /// The sites with cookies, by their names, soon on the main thread.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) {
    let (callback, records) = (Callback(completionHandler), records(of: dataTypes))
    SimulatedPhone.current.runSoon(named: "the data of pages") { callback.call(records) }
  }

  /// The sites with cookies, by their names.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { records(of: dataTypes) }

  private func records(of dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
    return Set(httpCookieStore.cookies.map(\.domain)).sorted().map(WKWebsiteDataRecord.init)
  }

  /// Removes what some sites have stored.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
  ) {
    let names = Set(dataRecords.map(\.displayName))
    remove(dataTypes) { names.contains($0.domain) }
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "the data of pages") { callback.call() }
  }

  /// Removes what was stored since a date; the date of cookies is not known, so all of them are removed.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {
    remove(dataTypes) { _ in true }
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "the data of pages") { callback.call() }
  }

  private func remove(_ types: Set<String>, _ isRemoved: (HTTPCookie) -> Bool) {
    SimulatedPhone.current.record("WebKit", "removes the data of pages")
    if types.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies.removeAll(where: isRemoved) }
  }
}

/// The cookies of a store.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  let isPersistent: Bool
  private var own: [HTTPCookie] = []

  init(isPersistent: Bool) { self.isPersistent = isPersistent }

  var cookies: [HTTPCookie] {
    get { isPersistent ? SimulatedPhone.current[PhoneWeb.self].cookies : own }
    set {
      if isPersistent { return SimulatedPhone.current.update(PhoneWeb.self) { $0.cookies = newValue } }
      if own == newValue { return }
      own = newValue
      tellObservers()
    }
  }

  /// All cookies, soon on the main thread.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    let (callback, cookies) = (Callback(completionHandler), cookies)
    SimulatedPhone.current.runSoon(named: "cookies") { callback.call(cookies) }
  }

  /// All cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Adds a cookie, in place of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "cookies") { callback.call?() }
  }

  /// Adds a cookie, in place of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "cookies") { callback.call?() }
  }

  open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

  // MARK: - Observers

  private struct Observer {
    weak var observer: (any WKHTTPCookieStoreObserver)?
  }

  private var observers: [Observer] = []
  private var observation: PhoneObservation?
  /// The phone whose cookies are observed.
  private weak var phone: SimulatedPhone?

  /// Adds somebody who is told of changes, and is not kept.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    remove(observer)
    observers.append(Observer(observer: observer))
    let phone = SimulatedPhone.current
    guard isPersistent, self.phone !== phone else { return }
    self.phone = phone
    let known = Locked(cookies)
    observation = phone.observe(PhoneWeb.self) { [weak self, weak phone] in
      guard let self, let now = phone?[PhoneWeb.self].cookies, now != known.value else { return }
      known.value = now
      tellObservers()
    }
  }

  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private func tellObservers() {
    SimulatedPhone.current.runSoon(named: "cookies") { [self] in
      for entry in observers { entry.observer?.cookiesDidChange(in: self) }
    }
  }
}

/// Is told that cookies have changed.
@MainActor @preconcurrency
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
