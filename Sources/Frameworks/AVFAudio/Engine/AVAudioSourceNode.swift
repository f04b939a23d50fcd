import FlowFoundation
import Foundation
import PhoneSimulation

/// Fills a list of buffers with sound.
///
/// The parameters are whether the sound is silence, the time, the number of frames, and the buffers.
public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

/// Receives a list of buffers with sound.
public typealias AVAudioSinkNodeReceiverBlock = (
  UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> OSStatus

/// Makes sound by a closure of the app, which is called with 1,024 frames at a time, on the screen's clock, while the
/// engine runs. Nobody hears it.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing {
  public let mixing = AVAudioMixingValues()
  open override var numberOfInputs: Int { 0 }
  private let format: AVAudioFormat?
  private let render: AVAudioSourceNodeRenderBlock
  private var pieces: AudioTap?

  /// Creates a node whose sound has the format of its connection.
  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    (format, render) = (nil, block)
    super.init()
  }

  /// Creates a node whose closure makes sound of a format.
  public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    (self.format, render) = (format, block)
    super.init()
  }

  override var standardFormat: AVAudioFormat { format ?? super.standardFormat }

  override func engineStarted() {
    super.engineStarted()
    let render = render
    let pieces = AudioTap(size: AudioTap.piece, format: format ?? outputFormat(forBus: 0)) { buffer, time in
      var (silence, stamp) = (ObjCBool(false), time.audioTimeStamp)
      // A failure is silence, which nobody hears, either.
      _ = render(&silence, &stamp, buffer.frameLength, buffer.mutableAudioBufferList)
    }
    self.pieces = pieces
    pieces.start()
  }

  override func engineStopped() {
    super.engineStopped()
    pieces?.stop()
    pieces = nil
  }

  deinit { pieces?.stop() }
}

/// Gives the sound of the microphone, which is silence, to a closure of the app: 1,024 frames at a time, on the screen's
/// clock, while the engine runs and the person permits it.
open class AVAudioSinkNode: AVAudioNode {
  open override var numberOfOutputs: Int { 0 }
  private let receive: AVAudioSinkNodeReceiverBlock
  private var pieces: AudioTap?

  public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) {
    receive = block
    super.init()
  }

  override func engineStarted() {
    super.engineStarted()
    guard AVAudioApplication.shared.recordPermission == .granted else { return }
    let receive = receive
    let pieces = AudioTap(size: AudioTap.piece, format: inputFormat(forBus: 0)) { buffer, time in
      var stamp = time.audioTimeStamp
      _ = receive(&stamp, buffer.frameLength, buffer.audioBufferList)
    }
    self.pieces = pieces
    pieces.start()
  }

  override func engineStopped() {
    super.engineStopped()
    pieces?.stop()
    pieces = nil
  }

  deinit { pieces?.stop() }
}
