import FlowFoundation
import Foundation

/// How a message is sent.
public enum INOutgoingMessageType: Int, Sendable {
  case unknown, outgoingMessageText, outgoingMessageAudio
}

/// A request to send a message, or a message that the app has received.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  // @unchecked: what is added here never changes.
  public let recipients: [INPerson]?
  public let outgoingMessageType: INOutgoingMessageType
  public let content: String?
  public let speakableGroupName: INSpeakableString?
  public let conversationIdentifier: String?
  public let serviceName: String?
  public let sender: INPerson?
  public let attachments: [INSendMessageAttachment]?

  /// Creates a message.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]?
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
    super.init()
  }

  public required convenience init() {
    self.init(
      recipients: nil, outgoingMessageType: .unknown, content: nil, speakableGroupName: nil,
      conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
  }
}

/// A file in a message.
// Sendable: what is kept never changes.
public final class INSendMessageAttachment: NSObject, @unchecked Sendable {
  /// A recording of a voice.
  public let audioMessageFile: INFile?

  /// Creates an attachment of a recording.
  public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// A file in a request.
// Sendable: what is kept never changes.
public final class INFile: NSObject, @unchecked Sendable {
  public let data: Data
  public let filename: String
  public let typeIdentifier: String?
  public let fileURL: URL?

  /// Creates a file of bytes.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
  }

  /// Creates a file at an address.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }
}

/// What an app says about a request to send a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
  case failureRequiringInAppAuthentication
}

/// What an app answers to a request to send a message.
open class INSendMessageIntentResponse: INIntentResponse {
  public let code: INSendMessageIntentResponseCode

  /// Creates an answer.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public required convenience init() { self.init(code: .unspecified, userActivity: nil) }
}
