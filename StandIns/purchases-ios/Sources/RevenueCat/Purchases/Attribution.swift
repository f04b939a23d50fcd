import Foundation
import PhoneSimulation

/// Tells about a person. A test reads it (`SimulatedPhone.revenueCatAttributes`).
public final class Attribution: NSObject, Sendable {
  public func setAttributes(_ attributes: [String: String]) {
    SimulatedPhone.current.update(RevenueCatData.self) { data in
      // An empty text removes the attribute.
      for (name, value) in attributes { data.attributes[name] = value.isEmpty ? nil : value }
    }
  }

  private func set(_ name: String, _ value: String?) { setAttributes([name: value ?? ""]) }

  public func setEmail(_ email: String?) { set("$email", email) }
  public func setPhoneNumber(_ phoneNumber: String?) { set("$phoneNumber", phoneNumber) }
  public func setDisplayName(_ displayName: String?) { set("$displayName", displayName) }
  public func setPushToken(_ pushToken: Data?) {
    set("$apnsTokens", pushToken?.map { String(format: "%02x", $0) }.joined())
  }
  public func setPushTokenString(_ pushToken: String?) { set("$apnsTokens", pushToken) }
  public func setAdjustID(_ adjustID: String?) { set("$adjustId", adjustID) }
  public func setAppsflyerID(_ appsflyerID: String?) { set("$appsflyerId", appsflyerID) }
  public func setFBAnonymousID(_ fbAnonymousID: String?) { set("$fbAnonId", fbAnonymousID) }
  public func setMparticleID(_ mparticleID: String?) { set("$mparticleId", mparticleID) }
  public func setOnesignalID(_ onesignalID: String?) { set("$onesignalId", onesignalID) }
  public func setOnesignalUserID(_ onesignalUserID: String?) { set("$onesignalUserId", onesignalUserID) }
  public func setAirshipChannelID(_ airshipChannelID: String?) { set("$airshipChannelId", airshipChannelID) }
  public func setCleverTapID(_ cleverTapID: String?) { set("$clevertapId", cleverTapID) }
  public func setMixpanelDistinctID(_ mixpanelDistinctID: String?) { set("$mixpanelDistinctId", mixpanelDistinctID) }
  public func setFirebaseAppInstanceID(_ firebaseAppInstanceID: String?) {
    set("$firebaseAppInstanceId", firebaseAppInstanceID)
  }
  public func setPostHogUserID(_ postHogUserID: String?) { set("$posthogUserId", postHogUserID) }
  public func setAmplitudeUserID(_ amplitudeUserID: String?) { set("$amplitudeUserId", amplitudeUserID) }
  public func setAmplitudeDeviceID(_ amplitudeDeviceID: String?) { set("$amplitudeDeviceId", amplitudeDeviceID) }
  public func setMediaSource(_ mediaSource: String?) { set("$mediaSource", mediaSource) }
  public func setCampaign(_ campaign: String?) { set("$campaign", campaign) }
  public func setAdGroup(_ adGroup: String?) { set("$adGroup", adGroup) }
  public func setAd(_ installAd: String?) { set("$ad", installAd) }
  public func setKeyword(_ keyword: String?) { set("$keyword", keyword) }
  public func setCreative(_ creative: String?) { set("$creative", creative) }

  /// Has no effect: the phone has no identifiers to collect.
  public func collectDeviceIdentifiers() {}

  /// Has no effect: there are no advertisements.
  public func enableAdServicesAttributionTokenCollection() {}
}
