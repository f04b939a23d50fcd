import Foundation
import PhoneSimulation

/// Fetches the invitations of links.
// @unchecked: it is changed before it is performed.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  open var shareURLs: [URL]?
  /// Whether an invitation brings its shared record along.
  open var shouldFetchRootRecord = false
  /// The values of that record; `nil` for all.
  open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
  open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
  open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
  open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
  open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?

  public convenience init(shareURLs: [URL]) {
    self.init()
    self.shareURLs = shareURLs
  }

  override func perform(in container: CKContainer) -> @MainActor @Sendable () -> Void {
    let results = Callback(
      (shareURLs ?? []).map { url in
        (url, Result { try container.metadata(url, hasRoot: shouldFetchRootRecord, rootRecordDesiredKeys) })
      })
    return { [self] in
      var errors: [AnyHashable: any Error] = [:]
      for (url, result) in results.call {
        if case .failure(let error) = result { errors[url] = error }
        perShareMetadataResultBlock?(url, result)
        perShareMetadataBlock?(url, try? result.get(), errors[url])
      }
      let error = CKError.partialFailure(errors)
      fetchShareMetadataResultBlock?(error.map(Result.failure) ?? .success(()))
      fetchShareMetadataCompletionBlock?(error)
    }
  }
}
