import FlowFoundation
import Foundation
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
      if isPersistent { SimulatedPhone.current.update(PhoneWeb.self) { $0.cookies = newValue } } else { own = newValue }
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

  open func deleteCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "cookies") { callback.call?() }
  }
}
