/// What an app can ask about the other apps of a phone.
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
