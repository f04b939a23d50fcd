#if os(Linux)
  import FlowStoreKit
  import PhoneSimulation
  import SwiftUI

  extension SimulatedPhone {
    /// A phone whose store has a product for good and three subscriptions of a group, the first with a free week.
    static func withProducts() throws -> SimulatedPhone {
      func plan(_ id: String, _ name: String, _ price: String, _ period: String, level: Int, offer: String = "")
        -> String
      {
        """
        { "displayPrice" : "\(price)", "productID" : "\(id)", "recurringSubscriptionPeriod" : "\(period)",
          "groupNumber" : \(level), "subscriptionGroupID" : "G1", "referenceName" : "\(name)",
          "localizations" : [ { "description" : "", "displayName" : "\(name)", "locale" : "en_US" } ], \(offer)
          "type" : "RecurringSubscription" }
        """
      }
      let offer = """
        "introductoryOffer" : { "displayPrice" : "0", "paymentMode" : "free", "subscriptionPeriod" : "P1W" },
        """
      let plans = [
        plan("app.all", "All", "99.99", "P1Y", level: 1, offer: offer),
        plan("app.some", "Some", "9.99", "P1M", level: 2),
        plan("app.few", "Few", "4.99", "P2W", level: 3),
      ]
      let file = """
        { "identifier" : "A1", "products" : [
            { "displayPrice" : "4.99", "productID" : "app.pro", "referenceName" : "pro", "type" : "NonConsumable",
              "localizations" : [ { "description" : "All teas", "displayName" : "Pro", "locale" : "en_US" } ] } ],
          "subscriptionGroups" : [ { "id" : "G1", "name" : "Plus", "subscriptions" : [\(plans.joined(separator: ","))] } ],
          "version" : { "major" : 3, "minor" : 0 } }
        """
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storekit")
      defer { try? FileManager.default.removeItem(at: url) }
      try Data(file.utf8).write(to: url)
      let phone = SimulatedPhone()
      try phone.store.load(contentsOf: url)
      return phone
    }
  }
#endif
