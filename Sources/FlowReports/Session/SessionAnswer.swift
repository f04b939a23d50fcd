/// What a session answers, a line of JSON; the article Sessions describes the format.
package struct SessionAnswer: Codable, Equatable, Sendable {
  /// That of the request.
  package var id: String?
  package var ok: Bool
  /// Why it could not be done, and what there is instead.
  package var error: String?
  /// What has gone wrong in the views since the last answer, or is only approximate.
  package var warnings: [String]?
  /// The time of the screen, in seconds since the app was launched.
  package var time: Double?
  package var tree: SessionElement?
  package var outline: String?
  package var picture: Picture?

  package init(id: String? = nil, error: String? = nil) {
    self.id = id
    self.error = error
    ok = error == nil
  }

  /// A picture of the screen or an element.
  package struct Picture: Codable, Equatable, Sendable {
    /// In pixels.
    package let width: Int
    package let height: Int
    /// The path of the file that was written.
    package let file: String?
    /// The picture in base 64, if no file was named.
    package let png: String?

    package init(width: Int, height: Int, file: String?, png: String?) {
      self.width = width
      self.height = height
      self.file = file
      self.png = png
    }
  }
}

/// An element of the screen, with what XCUITest knows of it.
package struct SessionElement: Codable, Equatable, Sendable {
  package var type: String
  package var identifier: String?
  package var label: String?
  package var title: String?
  package var value: String?
  package var placeholder: String?
  /// The left, the upper edge, the width and the height on the screen, in points.
  package var frame: [Double]
  /// `true`, or absent.
  package var disabled: Bool?
  /// `true`, or absent.
  package var selected: Bool?
  package var children: [SessionElement]?

  package init(type: String, frame: [Double]) {
    self.type = type
    self.frame = frame
  }
}
