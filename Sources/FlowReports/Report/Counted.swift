/// `no steps`, `1 step` or `3 steps`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
}
