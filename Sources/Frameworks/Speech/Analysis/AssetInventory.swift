import Foundation
import PhoneSimulation

/// Whether the model of speech is on the phone.
private struct SpeechModelData: PhoneValue {
  var isInstalled = true
}

extension SimulatedPhone {
  /// Whether the model of speech is on the phone, which it is at first; an app loads it otherwise.
  public var hasSpeechModel: Bool {
    get { self[SpeechModelData.self].isInstalled && isSpeechAvailable }
    set { update(SpeechModelData.self) { $0.isInstalled = newValue } }
  }
}

/// The models of speech on the phone.
public final class AssetInventory {
  private init() {}

  /// Whether a module can be used.
  public enum Status: Comparable, Hashable, Sendable {
    case unsupported, supported, downloading, installed
  }

  /// Whether modules can be used: as the one that can the least.
  public static func status(forModules modules: [any SpeechModule]) async -> Status {
    let phone = SimulatedPhone.current
    return phone.hasSpeechModel ? .installed : phone.isSpeechAvailable ? .supported : .unsupported
  }

  /// What loads the models of modules; `nil` if they are on the phone.
  ///
  /// - Throws: The error of a phone that cannot hear speech.
  public static func assetInstallationRequest(
    supporting modules: [any SpeechModule]
  ) async throws -> AssetInstallationRequest? {
    let phone = SimulatedPhone.current
    guard phone.isSpeechAvailable else { throw SpeechError(code: 203) }
    return phone.hasSpeechModel ? nil : AssetInstallationRequest(phone)
  }
}

/// Loads models of speech.
// @unchecked: a progress may be used anywhere.
public final class AssetInstallationRequest: NSObject, @unchecked Sendable {
  public let progress = Progress(totalUnitCount: 1)
  private let phone: SimulatedPhone

  init(_ phone: SimulatedPhone) { self.phone = phone }

  /// Loads the models.
  ///
  /// - Throws: An error of `URLError` without a network.
  public func downloadAndInstall() async throws {
    phone.record("Speech", "loads a model of speech")
    guard phone.network.isConnected else { throw URLError(.notConnectedToInternet) }
    phone.hasSpeechModel = true
    progress.completedUnitCount = 1
  }
}
