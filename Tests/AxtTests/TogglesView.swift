import Axt
import SwiftUI

/// The view of the README, with the names of both revisions.
struct TogglesView: View {
  @State private var first = false
  @State private var showsMore = false
  @State private var second = false

  var body: some View {
    List {
      Toggle("1", isOn: $first).axt(.toggle, "toggle_1")
      Toggle("Show more", isOn: $showsMore).testId("show_more", type: .toggle)
      if showsMore { Toggle("2", isOn: $second).axt(.toggle, "toggle_2") }
    }
  }
}
