/// The apps of a phone, as far as others ask for them.
private struct PhoneApps: PhoneValue {
  var schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "app-settings"]
}

extension SimulatedPhone {
  /// The schemes of addresses that an app of the phone opens: at first those of web pages, mail, calls and messages.
  public var openableSchemes: Set<String> {
    get { self[PhoneApps.self].schemes }
    set { update(PhoneApps.self) { $0.schemes = newValue } }
  }
}
