import Foundation
import PhoneSimulation

/// The kinds of mobile networks.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"

/// A company of a mobile network. Since iOS 16 its values tell nothing.
// @unchecked: the properties are constant.
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { "--" }
  open var mobileCountryCode: String? { "65535" }
  open var mobileNetworkCode: String? { "65535" }
  open var isoCountryCode: String? { "--" }
  open var allowsVOIP: Bool { true }
}

private struct MobileNetwork: PhoneValue {
  var technology: String?
}

extension SimulatedPhone {
  /// The kind of the mobile network, such as `CTRadioAccessTechnologyNR`; `nil`, as at first, without one.
  public var radioAccessTechnology: String? {
    get { self[MobileNetwork.self].technology }
    set { update(MobileNetwork.self) { $0.technology = newValue } }
  }
}

/// The mobile networks of a phone (`SimulatedPhone.radioAccessTechnology`).
// @unchecked: there is nothing to change.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  private static let service = "0000000100000001"

  public override init() { super.init() }

  open var serviceCurrentRadioAccessTechnology: [String: String]? {
    SimulatedPhone.current.radioAccessTechnology.map { [Self.service: $0] }
  }

  /// The kind of the network, as apps asked before phones had two of them.
  open var currentRadioAccessTechnology: String? { SimulatedPhone.current.radioAccessTechnology }

  /// The company of the network, as apps asked before phones had two of them.
  open var subscriberCellularProvider: CTCarrier? { serviceSubscriberCellularProviders?.values.first }

  open var serviceSubscriberCellularProviders: [String: CTCarrier]? {
    SimulatedPhone.current.radioAccessTechnology.map { _ in [Self.service: CTCarrier()] }
  }

  open var dataServiceIdentifier: String? {
    SimulatedPhone.current.radioAccessTechnology.map { _ in Self.service }
  }
}
