import Testing

@testable import FlowReports

@Suite("The name of a picture's file")
struct PictureFileNameTests {
  @Test(
    "is the name of the step, without characters that leave the folder or that file systems reject",
    arguments: [
      ("cart-empty", "cart-empty"),
      ("支払い ☕️", "支払い ☕️"),
      ("a/b\\c", "a_b_c"),
      ("../../etc/passwd", "_._.._etc_passwd"),
      ("..", "_."),
      (".hidden", "_hidden"),
      ("a:b*c?d\"e<f>g|h", "a_b_c_d_e_f_g_h"),
      ("cart.fail", "cart.fail_"),
      ("cart.DIFF", "cart.DIFF_"),
      ("line\nbreak\u{0}", "line_break_"),
      ("", "_"),
    ]
  )
  func text(name: String, expected: String) {
    #expect(PictureFileName(name).text == expected)
  }

  @Test("is a single path component for any name")
  func component() {
    for scalar in (0..<0x250).compactMap(Unicode.Scalar.init) {
      let text = PictureFileName("\(scalar)\(scalar)").text
      #expect(!text.contains("/") && !text.contains("\0") && !text.hasPrefix("."))
    }
  }

  @Test("is equal for names that differ in case only, as for some file systems")
  func key() {
    #expect(PictureFileName("Cart").key == PictureFileName("cart").key)
    #expect(PictureFileName("cart").key != PictureFileName("card").key)
  }
}
