import FlowUIKit
import SwiftUI

/// A node whose content is drawn as one picture: its opacity and its way of blending are those of the picture.
open class SKEffectNode: SKNode {
  /// The program for the pixels; it does not run, with a warning.
  open var shader: SKShader? { didSet { shader?.warn(of: self) } }

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Whether the content is drawn as one picture.
  open var shouldEnableEffects = true { didSet { noteChange() } }

  /// Whether the picture is kept, which saves time on a device.
  open var shouldRasterize = false
  open var blendMode = SKBlendMode.alpha { didSet { noteChange() } }
}

/// A node whose content is seen where its mask is drawn.
open class SKCropNode: SKNode {
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// A node that is drawn nowhere else; `nil` to see everything.
  open var maskNode: SKNode? { didSet { noteChange() } }
}
