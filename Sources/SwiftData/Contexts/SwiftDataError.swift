import Foundation

/// What a container or a context refused to do.
public struct SwiftDataError: Error, Sendable {
  enum Code: String, Sendable {
    case includePendingChangesWithBatchSize, unsupportedPredicate, unsupportedKeyPath
    case sortingPendingChangesWithIdentifiers, unsupportedSortDescriptor
    case duplicateConfiguration, configurationFileNameTooLong, configurationFileNameContainsInvalidCharacters
    case configurationSchemaNotFoundInContainerSchema, loadIssueModelContainer
    case modelValidationFailure, missingModelContext, backwardMigration, unknownSchema
    case historyTokenExpired, invalidTransactionFetchRequest
  }

  let code: Code
  /// What happened, in sentences. Not part of the identity of an error.
  let explanation: String?

  init(_ code: Code, _ explanation: String? = nil) {
    self.code = code
    self.explanation = explanation
  }

  public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    .configurationFileNameContainsInvalidCharacters)
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    .configurationSchemaNotFoundInContainerSchema)
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
  public static let invalidTransactionFetchRequest = SwiftDataError(.invalidTransactionFetchRequest)

  /// Whether an error is of a kind, for `catch SwiftDataError.unsupportedPredicate`.
  public static func ~= (kind: SwiftDataError, error: any Error) -> Bool { error as? SwiftDataError == kind }
}

extension SwiftDataError: Hashable {
  public static func == (left: SwiftDataError, right: SwiftDataError) -> Bool { left.code == right.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension SwiftDataError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }

  public var description: String { "SwiftDataError.\(code.rawValue)" + (explanation.map { ": " + $0 } ?? "") }
}
