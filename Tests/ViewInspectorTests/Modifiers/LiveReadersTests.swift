import SwiftUI
import Testing
import ViewInspector

/// A view whose button changes the modifiers of its text.
private struct Modified: View {
  let text: (Int) -> AnyView

  @State private var number = 1

  var body: some View {
    VStack {
      Button("More") { number += 1 }
      text(number)
    }
  }
}

// Styles of an app with a number.

private struct NumberedButton: ButtonStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct NumberedToggle: ToggleStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct NumberedLabel: LabelStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

private struct NumberedGroupBox: GroupBoxStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct NumberedMenu: MenuStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

private struct NumberedProgressView: ProgressViewStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

private struct NumberedDatePicker: DatePickerStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A modifier with a number of the view's state, and its reader.
struct LiveReader: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let modify: @MainActor (Text, Int) -> AnyView
  let read: @MainActor (InspectableView<ViewType.Text>) throws -> Any
  let expected: @MainActor (Int) -> Any

  init<V: View>(
    _ name: String, _ modify: @escaping @MainActor @Sendable (Text, Int) -> V,
    _ read: @escaping @MainActor @Sendable (InspectableView<ViewType.Text>) throws -> Any,
    _ expected: @escaping @MainActor @Sendable (Int) -> Any
  ) {
    testDescription = name
    self.modify = { AnyView(modify($0, $1)) }
    self.read = read
    self.expected = expected
  }
}

extension LiveReader {
  static let sizes = [
    LiveReader("padding", { $0.padding(.top, CGFloat($1)) }, { try $0.padding(.top) }, { CGFloat($0) }),
    LiveReader(
      "padding()", { $0.padding(CGFloat($1)) }, { try $0.padding() },
      { n in
        EdgeInsets(top: CGFloat(n), leading: CGFloat(n), bottom: CGFloat(n), trailing: CGFloat(n))
      }),
    LiveReader("hasPadding", { $0.padding($1 == 2 ? .top : .bottom) }, { $0.hasPadding(.top) }, { $0 == 2 }),
    LiveReader("fixedWidth", { $0.frame(width: CGFloat($1)) }, { try $0.fixedWidth() }, { CGFloat($0) }),
    LiveReader("fixedHeight", { $0.frame(height: CGFloat($1)) }, { try $0.fixedHeight() }, { CGFloat($0) }),
    LiveReader(
      "fixedAlignment", { $0.frame(width: 9, alignment: $1 == 2 ? .leading : .trailing) },
      { try $0.fixedAlignment() }, { $0 == 2 ? Alignment.leading : .trailing }),
    LiveReader(
      "fixedFrame", { $0.frame(width: CGFloat($1), height: 5) }, { try $0.fixedFrame() },
      { (width: CGFloat($0), height: CGFloat(5), alignment: Alignment.center) }),
    LiveReader(
      "flexFrame", { $0.frame(minWidth: CGFloat($1)) }, { try $0.flexFrame().minWidth }, { CGFloat($0) }),
    LiveReader(
      "fixedSize", { $0.fixedSize(horizontal: $1 == 2, vertical: true) }, { try $0.fixedSize() },
      { (horizontal: $0 == 2, vertical: true) }),
    LiveReader("layoutPriority", { $0.layoutPriority(Double($1)) }, { try $0.layoutPriority() }, { Double($0) }),
    LiveReader(
      "position", { $0.position(x: CGFloat($1), y: 0) }, { try $0.position() }, { CGPoint(x: $0, y: 0) }),
    LiveReader("offset", { $0.offset(x: CGFloat($1)) }, { try $0.offset() }, { CGSize(width: $0, height: 0) }),
    LiveReader(
      "edgesIgnoringSafeArea", { $0.edgesIgnoringSafeArea($1 == 2 ? .top : .bottom) },
      { try $0.edgesIgnoringSafeArea() }, { $0 == 2 ? Edge.Set.top : .bottom }),
    LiveReader(
      "ignoresSafeArea", { $0.ignoresSafeArea(.keyboard, edges: $1 == 2 ? .top : .bottom) },
      { try $0.ignoresSafeArea() }, { (regions: SafeAreaRegions.keyboard, edges: $0 == 2 ? Edge.Set.top : .bottom) }),
    LiveReader(
      "coordinateSpaceName", { $0.coordinateSpace(name: "\($1)") }, { try $0.coordinateSpaceName() }, { "\($0)" }),
    LiveReader("zIndex", { $0.zIndex(Double($1)) }, { try $0.zIndex() }, { Double($0) }),
    LiveReader("tag", { $0.tag($1) }, { try $0.tag() }, { AnyHashable($0) }),
    LiveReader("id", { $0.id($1) }, { try $0.id() }, { AnyHashable($0) }),
  ]

