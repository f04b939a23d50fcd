extension CheckoutModel {
  public var isShowingFailure: Bool {
    get { failure != nil }
    set {
      if !newValue {
        dismissFailure()
      }
    }
  }

  public func reviewOrder() {
    sheet = .summary
  }

  public func dismissSheet() {
    sheet = nil
  }

  public func dismissFailure() {
    failure = nil
  }

  /// Starts to pay for the order; does nothing while a payment is in progress.
  public func pay() {
    guard !isPaying else { return }
    sheet = nil
    failure = nil
    isPaying = true
    let order = order
    payment = Task { await charge(order) }
  }

  private func charge(_ order: Order) async {
    do {
      complete(order, with: try await service.charge(order, with: paymentMethod))
    } catch {
      failure = error as? PaymentFailure ?? .unavailable
    }
    isPaying = false
  }

  private func complete(_ order: Order, with receipt: Receipt) {
    self.receipt = receipt
    history.add(PlacedOrder(order: order, receipt: receipt))
    cart = Cart()
    path = [.confirmation]
  }
}
