import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest) && canImport(ObjectiveC)
  import XCTest
#endif

extension IssueReporter {
  /// Attaches a file to the running test, under Swift Testing or Apple's XCTest. Does nothing elsewhere: XCTest on
  /// other platforms has no attachments.
  ///
  /// - Parameter name: The file's name with its extension.
  package static func attach(_ data: Data, named name: String) {
    if let collection {
      collection.attachments.append(AttachedFile(name: name, data: data))
      return
    }
    #if canImport(Testing)
      if Test.current != nil {
        Attachment.record([UInt8](data), named: name)
        return
      }
    #endif
    #if canImport(XCTest) && canImport(ObjectiveC)
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: name) { activity in
          let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
          attachment.name = name
          activity.add(attachment)
        }
      }
    #endif
  }
}

/// A file attached to a test.
package struct AttachedFile: Equatable, Sendable {
  package let name: String
  package let data: Data
}
