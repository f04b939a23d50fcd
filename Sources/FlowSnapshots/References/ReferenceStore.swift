import FlowReports
import Foundation

/// Compares steps with their references, or records the references.
package struct ReferenceStore: Sendable {
  private let files: SnapshotFiles
  private let recording: SnapshotRecording
  private let tolerance: PictureTolerance

  package init(_ files: SnapshotFiles, recording: SnapshotRecording, tolerance: PictureTolerance) {
    self.files = files
    self.recording = recording
    self.tolerance = tolerance
  }

  package func compareOrRecord(_ snapshot: Snapshot) throws(SnapshotError) -> SnapshotResult {
    if snapshot.parts.isEmpty { throw .nothingToCompare }
    var result = try compared(snapshot)
    result.references = snapshot.parts.map { files.reference($0).path }
    return result
  }

  private func compared(_ snapshot: Snapshot) throws(SnapshotError) -> SnapshotResult {
    if recording.mode == .all { return record(snapshot.parts, of: snapshot) }
    var references: [SnapshotPart: Data] = [:]
    for part in snapshot.parts { references[part] = try files.readReference(part) }
    let missing = snapshot.parts.filter { references[$0] == nil }
    if recording.mode == .never, !missing.isEmpty { return notRecorded(missing, of: snapshot) }

    if let mismatch = mismatch(of: snapshot, references) {
      return recording.mode == .failed ? record(snapshot.parts, of: snapshot) : failed(snapshot, mismatch)
    }
    if !missing.isEmpty { return record(missing, of: snapshot) }
    files.removeArtifacts()
    return SnapshotResult(status: .matched, pngData: snapshot.png, semantics: snapshot.semantics?.text)
  }
}

// MARK: - Recording

extension ReferenceStore {
  private func record(_ parts: [SnapshotPart], of snapshot: Snapshot) -> SnapshotResult {
    let replacesReference = parts.contains { FileManager.default.fileExists(atPath: files.reference($0).path) }
    do throws(SnapshotError) {
      for part in parts {
        if let data = snapshot.data(part) { try files.store(data, at: files.reference(part)) }
      }
    } catch {
      return result(.unavailable, of: snapshot, problem: "\(error). \(storeActualFiles(of: snapshot))")
    }
    files.removeArtifacts()
    let paths = parts.map { files.reference($0).path }
    let status = SnapshotResult.Status.newReference(path: paths.first ?? "")
    guard recording.mode == .missing else {
      var result = result(status, of: snapshot, problem: nil)
      if replacesReference, recording.isInCode {
        result.warning =
          "its reference was replaced and not compared, because \(recording.reason). Remove the record mode "
          + "once the references are right"
      }
      return result
    }
    return result(
      status, of: snapshot,
      problem: "there was no reference to compare with, and \(paths.joined(separator: " and ")) "
        + "\(paths.count == 1 ? "was" : "were") recorded. Look at what was recorded, and run the test again")
  }

  private func notRecorded(_ parts: [SnapshotPart], of snapshot: Snapshot) -> SnapshotResult {
    let paths = parts.map { files.reference($0).path }.joined(separator: " and ")
    return result(
      .unavailable, of: snapshot,
      problem: "there is no reference at \(paths), and none is recorded because \(recording.reason). "
        + "\(storeActualFiles(of: snapshot)). To record it, run the test with SNAPSHOT_TESTING_RECORD=missing")
  }
}

// MARK: - Comparing

extension ReferenceStore {
  /// The mismatch between a step and its references.
  private struct Mismatch {
    var sentences: [String] = []
    /// The differences of the elements, as lines.
    var details: String?
    /// Shows the reference, the actual picture and their difference.
    var picture: Picture?

    /// The sentences, of which the first one continues another.
    var problem: String {
      let rest = sentences.dropFirst().map { ". " + $0.prefix(1).uppercased() + $0.dropFirst() }
      return (sentences.prefix(1) + rest).joined()
    }
  }

  private func mismatch(of snapshot: Snapshot, _ references: [SnapshotPart: Data]) -> Mismatch? {
    var mismatch = Mismatch()
    let old = references[.semantics].map { SemanticsSnapshot(String(decoding: $0, as: UTF8.self)) }
    let new = snapshot.semantics
    if let png = snapshot.png, let reference = references[.picture], png != reference {
      do throws(SnapshotError) {
        if let found = try PictureMismatch(of: png, from: reference, tolerance: tolerance) {
          let changes = found.changes(from: old, to: new, scale: snapshot.scale)
          mismatch.sentences.append("the picture differs from its reference: \(found.summary)\(changes)")
          mismatch.picture = found.picture
        }
      } catch {
        mismatch.sentences.append("the reference picture \(files.reference(.picture).path) is damaged: \(error)")
      }
    }
    if let old, let new, let difference = new.difference(from: old) {
      mismatch.sentences.append("the elements differ from \(files.reference(.semantics).path)")
      mismatch.details = "\(difference)\n(Reference: −, actual: +)"
    }
    return mismatch.sentences.isEmpty ? nil : mismatch
  }

  private func failed(_ snapshot: Snapshot, _ mismatch: Mismatch) -> SnapshotResult {
    // An earlier failure may have left a picture of another difference.
    files.removeArtifacts()
    let kept = storeActualFiles(of: snapshot)
    let difference = mismatch.picture?.png.flatMap { try? files.keep($0, at: files.difference) }
    let look = difference.map { "Look at \($0.path)" } ?? kept
    let part = snapshot.parts.first ?? .picture
    return SnapshotResult(
      status: .mismatch(referencePath: files.reference(part).path, actualPath: files.actual(part).path),
      pngData: snapshot.png, semantics: snapshot.semantics?.text, diffPath: difference?.path,
      problem: "\(mismatch.problem). \(look). "
        + "If the change is intended, accept it with: \(files.acceptCommand)",
      details: mismatch.details)
  }

  private func result(
    _ status: SnapshotResult.Status, of snapshot: Snapshot, problem: String?
  ) -> SnapshotResult {
    SnapshotResult(status: status, pngData: snapshot.png, semantics: snapshot.semantics?.text, problem: problem)
  }

  /// Stores the files of a failure, and returns a sentence with their locations.
  private func storeActualFiles(of snapshot: Snapshot) -> String {
    do throws(SnapshotError) {
      var paths: [String] = []
      for part in snapshot.parts {
        if let data = snapshot.data(part) { paths.append(try files.keep(data, at: files.actual(part)).path) }
      }
      return "The actual files were stored at \(paths.joined(separator: " and "))"
    } catch {
      return "The actual files could not be stored: \(error)"
    }
  }
}
