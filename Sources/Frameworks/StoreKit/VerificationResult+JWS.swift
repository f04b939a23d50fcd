import Foundation

extension VerificationResult where SignedType == Transaction {
  /// The transaction as a server gets it: a token in three parts. It has no signature here, so no server accepts it.
  public var jwsRepresentation: String {
    let transaction = unsafePayloadValue
    var payload: [String: Any] = [
      "transactionId": "\(transaction.id)", "originalTransactionId": "\(transaction.originalID)",
      "productId": transaction.productID, "bundleId": transaction.appBundleID,
      "purchaseDate": Int(transaction.purchaseDate.timeIntervalSince1970 * 1_000), "environment": "Xcode",
    ]
    if let end = transaction.expirationDate { payload["expiresDate"] = Int(end.timeIntervalSince1970 * 1_000) }
    return "\(Self.part(["alg": "none"])).\(Self.part(payload))."
  }

  private static func part(_ values: [String: Any]) -> String {
    let data = (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
    return data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}
