#if os(Linux)
  import Axt
  import SwiftUI

  // The rules of exposed elements.

  private struct PayView: View {
    @State private var isPaid = false

    var body: some View {
      VStack {
        Text("Tea").axt("tea")
        if !isPaid { Text("Pay").axt("pay", action: { isPaid = true }) }
      }
    }
  }

  extension BrokenRule {
    static let axt = [
      BrokenRule(
        "action of an element without one", "Nothing was done to the element \"tea\": it has no action.",
        isWarning: true
      ) {
        let test = await AxtTest.host(PayView())
        test.find(id: "tea")?.performAction()  // fails: action of an element without one
      },
      BrokenRule(
        "action of an element that is gone", "Nothing was done to the element \"pay\": it no longer exists.",
        isWarning: true
      ) {
        let test = await AxtTest.host(PayView())
        let button = test.find(id: "pay")
        button?.performAction()
        button?.performAction()  // fails: action of an element that is gone
      },
      BrokenRule(
        "value of an element without one", "Nothing was done to the element \"tea\": it has no value to set.",
        isWarning: true
      ) {
        let test = await AxtTest.host(PayView())
        test.find(id: "tea")?.setValue("Milk")  // fails: value of an element without one
      },
    ]
  }
#else
  extension BrokenRule {
    static let axt: [BrokenRule] = []
  }
#endif
