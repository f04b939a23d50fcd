/// The style of text fields in alerts.
struct AlertTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .font(.system(size: 13))
      .padding(.horizontal, 6)
      .padding(.vertical, 6)
      .background(Color(uiColor: .systemBackground), in: .rect(cornerRadius: 5))
      .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemFill), lineWidth: 0.5))
  }
}
