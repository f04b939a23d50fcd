import FlowUIKit
import Foundation
import SwiftUI

/// A tree of nodes. Files of scenes are not read.
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  /// What is behind the scene: a color.
  public let background = SCNMaterialProperty()

  public override init() {}

  /// Reads a scene of a file in the app; always `nil` here, with a warning.
  public convenience init?(named name: String) {
    self.init()
    report(.missing("SCNScene(named:)", "files of scenes are not read, so there is no \"\(name)\"."))
    return nil
  }
}

/// A group of changes, which take effect at once here.
public final class SCNTransaction {
  private init() {}

  public static func begin() {}
  public static func commit() {}

  /// In seconds.
  public static var animationDuration: CFTimeInterval {
    get { 0.25 }
    set {}
  }
}
