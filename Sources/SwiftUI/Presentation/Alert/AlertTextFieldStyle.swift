struct AlertTextFieldStyle: TextFieldStyle {
  @Environment(\.design) private var design

  func _body(configuration: TextField<_Label>) -> some View {
    if let capsules = design.presentations.alerts.capsules {
      configuration
        .font(capsules.fieldFont)
        .padding(.horizontal, capsules.fieldLineInset)
        .frame(height: capsules.fieldHeight)
    } else {
      bordered(configuration)
    }
  }

  private func bordered(_ configuration: TextField<_Label>) -> some View {
    let alerts = design.presentations.alerts
    return
      configuration
      .font(alerts.fieldFont)
      .padding(.horizontal, alerts.fieldPadding)
      .padding(.vertical, alerts.fieldPadding)
      .background(Color(uiColor: .systemBackground), in: .rect(cornerRadius: alerts.fieldCornerRadius))
      .overlay(
        RoundedRectangle(cornerRadius: alerts.fieldCornerRadius)
          .strokeBorder(Color(uiColor: .systemFill), lineWidth: alerts.fieldBorder))
  }
}
