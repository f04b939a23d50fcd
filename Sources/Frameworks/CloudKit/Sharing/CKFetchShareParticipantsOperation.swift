import Foundation
import PhoneSimulation

/// Looks for people who can be invited to a share.
// @unchecked: it is changed before it is performed.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
  open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
  open var perShareParticipantResultBlock:
    ((CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
  open var fetchShareParticipantsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var shareParticipantFetchedBlock: ((CKShare.Participant) -> Void)?
  open var fetchShareParticipantsCompletionBlock: (((any Error)?) -> Void)?

  public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
    self.init()
    self.userIdentityLookupInfos = userIdentityLookupInfos
  }

  override func perform(in container: CKContainer) -> @MainActor @Sendable () -> Void {
    let results = Callback(
      (userIdentityLookupInfos ?? []).map { info in (info, Result { try container.participant(info) }) })
    return { [self] in
      var errors: [AnyHashable: any Error] = [:]
      for (info, result) in results.call {
        if case .failure(let error) = result { errors[info] = error }
        perShareParticipantResultBlock?(info, result)
        if let participant = try? result.get() { shareParticipantFetchedBlock?(participant) }
      }
      let error = CKError.partialFailure(errors)
      fetchShareParticipantsResultBlock?(error.map(Result.failure) ?? .success(()))
      fetchShareParticipantsCompletionBlock?(error)
    }
  }
}
