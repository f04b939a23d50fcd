import Foundation
import PhoneSimulation
import SwiftUI

/// What a person has permitted an app.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited

  init(_ authorization: PhoneAuthorization) {
    switch authorization {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .limited: self = .limited
    case .authorized, .whileInUse, .once, .provisional, .writeOnly: self = .authorized
    }
  }
}

/// What an app wants to do with photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2

  fileprivate var resource: PhoneResource { self == .addOnly ? .photosAddition : .photos }
}

/// An error of the library.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case invalidResource = 3302
    case accessUserDenied = 3311
    case accessRestricted = 3310
    case missingResource = 3303
    case notEnoughSpace = 3305
    case identifierNotFound = 3201
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { "PHPhotosErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// The photos of the phone (`SimulatedPhone.photos`).
// @unchecked: what changes is in the phone.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()

  /// The library of the phone.
  open class func shared() -> PHPhotoLibrary { only }

  private static var phone: SimulatedPhone { .current }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PHAuthorizationStatus(phone.permissions[accessLevel.resource])
  }

  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

  /// Asks the person.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    let callback = Callback(handler)
    let prompt: SystemPrompt =
      accessLevel == .addOnly
      ? .question(for: .photosAddition, app: phone.appName) : .photos(app: phone.appName)
    phone.request(accessLevel.resource, for: "Photos", prompt: prompt) { answer in
      callback.call(PHAuthorizationStatus(answer))
    }
  }

  /// Asks the person.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  /// Asks the person.
  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
    }
  }

  /// Changes the library: the requests that the block creates.
  private func change(_ block: () -> Void) throws {
    let phone = SimulatedPhone.current
    let changes = PhotoChanges()
    PhotoChanges.$current.withValue(changes, operation: block)
    let mayAdd =
      phone.permissions[.photosAddition].isGranted || phone.permissions[.photos].isGranted
    guard changes.isEmpty || mayAdd else { throw PHPhotosError(.accessUserDenied) }
    let results = changes.requests.compactMap(\.result)
    let known = Set(phone.photos.map(\.id))
    let added = results.filter { !known.contains($0.id) }
    for photo in added { phone.record("Photos", "adds the photo \(photo.id)") }
    for photo in results where known.contains(photo.id) { phone.record("Photos", "changes the photo \(photo.id)") }
    for id in changes.removed.sorted() { phone.record("Photos", "removes the photo \(id)") }
    let changed = phone.photos.map { old in results.last { $0.id == old.id } ?? old }
    let albums = changes.albums.map(\.result)
    for album in albums { phone.record("Photos", "changes the album \(album.title)") }
    for id in changes.removedAlbums.sorted() { phone.record("Photos", "removes the album \(id)") }
    phone.update(PhotoLibrary.self) { library in
      library.photos = changed.filter { !changes.removed.contains($0.id) } + added
      for album in albums {
        if let place = library.albums.firstIndex(where: { $0.id == album.id }) {
          library.albums[place] = album
        } else {
          library.albums.append(album)
        }
      }
      library.albums.removeAll { changes.removedAlbums.contains($0.id) }
      for place in library.albums.indices { library.albums[place].photos.removeAll(where: changes.removed.contains) }
    }
  }

  // MARK: - Observers

  /// Adds somebody who is told of changes, and is not kept.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    let phone = SimulatedPhone.current
    phone.update(PhotoObservers.self) { $0.add(observer) }
    if phone[PhotoObservers.self].observation != nil { return }
    let observation = phone.observe(PhotoLibrary.self) { [weak phone] in
      phone?.runSoon(named: "a change of photos") { [weak phone] in
        for observer in phone?[PhotoObservers.self].all ?? [] { observer.photoLibraryDidChange(PHChange()) }
      }
    }
    phone.update(PhotoObservers.self) { $0.observation = observation }
  }

  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    SimulatedPhone.current.update(PhotoObservers.self) { $0.remove(observer) }
  }

  /// Changes the library, and calls back soon on the main thread.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    let failure: (any Error)?
    do {
      try change(changeBlock)
      failure = nil
    } catch {
      failure = error
    }
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "a change of photos") { callback.call?(failure == nil, failure) }
  }

  /// Changes the library.
  ///
  /// - Throws: ``PHPhotosError`` if the person has not permitted it.
  open nonisolated(nonsending) func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    try change(changeBlock)
  }

  /// Changes the library.
  ///
  /// - Throws: ``PHPhotosError`` if the person has not permitted it.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { try change(changeBlock) }
}

/// A photo that is being added.
open class PHObjectPlaceholder: NSObject {
  public let localIdentifier: String

  init(_ id: String) { localIdentifier = id }
}
