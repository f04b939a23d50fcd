import FlowFoundation
import SwiftUI

// Objects of UIKit whose properties programs read and write by their names.
extension UIResponder: _KeyedValues {}
extension UIGestureRecognizer: _KeyedValues {}
extension UIBarItem: _KeyedValues {}
extension UIDevice: _KeyedValues {}
extension CALayer: _KeyedValues {}
