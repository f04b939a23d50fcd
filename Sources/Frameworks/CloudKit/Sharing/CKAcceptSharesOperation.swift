import Foundation
import PhoneSimulation

/// Takes part in shares of others.
// @unchecked: it is changed before it is performed.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?

  public convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }

  override func perform(in container: CKContainer) -> @MainActor @Sendable () -> Void {
    let results = Callback(
      (shareMetadatas ?? []).map { metadata in (metadata, Result { try container.accepted(metadata) }) })
    return { [self] in
      var errors: [AnyHashable: any Error] = [:]
      for (metadata, result) in results.call {
        if case .failure(let error) = result { errors[metadata] = error }
        perShareResultBlock?(metadata, result)
        perShareCompletionBlock?(metadata, try? result.get(), errors[metadata])
      }
      let error = CKError.partialFailure(errors)
      acceptSharesResultBlock?(error.map(Result.failure) ?? .success(()))
      acceptSharesCompletionBlock?(error)
    }
  }
}
