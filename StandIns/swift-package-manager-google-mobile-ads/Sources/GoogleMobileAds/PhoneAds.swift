import PhoneSimulation

struct AdData: PhoneValue {
  var isFilled = true
  var reward = PhoneAdReward()
  var isStarted = false
}

/// What a person gets for watching an ad.
public struct PhoneAdReward: Hashable, Sendable {
  public var amount = 1
  public var type = "Reward"

  public init() {}
}

extension SimulatedPhone {
  /// Whether Google has ads for the app: at first yes. Without, or without a network, requests for ads fail.
  public var hasGoogleAds: Bool {
    get { self[AdData.self].isFilled }
    set { update(AdData.self) { $0.isFilled = newValue } }
  }

  /// What a person gets for watching an ad to its end.
  public var googleAdReward: PhoneAdReward {
    get { self[AdData.self].reward }
    set { update(AdData.self) { $0.reward = newValue } }
  }

  /// Records something that the app or the person did with ads.
  func recordAd(_ text: String) { record("GoogleMobileAds", text) }

  /// The reason why a request for an ad fails; `nil` if there is one.
  func errorOfAd(_ unit: String?) -> NSError? {
    if unit?.isEmpty ?? true { return RequestError.Code.invalidRequest.error("It names no ad unit.") }
    if !network.isConnected { return RequestError.Code.networkError.error("There is no connection.") }
    return hasGoogleAds ? nil : RequestError.Code.noFill.error("There is no ad to show.")
  }
}
