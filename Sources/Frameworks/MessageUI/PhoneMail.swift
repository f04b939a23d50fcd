import PhoneSimulation

/// Whether a phone can send mail and messages: at first it can.
private struct PhoneMail: PhoneValue {
  var canSendMail = true
  var canSendText = true
}

extension SimulatedPhone {
  /// Whether a mail account is set up.
  public var canSendMail: Bool {
    get { self[PhoneMail.self].canSendMail }
    set { update(PhoneMail.self) { $0.canSendMail = newValue } }
  }

  /// Whether the phone sends messages.
  public var canSendText: Bool {
    get { self[PhoneMail.self].canSendText }
    set { update(PhoneMail.self) { $0.canSendText = newValue } }
  }
}
