/// No content.
nonisolated struct BuilderEmpty {}

extension BuilderEmpty: ChartContent {
  typealias Body = Never
  @MainActor static func _collect(_ content: BuilderEmpty, into marks: inout _ChartMarks) {}
}

extension BuilderEmpty: AxisContent {
  static func _collect(_ content: BuilderEmpty, into axis: inout _AxisParts) {}
}

extension BuilderEmpty: AxisMark {
  static func _collect(_ content: BuilderEmpty, into marks: inout _AxisMarkParts) {}
}

/// Several contents, in order.
nonisolated struct BuilderTuple<each T> {
  let elements: (repeat each T)
}

extension BuilderTuple: ChartContent where repeat each T: ChartContent {
  typealias Body = Never

  @MainActor static func _collect(_ content: BuilderTuple, into marks: inout _ChartMarks) {
    repeat (each T)._collect(each content.elements, into: &marks)
  }
}

extension BuilderTuple: AxisContent where repeat each T: AxisContent {
  static func _collect(_ content: BuilderTuple, into axis: inout _AxisParts) {
    repeat (each T)._collect(each content.elements, into: &axis)
  }
}

extension BuilderTuple: AxisMark where repeat each T: AxisMark {
  static func _collect(_ content: BuilderTuple, into marks: inout _AxisMarkParts) {
    repeat (each T)._collect(each content.elements, into: &marks)
  }
}

/// One of two contents.
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  @MainActor public static func _collect(_ content: BuilderConditional, into marks: inout _ChartMarks) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collect(content, into: &marks)
    case .falseContent(let content): FalseContent._collect(content, into: &marks)
    }
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public static func _collect(_ content: BuilderConditional, into axis: inout _AxisParts) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collect(content, into: &axis)
    case .falseContent(let content): FalseContent._collect(content, into: &axis)
    }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public static func _collect(_ content: BuilderConditional, into marks: inout _AxisMarkParts) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collect(content, into: &marks)
    case .falseContent(let content): FalseContent._collect(content, into: &marks)
    }
  }
}
