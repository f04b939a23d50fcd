extension SymbolTable {
  static let shapes = """
    circle draw circle
    circle.fill draw circle.fill
    circle.dashed draw circle.dashed
    circle.inset.filled draw circle.inset.filled
    largecircle.fill.circle draw circle.inset.filled
    smallcircle.filled.circle draw circle.inset.filled
    circle.lefthalf.filled icon contrast-circle flip
    circle.righthalf.filled icon contrast-circle
    circle.lefthalf.fill icon contrast-circle flip
    circle.grid.3x3 draw grid.dots
    circle.grid.3x3.fill draw grid.dots
    square draw square
    square.fill draw square.fill
    square.dashed draw square.dashed
    app draw square
    app.fill draw square.fill
    rectangle draw rectangle
    rectangle.fill draw rectangle.fill
    rectangle.portrait draw rectangle turn 90
    rectangle.portrait.fill draw rectangle.fill turn 90
    capsule draw capsule
    capsule.fill draw capsule.fill
    triangle icon triangle-outline
    triangle.fill icon triangle
    hexagon icon hexagon-outline
    hexagon.fill icon hexagon
    octagon icon octagon-outline
    octagon.fill icon octagon
    diamond draw diamond
    diamond.fill draw diamond.fill
    seal icon seal
    seal.fill icon seal
    shield icon shield-outline
    shield.fill icon shield
    square.grid.2x2 icon view-grid
    square.grid.2x2.fill icon view-grid
    square.grid.3x3 icon grid
    square.grid.3x3.fill icon view-module
    square.grid.3x2 icon view-module
    square.grid.3x2.fill icon view-module
    square.on.square icon content-copy
    square.on.square.fill icon content-copy
    square.stack icon layers
    square.stack.fill icon layers
    square.stack.3d.up icon layers
    square.stack.3d.up.fill icon layers
    rectangle.stack icon image-filter-none
    rectangle.stack.fill icon folder-multiple-image
    rectangle.grid.1x2 icon view-agenda
    rectangle.grid.1x2.fill icon view-agenda
    rectangle.grid.2x2 icon view-grid
    rectangle.split.3x1 icon view-column
    rectangle.split.2x1 draw rectangle.halves
    rectangle.split.2x1.fill draw rectangle.halves.fill
    cube icon cube-outline
    cube.fill icon cube
    plus draw plus
    minus draw minus
    multiply draw xmark
    divide icon division
    equal draw equal
    xmark draw xmark
    checkmark draw checkmark
    ellipsis draw ellipsis
    ellipsis.vertical draw ellipsis turn 90
    infinity text ∞
    percent text %
    number text #
    at text @
    asterisk text *
    sum text Σ
    function text ƒ
    questionmark text ?
    exclamationmark text !
    exclamationmark.2 text !!
    info draw info
    dollarsign text $
    eurosign text €
    sterlingsign text £
    yensign text ¥
    centsign text ¢
    indianrupeesign text ₹
    bitcoinsign icon currency-btc
    """
}
