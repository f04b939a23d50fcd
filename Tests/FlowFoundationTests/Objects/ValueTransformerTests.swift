import FlowFoundation
import Foundation
import Testing

@Suite("A value transformer")
struct ValueTransformerTests {
  private final class Doubling: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test("is found by its name, and converts values in both directions")
  func registered() {
    let name = NSValueTransformerName("Doubling-\(UUID().uuidString)")
    #expect(ValueTransformer.valueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    let found = ValueTransformer.valueTransformer(forName: name)
    #expect(found?.transformedValue(4) as? Int == 8)
    #expect(found?.reverseTransformedValue(8) as? Int == 4)
    #expect(ValueTransformer(forName: name) === found && Doubling(forName: name) === found)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer.valueTransformer(forName: name) == nil && ValueTransformer(forName: name) == nil)
  }
}
