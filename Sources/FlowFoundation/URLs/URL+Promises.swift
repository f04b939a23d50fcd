import Foundation

extension URL {
  /// Whether the file is there, or is promised by a file provider; there is none here.
  ///
  /// - Throws: An error of the file system if the file is not there.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

/// The key of the data with which a download can be resumed, in the information of an error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