  static let transforms = [
    LiveReader(
      "rotation", { $0.rotationEffect(.degrees(Double($1)), anchor: .top) }, { try $0.rotation() },
      { (angle: Angle.degrees(Double($0)), anchor: UnitPoint.top) }),
    LiveReader(
      "rotation3D", { $0.rotation3DEffect(.degrees(Double($1)), axis: (x: 1, y: 0, z: 0), anchorZ: 3) },
      { try ($0.rotation3D().angle, $0.rotation3D().anchorZ) }, { (Angle.degrees(Double($0)), CGFloat(3)) }),
    LiveReader(
      "transformEffect", { $0.transformEffect(CGAffineTransform(translationX: CGFloat($1), y: 0)) },
      { try $0.transformEffect() }, { CGAffineTransform(translationX: CGFloat($0), y: 0) }),
    LiveReader(
      "projectionTransform",
      { $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: CGFloat($1), y: 0))) },
      { try $0.projectionTransform() },
      { ProjectionTransform(CGAffineTransform(translationX: CGFloat($0), y: 0)) }),
    LiveReader(
      "scaleEffect", { $0.scaleEffect(CGFloat($1)) }, { try $0.scaleEffect() }, { CGSize(width: $0, height: $0) }),
    LiveReader(
      "scaleEffectAnchor", { $0.scaleEffect(2, anchor: $1 == 2 ? .top : .bottom) }, { try $0.scaleEffectAnchor() },
      { $0 == 2 ? UnitPoint.top : .bottom }),
    LiveReader(
      "aspectRatio", { $0.aspectRatio(CGFloat($1), contentMode: .fill) }, { try $0.aspectRatio() },
      { (aspectRatio: CGFloat?(CGFloat($0)), contentMode: ContentMode.fill) }),
    LiveReader(
      "isScaledToFit", { $0.aspectRatio(contentMode: $1 == 2 ? .fit : .fill) },
      { try ($0.isScaledToFit(), $0.isScaledToFill()) }, { ($0 == 2, $0 != 2) }),
    LiveReader(
      "imageScale", { $0.imageScale($1 == 2 ? .large : .small) }, { try $0.imageScale() },
      { $0 == 2 ? Image.Scale.large : .small }),
  ]

  static let effects = [
    LiveReader(
      "blur", { $0.blur(radius: CGFloat($1), opaque: true) }, { try $0.blur() },
      { (radius: CGFloat($0), isOpaque: true) }),
    LiveReader("opacity", { $0.opacity(0.1 * Double($1)) }, { try $0.opacity() }, { 0.1 * Double($0) }),
    LiveReader("brightness", { $0.brightness(0.1 * Double($1)) }, { try $0.brightness() }, { 0.1 * Double($0) }),
    LiveReader("contrast", { $0.contrast(Double($1)) }, { try $0.contrast() }, { Double($0) }),
    LiveReader("saturation", { $0.saturation(Double($1)) }, { try $0.saturation() }, { Double($0) }),
    LiveReader("grayscale", { $0.grayscale(0.1 * Double($1)) }, { try $0.grayscale() }, { 0.1 * Double($0) }),
    LiveReader(
      "hueRotation", { $0.hueRotation(.degrees(Double($1))) }, { try $0.hueRotation() }, { Angle.degrees(Double($0)) }),
    LiveReader(
      "colorMultiply", { $0.colorMultiply($1 == 2 ? .red : .blue) }, { try $0.colorMultiply() },
      { $0 == 2 ? Color.red : .blue }),
    LiveReader(
      "shadow", { $0.shadow(color: .red, radius: CGFloat($1)) }, { try $0.shadow() },
      { (color: Color.red, radius: CGFloat($0), offset: CGSize.zero) }),
    LiveReader(
      "border", { $0.border(.red, width: CGFloat($1)) }, { try $0.border(Color.self) },
      { (shapeStyle: Color.red, width: CGFloat($0)) }),
    LiveReader(
      "blendMode", { $0.blendMode($1 == 2 ? .darken : .lighten) }, { try $0.blendMode() },
      { $0 == 2 ? BlendMode.darken : .lighten }),
    LiveReader("cornerRadius", { $0.cornerRadius(CGFloat($1)) }, { try $0.cornerRadius() }, { CGFloat($0) }),
    LiveReader(
      "clipShape", { $0.clipShape(RoundedRectangle(cornerRadius: CGFloat($1))) },
      { try $0.clipShape(RoundedRectangle.self).cornerSize.width }, { CGFloat($0) }),
    LiveReader(
      "clipStyle", { $0.clipShape(Circle(), style: FillStyle(eoFill: $1 == 2)) }, { try $0.clipStyle().isEOFilled },
      { $0 == 2 }),
    LiveReader(
      "contentShape", { $0.contentShape(RoundedRectangle(cornerRadius: CGFloat($1))) },
      { try $0.contentShape(RoundedRectangle.self).shape.cornerSize.width }, { CGFloat($0) }),
    LiveReader("hidden", { $0.opacity(Double($1)).hidden() }, { $0.isHidden() }, { _ in true }),
    LiveReader("allowsHitTesting", { $0.allowsHitTesting($1 == 2) }, { $0.allowsHitTesting() }, { $0 == 2 }),
    LiveReader("isDisabled", { $0.disabled($1 == 2) }, { $0.isDisabled() }, { $0 == 2 }),
    LiveReader("isResponsive", { $0.disabled($1 == 2) }, { $0.isResponsive() }, { $0 != 2 }),
  ]

  static let environment = [
    LiveReader("lineLimit", { $0.lineLimit($1) }, { try $0.lineLimit() as Any }, { Int?($0) as Any }),
    LiveReader("lineSpacing", { $0.lineSpacing(CGFloat($1)) }, { try $0.lineSpacing() }, { CGFloat($0) }),
    LiveReader(
      "multilineTextAlignment", { $0.multilineTextAlignment($1 == 2 ? .center : .trailing) },
      { try $0.multilineTextAlignment() }, { $0 == 2 ? TextAlignment.center : .trailing }),
    LiveReader(
      "minimumScaleFactor", { $0.minimumScaleFactor(0.1 * CGFloat($1)) }, { try $0.minimumScaleFactor() },
      { 0.1 * CGFloat($0) }),
    LiveReader(
      "truncationMode", { $0.truncationMode($1 == 2 ? .head : .middle) }, { try $0.truncationMode() },
      { $0 == 2 ? Text.TruncationMode.head : .middle }),
    LiveReader("allowsTightening", { $0.allowsTightening($1 == 2) }, { $0.allowsTightening() }, { $0 == 2 }),
    LiveReader(
      "disableAutocorrection", { $0.autocorrectionDisabled($1 == 2) }, { $0.disableAutocorrection() }, { $0 == 2 }),
    LiveReader(
      "keyboardType", { $0.keyboardType($1 == 2 ? .numberPad : .emailAddress) }, { try $0.keyboardType() },
      { $0 == 2 ? UIKeyboardType.numberPad : .emailAddress }),
    LiveReader(
      "textContentType", { $0.textContentType($1 == 2 ? .name : .password) }, { try $0.textContentType() as Any },
      { ($0 == 2 ? UITextContentType.name : .password) as UITextContentType? as Any }),
    LiveReader(
      "flips", { $0.flipsForRightToLeftLayoutDirection($1 == 2) }, { $0.flipsForRightToLeftLayoutDirection() },
      { $0 == 2 }),
    LiveReader(
      "controlSize", { $0.controlSize($1 == 2 ? .mini : .large) }, { try $0.controlSize() },
      { $0 == 2 ? ControlSize.mini : .large }),
    LiveReader(
      "labelsHidden", { $0.labelsVisibility($1 == 2 ? .hidden : .visible) }, { $0.labelsHidden() }, { $0 == 2 }),
    LiveReader(
      "accentColor", { $0.accentColor($1 == 2 ? .red : .blue) }, { try $0.accentColor() as Any },
      { ($0 == 2 ? Color.red : .blue) as Color? as Any }),
    LiveReader(
      "tint", { $0.tint($1 == 2 ? .red : .blue) }, { try $0.tint() as Any },
      { ($0 == 2 ? Color.red : .blue) as Color? as Any }),
    LiveReader(
      "colorScheme", { $0.environment(\.colorScheme, $1 == 2 ? .dark : .light) }, { try $0.colorScheme() },
      { $0 == 2 ? ColorScheme.dark : .light }),
    LiveReader(
      "preferredColorScheme", { $0.preferredColorScheme($1 == 2 ? .dark : .light) },
      { try $0.preferredColorScheme() as Any }, { ($0 == 2 ? ColorScheme.dark : .light) as ColorScheme? as Any }),
    LiveReader(
      "environment", { $0.environment(\.layoutDirection, $1 == 2 ? .rightToLeft : .leftToRight) },
      { try $0.environment(\.layoutDirection) }, { $0 == 2 ? LayoutDirection.rightToLeft : .leftToRight }),
    LiveReader(
      "foregroundStyle", { $0.padding().foregroundStyle($1 == 2 ? Color.red : .blue) },
      { try $0.foregroundStyleShapeStyle(Color.self) }, { $0 == 2 ? Color.red : .blue }),
  ]

  static let accessibility = [
    LiveReader(
      "accessibilityLabel", { $0.padding().accessibilityLabel("\($1)") }, { try $0.accessibilityLabel().string() },
      { "\($0)" }),
    LiveReader(
      "accessibilityValue", { $0.accessibilityValue("\($1)") }, { try $0.accessibilityValue().string() }, { "\($0)" }),
    LiveReader(
      "accessibilityHint", { $0.accessibilityHint("\($1)") }, { try $0.accessibilityHint().string() }, { "\($0)" }),
    LiveReader(
      "accessibilityHidden", { $0.accessibilityHidden($1 == 2) }, { try $0.accessibilityHidden() }, { $0 == 2 }),
    LiveReader(
      "accessibilityIdentifier", { $0.accessibilityIdentifier("\($1)") }, { try $0.accessibilityIdentifier() },
      { "\($0)" }),
    LiveReader(
      "accessibilitySortPriority", { $0.accessibilitySortPriority(Double($1)) },
      { try $0.accessibilitySortPriority() }, { Double($0) }),
    LiveReader(
      "accessibilityActivationPoint", { $0.accessibilityActivationPoint($1 == 2 ? UnitPoint.top : .bottom) },
      { try $0.accessibilityActivationPoint() }, { $0 == 2 ? UnitPoint.top : .bottom }),
    LiveReader("help", { $0.help("\($1)") }, { try $0.help().string() }, { "\($0)" }),
  ]

  static let bars = [
    LiveReader(
      "navigationBarHidden", { $0.navigationBarHidden($1 == 2) }, { try $0.navigationBarHidden() }, { $0 == 2 }),
    LiveReader(
      "navigationBarBackButtonHidden", { $0.navigationBarBackButtonHidden($1 == 2) },
      { try $0.navigationBarBackButtonHidden() }, { $0 == 2 }),
    LiveReader("statusBarHidden", { $0.statusBarHidden($1 == 2) }, { try $0.statusBarHidden() }, { $0 == 2 }),
    LiveReader(
      "listRowInsets", { $0.listRowInsets(EdgeInsets(top: CGFloat($1), leading: 0, bottom: 0, trailing: 0)) },
      { try $0.listRowInsets().top }, { CGFloat($0) }),
    LiveReader(
      "listRowBackground", { $0.listRowBackground(Text("\($1)")) },
      { try $0.listRowBackground().text().string() }, { "\($0)" }),
    LiveReader(
      "listItemTint", { $0.listItemTint($1 == 2 ? .red : .blue) }, { try $0.listItemTint().color },
      { $0 == 2 ? Color.red : .blue }),
    LiveReader(
      "tabItem", { text, n in text.tabItem { Text("\(n)") } }, { try $0.tabItem().text().string() }, { "\($0)" }),
    LiveReader(
      "overlay", { text, n in text.overlay { Text("\(n)") } }, { try $0.overlay().text().string() }, { "\($0)" }),
    LiveReader(
      "background", { text, n in text.background { Text("\(n)") } }, { try $0.background().text().string() },
      { "\($0)" }),
    LiveReader("mask", { text, n in text.mask { Text("\(n)") } }, { try $0.mask().text().string() }, { "\($0)" }),
    LiveReader(
      "safeAreaInset", { text, n in text.safeAreaInset(edge: .top) { Text("\(n)") } },
      { try $0.safeAreaInset().text().string() }, { "\($0)" }),
    LiveReader(
      "toolbar", { text, n in text.toolbar { ToolbarItem { Text("\(n)") } } },
      { try $0.toolbar().item().text().string() }, { "\($0)" }),
    LiveReader(
      "gestureMask", { $0.gesture(TapGesture(), including: $1 == 2 ? .subviews : .all) },
      { try $0.gesture(TapGesture.self).gestureMask() }, { $0 == 2 ? GestureMask.subviews : .all }),
  ]

  static let styles = [
    LiveReader(
      "listStyle", { $1 == 2 ? AnyView($0.listStyle(.plain)) : AnyView($0.listStyle(.insetGrouped)) },
      { try $0.listStyle() }, { $0 == 2 ? PlainListStyle() as Any : InsetGroupedListStyle() }),
    LiveReader(
      "tabViewStyle", { $0.tabViewStyle(.page(indexDisplayMode: $1 == 2 ? .never : .always)) },
      { try $0.tabViewStyle() }, { PageTabViewStyle(indexDisplayMode: $0 == 2 ? .never : .always) }),
    LiveReader(
      "indexViewStyle", { $0.indexViewStyle(.page(backgroundDisplayMode: $1 == 2 ? .never : .always)) },
      { try $0.indexViewStyle() }, { PageIndexViewStyle(backgroundDisplayMode: $0 == 2 ? .never : .always) }),
    LiveReader(
      "buttonStyle", { $0.buttonStyle(NumberedButton(number: $1)) }, { try $0.buttonStyle() },
      { NumberedButton(number: $0) }),
    LiveReader(
      "toggleStyle", { $0.toggleStyle(NumberedToggle(number: $1)) }, { try $0.toggleStyle() },
      { NumberedToggle(number: $0) }),
    LiveReader(
      "labelStyle", { $0.labelStyle(NumberedLabel(number: $1)) }, { try $0.labelStyle() }, { NumberedLabel(number: $0) }
    ),
    LiveReader(
      "groupBoxStyle", { $0.groupBoxStyle(NumberedGroupBox(number: $1)) }, { try $0.groupBoxStyle() },
      { NumberedGroupBox(number: $0) }),
    LiveReader(
      "menuStyle", { $0.menuStyle(NumberedMenu(number: $1)) }, { try $0.menuStyle() }, { NumberedMenu(number: $0) }),
    LiveReader(
      "progressViewStyle", { $0.progressViewStyle(NumberedProgressView(number: $1)) }, { try $0.progressViewStyle() },
      { NumberedProgressView(number: $0) }),
    LiveReader(
      "datePickerStyle", { $0.datePickerStyle(NumberedDatePicker(number: $1)) }, { try $0.datePickerStyle() },
      { NumberedDatePicker(number: $0) }),
  ]

  static let presentations = [
    LiveReader(
      "sheet", { text, n in text.sheet(isPresented: .constant(true)) { Text("\(n)") } },
      { try $0.sheet().text().string() }, { "\($0)" }),
    LiveReader(
      "fullScreenCover", { text, n in text.fullScreenCover(isPresented: .constant(true)) { Text("\(n)") } },
      { try $0.fullScreenCover().text().string() }, { "\($0)" }),
    LiveReader(
      "popover", { text, n in text.popover(isPresented: .constant(true)) { Text("\(n)") } },
      { try $0.popover().text().string() }, { "\($0)" }),
    LiveReader(
      "alert", { text, n in text.alert("\(n)", isPresented: .constant(true)) { Button("OK") {} } },
      { try $0.alert().title().string() }, { "\($0)" }),
    LiveReader(
      "actionSheet",
      { text, n in text.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("\(n)")) } },
      { try $0.actionSheet().title().string() }, { "\($0)" }),
    LiveReader(
      "confirmationDialog",
      { text, n in text.confirmationDialog("\(n)", isPresented: .constant(true)) { Button("OK") {} } },
      { try $0.confirmationDialog().title().string() }, { "\($0)" }),
  ]
}

@MainActor
@Suite("Readers of modifiers on a screen")
struct LiveReadersTests {
  nonisolated static let readers =
    LiveReader.sizes + LiveReader.transforms + LiveReader.effects + LiveReader.environment + LiveReader.accessibility
    + LiveReader.bars + LiveReader.styles + LiveReader.presentations

  @Test("a reader returns the modifier's value from the state of a hosted view", arguments: readers)
  func followsState(_ reader: LiveReader) throws {
    let view = Modified { reader.modify(Text("x"), $0) }
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    for number in 1...2 {
      let value = try reader.read(view.inspect().find(text: "x"))
      #expect("\(value)" == "\(reader.expected(number))")
      try view.inspect().find(button: "More").tap()
    }
  }
}
