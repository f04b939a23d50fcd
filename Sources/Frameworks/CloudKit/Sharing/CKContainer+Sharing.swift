import FlowUIKit
import Foundation
import PhoneSimulation

extension CKContainer {
  // MARK: Invitations

  /// The invitation of a link.
  ///
  /// - Parameters:
  ///   - hasRoot: Whether it brings the shared record along.
  ///   - keys: The values of that record; `nil` for all.
  /// - Throws: ``CKError``: `unknownItem` for a link of no share.
  func metadata(_ url: URL, hasRoot: Bool = false, _ keys: [CKRecord.FieldKey]? = nil) throws -> CKShare.Metadata {
    let phone = SimulatedPhone.current
    phone.record("CloudKit", "fetches the invitation \(url.absoluteString)")
    try phone.reachCloud()
    guard var invitation = phone.invitation(url, in: self) else { throw CKError(.unknownItem) }
    invitation.records =
      hasRoot
      ? invitation.records.filter { $0.recordID == invitation.share.rootID }.map { $0.copied(keys: keys) } : []
    return CKShare.Metadata(invitation)
  }

  /// Takes part in a share, whose records are in the shared database from now on.
  ///
  /// - Throws: ``CKError``: `unknownItem` if there is no such share any longer, `permissionFailure` without an invitation.
  func accepted(_ metadata: CKShare.Metadata) throws -> CKShare {
    let phone = SimulatedPhone.current
    phone.record("CloudKit", "accepts a share of \(metadata.ownerIdentity.person.recordName)")
    try phone.reachCloud()
    guard let url = metadata.share.url, let invitation = phone.invitation(url, in: self) else {
      throw CKError(.unknownItem)
    }
    let account = phone.cloud.account
    if invitation.share.owner.userIdentity.person.recordName == account.recordName { return invitation.share }
    let key = key(.shared, on: phone)
    var shared = phone.cloud.databases[key] ?? CloudRecords(.shared)
    // What was changed since stays as it is.
    if let known = shared.records[invitation.share.recordID]?.copied() as? CKShare { return known }
    try invitation.share.join(account)
    shared.add(invitation.share.recordID.zoneID)
    for record in invitation.records + [invitation.share] { _ = try shared.store(record, .allKeys, at: phone.now) }
    phone.update(PhoneCloud.self) { cloud in
      cloud.databases[key] = shared
      if cloud.invitations[url] != nil { cloud.invitations[url] = invitation }
    }
    return invitation.share
  }

  /// The invitation of a link.
  ///
  /// - Throws: ``CKError``: `unknownItem` for a link of no share.
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { try metadata(url) }

  /// Tells the invitation of a link, soon on the main thread.
  public func fetchShareMetadata(
    with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
  ) { SimulatedPhone.current.answer(completionHandler) { try metadata(url) } }

  /// The invitations of links, or why there are none.
  ///
  /// - Throws: ``CKError`` if the cloud is not reached.
  public func shareMetadatas(for urls: [URL]) async throws -> [URL: Result<CKShare.Metadata, any Error>] {
    try SimulatedPhone.current.reachCloud()
    return Dictionary(urls.map { url in (url, Result { try metadata(url) }) }) { $1 }
  }

  /// Takes part in a share, whose records are in the shared database from now on.
  ///
  /// - Throws: ``CKError``: `unknownItem` if there is no such share any longer, `permissionFailure` without an invitation.
  @discardableResult
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { try accepted(metadata) }

  /// Takes part in a share, and tells soon on the main thread.
  public func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void) {
    SimulatedPhone.current.answer(completionHandler) { try accepted(metadata) }
  }

  /// Takes part in shares.
  ///
  /// - Throws: ``CKError`` if the cloud is not reached.
  public func accept(
    _ metadatas: [CKShare.Metadata]
  ) async throws -> [CKShare.Metadata: Result<CKShare, any Error>] {
    try SimulatedPhone.current.reachCloud()
    return Dictionary(metadatas.map { metadata in (metadata, Result { try accepted(metadata) }) }) { $1 }
  }

  // MARK: People

  /// Who has an address, a number or an identity.
  ///
  /// - Throws: ``CKError``: `unknownItem` for nobody.
  func identity(_ lookupInfo: CKUserIdentity.LookupInfo) throws -> CKUserIdentity {
    let phone = SimulatedPhone.current
    try phone.reachCloud()
    let people = [phone.cloud.account] + phone.cloud.people
    guard let person = people.first(where: lookupInfo.fits) else { throw CKError(.unknownItem) }
    return CKUserIdentity(person, lookupInfo: lookupInfo)
  }

  /// Who can be invited to a share.
  ///
  /// - Throws: ``CKError``: `unknownItem` for nobody.
  func participant(_ lookupInfo: CKUserIdentity.LookupInfo) throws -> CKShare.Participant {
    let state = CKShare.Participant.State(role: .privateUser, acceptance: .pending, permission: .readOnly)
    return CKShare.Participant(try identity(lookupInfo), state)
  }

  /// Somebody who can be invited to a share.
  ///
  /// - Throws: ``CKError``: `unknownItem` for nobody with this address in `SimulatedPhone.cloud`.
  public func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant {
    try participant(.init(emailAddress: emailAddress))
  }

  /// Somebody who can be invited to a share.
  ///
  /// - Throws: ``CKError``: `unknownItem` for nobody with this number in `SimulatedPhone.cloud`.
  public func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant {
    try participant(.init(phoneNumber: phoneNumber))
  }

  /// Somebody who can be invited to a share.
  ///
  /// - Throws: ``CKError``: `unknownItem` for nobody with this identity in `SimulatedPhone.cloud`.
  public func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant {
    try participant(.init(userRecordID: userRecordID))
  }

  /// Tells who can be invited to a share, soon on the main thread.
  public func fetchShareParticipant(
    withEmailAddress emailAddress: String, completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
  ) { SimulatedPhone.current.answer(completionHandler) { try participant(.init(emailAddress: emailAddress)) } }

  /// Tells who can be invited to a share, soon on the main thread.
  public func fetchShareParticipant(
    withPhoneNumber phoneNumber: String, completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
  ) { SimulatedPhone.current.answer(completionHandler) { try participant(.init(phoneNumber: phoneNumber)) } }

  /// Tells who can be invited to a share, soon on the main thread.
  public func fetchShareParticipant(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
  ) { SimulatedPhone.current.answer(completionHandler) { try participant(.init(userRecordID: userRecordID)) } }

  /// The person with an identity; `nil` if nobody is known.
  ///
  /// - Throws: ``CKError`` if the cloud is not reached.
  @available(iOS, introduced: 10.0, deprecated: 17.0, message: "Share records with people instead.")
  public func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
    try SimulatedPhone.current.reachCloud()
    return try? identity(.init(userRecordID: userRecordID))
  }

  /// Tells the person with an identity, soon on the main thread.
  @available(iOS, introduced: 10.0, deprecated: 17.0, message: "Share records with people instead.")
  public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) { SimulatedPhone.current.answer(completionHandler) { try identity(.init(userRecordID: userRecordID)) } }
}
