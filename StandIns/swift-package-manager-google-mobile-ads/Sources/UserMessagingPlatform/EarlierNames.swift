// The names before version 3.

public typealias UMPConsentForm = ConsentForm
public typealias UMPConsentInformation = ConsentInformation
public typealias UMPConsentStatus = ConsentStatus
public typealias UMPDebugGeography = DebugGeography
public typealias UMPDebugSettings = DebugSettings
public typealias UMPFormStatus = FormStatus
public typealias UMPPrivacyOptionsRequirementStatus = PrivacyOptionsRequirementStatus
public typealias UMPRequestParameters = RequestParameters
