import Testing

@testable import SourcePreparation

@Suite("Calls of methods that a delegate may lack") struct OptionalCallsTests {
  @Test(
    "are calls of a method with a default",
    arguments: [
      "delegate?.textFieldDidEndEditing?(field)", "self.delegate?.textField?(field, shouldChange: range) ?? true",
      "view.dataSource?.numberOfSections?(in: view)", "_delegate!.scrollViewDidScroll?(view)",
      "(delegate as? URLSessionTaskDelegate)?.urlSession?(session, task: task)", "base?.navigationController?(a)",
    ])
  func calls(_ call: String) {
    let plain = call.replacing("?(", with: " (")
    #expect(prepared(call + "\n") == plain + "\n")
    #expect(prepared(call + "\n", .linux) == call + "\n")
  }

  @Test(
    "others stay: closures, other methods and other values",
    arguments: [
      "delegate?.onTap?(1)", "delegate?.scenery?(1)", "model.textFieldDidEndEditing?(field)", "textField?(field)",
      "delegate?.textField?.becomeFirstResponder()", "(a ?? b)?.tableView?(c)", "delegate?.tableView? (a)",
    ])
  func others(_ call: String) { #expect(prepared(call + "\n") == call + "\n") }
}
