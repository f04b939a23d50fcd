/// Constructs views from closures; the name of ``ViewBuilder`` in iOS 27.
public typealias ContentBuilder = ViewBuilder
