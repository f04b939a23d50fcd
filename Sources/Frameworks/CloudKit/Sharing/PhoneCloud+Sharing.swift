import FlowUIKit
import Foundation
import PhoneSimulation

extension SimulatedPhone {
  /// Invites the person at the phone to records of somebody else.
  ///
  /// ```swift
  /// let ann = PhoneCloud.Person(recordName: "_ann", givenName: "Ann")
  /// let zone = CKRecordZone.ID(zoneName: "Teas", ownerName: ann.recordName)
  /// let list = CKRecord(recordType: "List", recordID: CKRecord.ID(recordName: "green", zoneID: zone))
  /// let link = try phone.shareFromAnotherPerson([list], of: ann, title: "Green teas")
  /// phone.openShare(link)
  /// ```
  ///
  /// - Parameters:
  ///   - records: The record that is shared, and those that lead to it, in a zone of the other person.
  ///   - owner: The other person.
  ///   - title: What the invitation says.
  ///   - isWholeZone: Whether the zone is shared.
  ///   - permission: What the person at the phone may do.
  ///   - container: The container.
  /// - Returns: The link.
  /// - Throws: ``CKError``: `invalidArguments` without a record, or for a zone of somebody else.
  @discardableResult
  public func shareFromAnotherPerson(
    _ records: [CKRecord], of owner: PhoneCloud.Person, title: String, isWholeZone: Bool = false,
    permission: CKShare.ParticipantPermission = .readWrite, _ container: CKContainer = .default()
  ) throws -> URL {
    guard let root = records.first, records.allSatisfy({ $0.recordID.zoneID.ownerName == owner.recordName }) else {
      throw CKError(.invalidArguments)
    }
    let share = CKShare(of: owner, root.recordID.zoneID, root: isWholeZone ? nil : root.recordID)
    share[CKShare.SystemFieldKey.title] = title
    let state = CKShare.Participant.State(role: .privateUser, acceptance: .pending, permission: permission)
    share.addParticipant(CKShare.Participant(CKUserIdentity(cloud.account), state))
    share.publish()
    guard let url = share.url else { throw CKError(.internalError) }
    let invitation = CloudInvitation(
      container: container.name(on: self), share: share, records: records.map { $0.copied() })
    update(PhoneCloud.self) { $0.invitations[url] = invitation }
    return url
  }

  /// Lets somebody else open the link of a share of the person at the phone, and take part.
  ///
  /// - Throws: ``CKError``: `unknownItem` for a link of no share, `permissionFailure` for somebody without an invitation.
  public func joinFromAnotherPerson(
    _ url: URL, as person: PhoneCloud.Person, _ container: CKContainer = .default()
  ) throws {
    guard let share = ownShare(url, in: container) else { throw CKError(.unknownItem) }
    try share.join(person)
    try saveFromAnotherDevice(share, container)
  }

  /// Opens the link of a share, as a tap on it in a message does, and accepts the invitation: the delegate of the app's
  /// scene is told, soon on the main thread.
  @MainActor
  public func openShare(_ url: URL, _ container: CKContainer = .default()) {
    record("CloudKit", "the person opens the invitation \(url.absoluteString)")
    guard let invitation = invitation(url, in: container) else {
      return warn("\(url.absoluteString) is the link of no share: shareFromAnotherPerson(_:of:title:) makes one.")
    }
    runSoon(named: "an invitation of the cloud") {
      let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      guard let scene, let delegate = scene.delegate as? any UIWindowSceneDelegate else {
        return self.warn("The app has no delegate of its scene, which would be told of an accepted share.")
      }
      delegate.windowScene(scene, userDidAcceptCloudKitShareWith: CKShare.Metadata(invitation))
    }
  }

  private func ownShare(_ url: URL, in container: CKContainer) -> CKShare? {
    let database = cloud.databases[container.key(.private, on: self)]
    let share = database?.records.values.lazy.compactMap { $0 as? CKShare }.first { $0.url == url }
    return share?.copied() as? CKShare
  }

  /// What a link leads to: records of somebody else, or of the person at the phone.
  func invitation(_ url: URL, in container: CKContainer) -> CloudInvitation? {
    if let known = cloud.invitations[url], known.container == container.name(on: self) {
      let share = known.share.copied() as? CKShare
      return share.map { CloudInvitation(container: known.container, share: $0, records: known.records) }
    }
    guard let share = ownShare(url, in: container), let database = cloud.databases[container.key(.private, on: self)]
    else { return nil }
    let records = database.order.compactMap { try? database.record($0) }
    return CloudInvitation(
      container: container.name(on: self), share: share, records: records.filter { $0.recordID == share.rootID })
  }
}
