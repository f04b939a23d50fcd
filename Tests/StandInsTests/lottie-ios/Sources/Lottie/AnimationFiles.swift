#if os(Linux)
  import Foundation
  import Lottie

  /// Files of animations for tests.
  enum AnimationFile {
    /// A square of 40 points in red that moves from the left edge to the right one within a second, in 100 by 40 points.
    static let square = file(layers: [shape([rectangle, fill("1, 0, 0")], position: moving)])

    static let moving =
      #"{"a":1,"k":[{"t":0,"s":[20,20,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":30,"s":[80,20,0]}]}"#
    static let resting = #"{"a":0,"k":[20,20,0]}"#
    static let rectangle = #"{"ty":"rc","s":{"a":0,"k":[40,40]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0}}"#

    static func fill(_ color: String, opacity: Int = 100) -> String {
      #"{"ty":"fl","nm":"Fill","c":{"a":0,"k":[\#(color),1]},"o":{"a":0,"k":\#(opacity)},"r":1}"#
    }

    /// - Parameter more: Further values of the layer.
    static func shape(_ items: [String], position: String = resting, name: String = "Square", more: String = "")
      -> String
    {
      """
      {"ty":4,"nm":"\(name)","ip":0,"op":30,"st":0,"ks":{"p":\(position)},"shapes":[\(items.joined(separator: ","))]\(more)}
      """
    }

    static func file(layers: [String], assets: [String] = [], markers: String = "[]") -> String {
      """
      {"v":"5.5","fr":30,"ip":0,"op":30,"w":100,"h":40,"layers":[\(layers.joined(separator: ","))],
       "assets":[\(assets.joined(separator: ","))],"markers":\(markers)}
      """
    }

    static func animation(_ text: String) throws -> LottieAnimation { try .from(data: Data(text.utf8)) }
  }
#endif
