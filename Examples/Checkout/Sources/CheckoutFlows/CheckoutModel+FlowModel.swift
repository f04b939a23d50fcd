import Checkout
import SwiftUIFlowTesting

/// All that a flow test asks of a model.
extension CheckoutModel: FlowModel {}
