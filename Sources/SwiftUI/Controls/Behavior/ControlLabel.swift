/// The label of a control. Of several views the first is the title, and the others are subtitles below it.
struct ControlLabel: View {
  let content: AnyView

  var body: some View {
    if content.storage.isUnary {
      content
    } else {
      Group(subviews: content) { views in
        if let title = views.first, views.count > 1 {
          VStack(alignment: .leading) {
            title
            ForEach(views.dropFirst()) { subtitle in
              subtitle.font(.footnote).foregroundStyle(.secondary)
            }
          }
        } else {
          views
        }
      }
    }
  }
}
