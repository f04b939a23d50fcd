import Foundation
import PhoneSimulation

/// How an app uses Mixpanel.
public class MixpanelOptions {
  public let token: String
  public let instanceName: String?
  public let optOutTrackingByDefault: Bool
  public let superProperties: Properties?

  public init(
    token: String, flushInterval: Double = 60, instanceName: String? = nil, trackAutomaticEvents: Bool = false,
    optOutTrackingByDefault: Bool = false, useUniqueDistinctId: Bool = false, superProperties: Properties? = nil,
    serverURL: String? = nil, useGzipCompression: Bool = true
  ) {
    self.token = token
    self.instanceName = instanceName
    self.optOutTrackingByDefault = optOutTrackingByDefault
    self.superProperties = superProperties
  }
}

/// Makes and finds what records.
open class Mixpanel {
  @discardableResult
  open class func initialize(options: MixpanelOptions) -> MixpanelInstance {
    let instance = MixpanelInstance(options)
    SimulatedPhone.current.update(MixpanelData.self) { data in
      data.instances[instance.name] = instance
      data.main = instance.name
    }
    return instance
  }

  @discardableResult
  open class func initialize(
    token apiToken: String, trackAutomaticEvents: Bool = false, flushInterval: Double = 60,
    instanceName: String? = nil, optOutTrackingByDefault: Bool = false, useUniqueDistinctId: Bool = false,
    superProperties: Properties? = nil, serverURL: String? = nil, useGzipCompression: Bool = false
  ) -> MixpanelInstance {
    initialize(
      options: MixpanelOptions(
        token: apiToken, instanceName: instanceName, optOutTrackingByDefault: optOutTrackingByDefault,
        superProperties: superProperties))
  }

  open class func getInstance(name: String) -> MixpanelInstance? {
    SimulatedPhone.current[MixpanelData.self].instances[name]
  }

  /// What was made last. Before that, it ends an app on a phone; here it warns, and is made.
  open class func mainInstance() -> MixpanelInstance {
    if let instance = safeMainInstance() { return instance }
    SimulatedPhone.current.warn(
      "Mixpanel.mainInstance() is used before Mixpanel.initialize(token:), which ends an app on a phone. It goes on.")
    return initialize(token: "sample")
  }

  public class func safeMainInstance() -> MixpanelInstance? {
    let data = SimulatedPhone.current[MixpanelData.self]
    return data.main.flatMap { data.instances[$0] }
  }

  open class func setMainInstance(name: String) { SimulatedPhone.current.update(MixpanelData.self) { $0.main = name } }

  open class func removeInstance(name: String) {
    SimulatedPhone.current.update(MixpanelData.self) { data in
      data.instances[name] = nil
      if data.main == name { data.main = data.instances.keys.sorted().first }
    }
  }
}
