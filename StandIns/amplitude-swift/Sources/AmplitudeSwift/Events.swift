import Foundation

/// What an event has beside its properties.
open class EventOptions {
  public var userId: String?
  public var deviceId: String?
  public var timestamp: Int64?
  public var sessionId: Int64?
  public var insertId: String?
  public var extra: [String: Any]?

  public init(
    userId: String? = nil, deviceId: String? = nil, timestamp: Int64? = nil, sessionId: Int64? = nil,
    insertId: String? = nil, extra: [String: Any]? = nil
  ) {
    self.userId = userId
    self.deviceId = deviceId
    self.timestamp = timestamp
    self.sessionId = sessionId
    self.insertId = insertId
    self.extra = extra
  }
}

/// Something that a person does.
open class BaseEvent: EventOptions {
  public var eventType: String
  public var eventProperties: [String: Any]?
  public var userProperties: [String: Any]?
  public var groups: [String: Any]?
  public var groupProperties: [String: Any]?

  public init(
    userId: String? = nil, deviceId: String? = nil, timestamp: Int64? = nil, sessionId: Int64? = nil,
    insertId: String? = nil, extra: [String: Any]? = nil, eventType: String, eventProperties: [String: Any]? = nil,
    userProperties: [String: Any]? = nil, groups: [String: Any]? = nil, groupProperties: [String: Any]? = nil
  ) {
    self.eventType = eventType
    self.eventProperties = eventProperties
    self.userProperties = userProperties
    self.groups = groups
    self.groupProperties = groupProperties
    super.init(
      userId: userId, deviceId: deviceId, timestamp: timestamp, sessionId: sessionId, insertId: insertId, extra: extra)
  }
}

/// Changes of what is known about a person.
public class Identify {
  var changes: [(inout [String: String]) -> Void] = []

  public init() {}

  private func with(_ change: @escaping (inout [String: String]) -> Void) -> Identify {
    changes.append(change)
    return self
  }

  @discardableResult
  public func set(property: String, value: Any?) -> Identify { with { $0[property] = value.map { "\($0)" } } }

  @discardableResult
  public func setOnce(property: String, value: Any?) -> Identify {
    with { values in if values[property] == nil { values[property] = value.map { "\($0)" } } }
  }

  @discardableResult
  public func add(property: String, value: Int) -> Identify {
    with { $0[property] = "\(($0[property].flatMap { Int($0) } ?? 0) + value)" }
  }

  @discardableResult
  public func add(property: String, value: Double) -> Identify {
    with { $0[property] = "\(($0[property].flatMap { Double($0) } ?? 0) + value)" }
  }

  @discardableResult
  public func append(property: String, value: Any?) -> Identify {
    with { values in
      let own = value.map { "\($0)" } ?? ""
      values[property] = values[property].map { "\($0), \(own)" } ?? own
    }
  }

  @discardableResult
  public func unset(property: String) -> Identify { with { $0[property] = nil } }

  @discardableResult
  public func clearAll() -> Identify { with { $0 = [:] } }
}

/// A purchase.
public class Revenue {
  public var productId: String?
  public var quantity = 1
  public var price: Double?
  public var revenue: Double?
  public var revenueType: String?
  public var currency: String?
  public var receipt: String?
  public var receiptSig: String?
  public var properties: [String: Any]?

  public init() {}

  @discardableResult
  public func setReceipt(receipt: String, receiptSignature: String) -> Revenue {
    (self.receipt, receiptSig) = (receipt, receiptSignature)
    return self
  }

  /// The properties of its event.
  var eventProperties: [String: Any] {
    var values = properties ?? [:]
    values["$productId"] = productId
    values["$quantity"] = quantity
    values["$price"] = price
    values["$revenueType"] = revenueType
    values["$currency"] = currency
    values["$revenue"] = revenue ?? price.map { $0 * Double(quantity) }
    return values
  }
}
