import Observation

/// A model that drives a SwiftUI screen or flow under test.
///
/// Classes marked `@Observable` conform as they are, and so do classes in the older style that conform to
/// `ObservableObject`:
///
/// ```swift
/// @Observable
/// final class CheckoutModel: FlowModel {
///   var screen = Screen.cart
///   func proceedToPayment() { screen = .payment }
/// }
/// ```
public protocol FlowModel: AnyObject, Observable {}
