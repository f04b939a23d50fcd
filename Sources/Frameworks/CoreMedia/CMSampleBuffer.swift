import FlowCoreVideo

/// A frame of a camera or a video, with its time.
public final class CMSampleBuffer: Hashable, Sendable {
  /// The picture.
  public let imageBuffer: CVImageBuffer?
  public let presentationTimeStamp: CMTime
  public let duration = CMTime.invalid

  package init(_ imageBuffer: CVImageBuffer?, at time: CMTime) {
    self.imageBuffer = imageBuffer
    presentationTimeStamp = time
  }

  public var isValid: Bool { true }
  public var numSamples: Int { 1 }

  /// What the picture is like.
  public var formatDescription: CMFormatDescription? {
    imageBuffer.map {
      CMFormatDescription(
        width: Int32(clamping: CVPixelBufferGetWidth($0)), height: Int32(clamping: CVPixelBufferGetHeight($0)))
    }
  }

  public static func == (lhs: CMSampleBuffer, rhs: CMSampleBuffer) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The picture of a frame.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

/// The time of a frame.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

/// What the picture of a frame is like.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}

/// Whether a frame can be used.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
