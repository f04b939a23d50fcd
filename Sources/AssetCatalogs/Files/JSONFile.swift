import Foundation

/// Decodes the JSON files of Xcode: the contents of catalogs' folders, and string catalogs.
package enum JSONFile {
  /// The decoded contents of a file.
  ///
  /// - Throws: ``FileFault`` with the place of the first mistake.
  package static func decode<Contents: Decodable>(
    _ file: URL, as type: Contents.Type = Contents.self
  ) throws(FileFault) -> Contents {
    let data = try FileContents.data(of: file)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw fault(error, in: data)
    }
  }

  private static func fault(_ error: any Error, in data: Data) -> FileFault {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return FileFault("'\(path(context.codingPath))' is of another type: \(context.debugDescription)")
    case .keyNotFound(let key, let context):
      return FileFault("'\(path(context.codingPath + [key]))' is missing")
    default:
      do throws(FileFault) {
        return JSONSyntax.fault(in: try TextEncoding.utf8(of: data)) ?? FileFault("it is not valid JSON")
      } catch {
        return error
      }
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.isEmpty ? "the file" : keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }
}
