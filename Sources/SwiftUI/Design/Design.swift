/// The look of a system generation on a kind of device, and how it describes itself: tables of measures, colors and
/// choices. Views read the environment's design and know no system.
///
/// There is one instance for each generation and idiom, in `Systems`, so that a design is one reference. No table has a
/// default: a new generation says everything, or copies the table of another one and changes values of it.
package final class Design: Sendable {
  /// The system, as in "iOS 26".
  package let name: String

  let elements: ElementDesign
  let colors: ColorDesign
  let text: TextDesign
  let layout: LayoutDesign
  let lists: ListDesign
  let buttons: ButtonDesign
  let toggles: ToggleDesign
  let fields: FieldDesign
  let pickers: PickerDesign
  let values: ValueDesign
  let groups: GroupDesign
  let bars: BarDesign
  let tabBars: TabBarDesign
  let presentations: PresentationDesign
  let menus: MenuDesign
  let keyboard: KeyboardDesign
  let systemBars: SystemBarDesign?
  let materials: MaterialDesign
  let motion: MotionDesign

  init(
    name: String, elements: ElementDesign, colors: ColorDesign, text: TextDesign, layout: LayoutDesign,
    lists: ListDesign, buttons: ButtonDesign, toggles: ToggleDesign, fields: FieldDesign, pickers: PickerDesign,
    values: ValueDesign, groups: GroupDesign, bars: BarDesign, tabBars: TabBarDesign, presentations: PresentationDesign,
    menus: MenuDesign, keyboard: KeyboardDesign, systemBars: SystemBarDesign?, materials: MaterialDesign,
    motion: MotionDesign
  ) {
    self.name = name
    self.elements = elements
    self.colors = colors
    self.text = text
    self.layout = layout
    self.lists = lists
    self.buttons = buttons
    self.toggles = toggles
    self.fields = fields
    self.pickers = pickers
    self.values = values
    self.groups = groups
    self.bars = bars
    self.tabBars = tabBars
    self.presentations = presentations
    self.menus = menus
    self.keyboard = keyboard
    self.systemBars = systemBars
    self.materials = materials
    self.motion = motion
  }
}

extension Design: CustomStringConvertible {
  package var description: String { name }
}

extension EnvironmentValues {
  /// The design of the device's system.
  @Entry package var design: Design = .standard
}
