import Observation

/// A model that drives a SwiftUI screen or flow under test.
///
/// Classes marked `@Observable` conform without further code, and so do classes that conform to `ObservableObject`:
///
/// ```swift
/// @Observable
/// final class CheckoutModel: FlowModel {
///   var screen = Screen.cart
///   func proceedToPayment() { screen = .payment }
/// }
/// ```
public protocol FlowModel: AnyObject, Observable {}
