import Checkout
import SwiftUIFlowTesting

/// The only requirement of a flow test.
extension CheckoutModel: FlowModel {}
