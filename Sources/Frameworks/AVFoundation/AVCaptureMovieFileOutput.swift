import FlowCoreMedia
import Foundation
import PhoneSimulation
import SwiftUI

/// Learns of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

/// Records to a file.
open class AVCaptureFileOutput: AVCaptureOutput {
  fileprivate var start: Date?
  fileprivate weak var delegate: (any AVCaptureFileOutputRecordingDelegate)?
  open fileprivate(set) var outputFileURL: URL?

  /// The longest recording; it then ends automatically. Invalid for any length.
  open var maxRecordedDuration = CMTime.invalid

  open var isRecording: Bool { start != nil }

  /// The length of the recording so far.
  open var recordedDuration: CMTime {
    let seconds = start.map { SimulatedPhone.current.now.timeIntervalSince($0) } ?? 0
    return CMTime(seconds: seconds, preferredTimescale: 600)
  }

  /// Begins to record, and tells the delegate soon. In a session that does not run, or that sees nothing, the recording
  /// ends with an error.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    guard !isRecording else { return }
    let phone = SimulatedPhone.current
    phone.record("AVFoundation", "records to \(outputFileURL.lastPathComponent)")
    self.outputFileURL = outputFileURL
    self.delegate = delegate
    start = phone.now
    let begin = Callback { [self] in
      guard session?.seen != nil else { return end(AVError(.sessionNotRunning)) }
      delegate.fileOutput(self, didStartRecordingTo: outputFileURL, from: connections)
      guard maxRecordedDuration.isNumeric else { return }
      let start = start
      let stop = Callback { [weak self] in
        if let self, self.start == start, start != nil { stopRecording() }
      }
      phone.schedule(at: phone.now.addingTimeInterval(maxRecordedDuration.seconds), named: "the end of a recording") {
        stop.call()
      }
    }
    phone.runSoon(named: "a recording") { begin.call() }
  }

  /// Ends the recording, and tells the delegate soon.
  open func stopRecording() {
    guard isRecording else { return }
    let finish = Callback { [self] in end(nil) }
    SimulatedPhone.current.runSoon(named: "a recording") { finish.call() }
  }

  /// Writes a file without contents, of which the phone knows the length and the picture: players show it.
  fileprivate func end(_ error: AVError?) {
    guard let outputFileURL, isRecording else { return }
    let duration = recordedDuration.seconds
    start = nil
    if error == nil {
      report(.approximate("AVCaptureMovieFileOutput", "the file is empty; players on this phone know its length."))
      let phone = SimulatedPhone.current
      phone.media[outputFileURL.absoluteString] = PhoneMedia(
        duration: duration, picture: session?.seen?.camera?.picture)
      try? Data().write(to: outputFileURL)
    }
    delegate?.fileOutput(self, didFinishRecordingTo: outputFileURL, from: connections, error: error)
  }
}

/// Records a video of what the phone's camera sees.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  open var availableVideoCodecTypes: [AVVideoCodecType] { session == nil ? [] : [.hevc, .h264] }
  open var movieFragmentInterval = CMTime.invalid
}
