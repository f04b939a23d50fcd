import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// Says what a share is called, and is told what the person has done with it.
@MainActor @preconcurrency
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// Shows who takes part in a share in a plain list, in which the person invites others, copies the link or ends the share.
open class UICloudSharingController: UIViewController {
  /// What the person may choose.
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowPublic = PermissionOptions(rawValue: 1)
    public static let allowPrivate = PermissionOptions(rawValue: 2)
    public static let allowReadOnly = PermissionOptions(rawValue: 4)
    public static let allowReadWrite = PermissionOptions(rawValue: 8)
  }

  /// Makes a share when the person has chosen to share.
  public typealias Preparation = (
    UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
  ) -> Void

  open weak var delegate: (any UICloudSharingControllerDelegate)?
  /// The share; `nil` until it is made, and after its end.
  public private(set) var share: CKShare?
  /// What the person may choose; all of it at first.
  open var availablePermissions: PermissionOptions = []
  private var container: CKContainer?
  private let prepare: Preparation?

  /// Shows a share that was saved.
  public init(share: CKShare, container: CKContainer) {
    self.share = share
    self.container = container
    prepare = nil
    super.init(nibName: nil, bundle: nil)
    showPeople()
  }

  /// Offers to share: the share is made by a closure when the person wants it.
  public init(preparationHandler: @escaping Preparation) {
    prepare = preparationHandler
    super.init(nibName: nil, bundle: nil)
    showPeople()
  }

  public required init?(coder: NSCoder) { nil }

  private func showPeople() {
    SimulatedPhone.current.record("UIKit", "shows who takes part in a share")
    systemContent = SystemContent({ [weak self] in AnyView(self.map(SharingPage.init)) })
  }

  // MARK: - What the person does

  fileprivate var titleOfItem: String { delegate?.itemTitle(for: self) ?? "Untitled" }

  private func allows(_ options: PermissionOptions, _ one: PermissionOptions) -> Bool {
    let chosen = availablePermissions.intersection(options)
    return chosen.isEmpty || chosen.contains(one)
  }

  fileprivate var allowsPrivate: Bool { allows([.allowPublic, .allowPrivate], .allowPrivate) }
  fileprivate var allowsPublic: Bool { allows([.allowPublic, .allowPrivate], .allowPublic) }

  private var permission: CKShare.ParticipantPermission {
    allows([.allowReadOnly, .allowReadWrite], .allowReadWrite) ? .readWrite : .readOnly
  }

  fileprivate var isOwner: Bool { share.map { $0.currentUserParticipant == $0.owner } ?? true }

  /// Those who can be invited.
  fileprivate var others: [PhoneCloud.Person] {
    SimulatedPhone.current.cloud.people.filter { share?.participant($0) == nil }
  }

  /// Makes the share if there is none yet.
  fileprivate func begin(_ changed: @escaping @MainActor () -> Void) {
    let callback = Callback(changed)
    prepare?(self) { [weak self] share, container, error in
      let made = Callback((share, container, error))
      onMainActor {
        guard let self else { return }
        if let share = made.call.0, let container = made.call.1 {
          (self.share, self.container) = (share, container)
          self.delegate?.cloudSharingControllerDidSaveShare(self)
        } else {
          self.delegate?.cloudSharingController(
            self, failedToSaveShareWithError: made.call.2 ?? CKError(.internalError))
        }
        callback.call()
      }
    }
  }

  fileprivate func invite(_ person: PhoneCloud.Person) {
    guard let share else { return }
    SimulatedPhone.current.record("UIKit", "the person invites \(person.name)")
    share.publicPermission = .none
    let state = CKShare.Participant.State(role: .privateUser, acceptance: .pending, permission: permission)
    share.addParticipant(CKShare.Participant(CKUserIdentity(person), state))
    save()
  }

  fileprivate func copyLink() {
    guard let share else { return }
    if allowsPublic, isOwner, share.publicPermission == .none {
      share.publicPermission = permission
      save()
    }
    UIPasteboard.general.url = share.url
  }

  private func save() {
    guard let share, let container else { return }
    container.privateCloudDatabase.save(share) { [self] _, error in
      if let error { fail(error) } else { delegate?.cloudSharingControllerDidSaveShare(self) }
    }
  }

  fileprivate func stop() {
    guard let share, let container else { return }
    let database = isOwner ? container.privateCloudDatabase : container.sharedCloudDatabase
    database.delete(withRecordID: share.recordID) { [self] _, error in
      if let error { return fail(error) }
      self.share = nil
      delegate?.cloudSharingControllerDidStopSharing(self)
    }
  }

  private func fail(_ error: any Error) {
    delegate?.cloudSharingController(self, failedToSaveShareWithError: error)
  }
}

extension PhoneCloud.Person {
  fileprivate var name: String {
    let name = [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? emailAddress ?? phoneNumber ?? recordName : name
  }
}

/// The list of those who take part.
private struct SharingPage: View {
  let controller: UICloudSharingController

  // The controller closes the sheet that it is in, whoever presents it.
  @Environment(\.dismiss) private var dismiss
  @State private var changes = 0

  init(_ controller: UICloudSharingController) { self.controller = controller }

  var body: some View {
    NavigationStack {
      List {
        if let share = controller.share {
          people(share)
          if controller.isOwner { invitations }
          Section {
            Button("Copy Link") { act { controller.copyLink() } }
            Button(controller.isOwner ? "Stop Sharing" : "Remove Me", role: .destructive) {
              controller.stop()
              dismiss()
            }
          }
        } else {
          Button("Share") { controller.begin { changes += 1 } }
        }
      }
      .id(changes)
      .navigationTitle(Text(verbatim: controller.titleOfItem))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Done") { dismiss() } }
    }
  }

  private func act(_ body: () -> Void) {
    body()
    changes += 1
  }

  private func people(_ share: CKShare) -> some View {
    Section {
      ForEach(share.participants, id: \.userIdentity.person) { participant in
        HStack {
          Text(verbatim: participant.userIdentity.person.name)
          Spacer()
          Text(verbatim: text(of: participant)).foregroundStyle(.secondary)
        }
      }
    } header: {
      Text(verbatim: "People")
    }
  }

  @ViewBuilder private var invitations: some View {
    if controller.allowsPrivate, !controller.others.isEmpty {
      Section {
        ForEach(controller.others, id: \.self) { person in
          Button(person.name) { act { controller.invite(person) } }
        }
      } header: {
        Text(verbatim: "Add People")
      }
    }
  }

  private func text(of participant: CKShare.Participant) -> String {
    if participant.role == .owner { return "Owner" }
    if participant.acceptanceStatus != .accepted { return "Invited" }
    return participant.permission == .readWrite ? "Can make changes" : "View only"
  }
}
