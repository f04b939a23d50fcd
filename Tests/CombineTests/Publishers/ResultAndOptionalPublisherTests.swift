import Combine
import Testing

@Suite("The publishers of Result and Optional")
struct ResultAndOptionalPublisherTests {
  @Test("a result sends its value and finishes, or fails")
  func result() {
    let success = RecordingSubscriber<Int, TestError>(.unlimited)
    Result<Int, TestError>.success(1).publisher.subscribe(success)
    #expect(success.values == [1])
    #expect(success.completions == [.finished])
    let failure = RecordingSubscriber<Int, TestError>(.unlimited)
    let publisher: Result<Int, TestError>.Publisher = Result.failure(.broken).publisher
    publisher.subscribe(failure)
    #expect(failure.completions == [.failure(.broken)])
  }

  @Test("an optional sends its value, if there is one, and finishes")
  func optional() {
    var values: [Int] = []
    _ = Int?.some(1).publisher.sink { values.append($0) }
    let none: Int?.Publisher = Int?.none.publisher
    _ = none.sink { values.append($0) }
    #expect(values == [1])
  }
}
