/// A change of the model of a random screen; every change is possible at any time.
package enum ModelChange: Hashable, Codable, Sendable {
  case add(Int)
  case remove(Int)
  case turn
  case shuffle(Int)
  case rename(Int)
  case count(Int)
  case finish(Int)
  case number(Int)
  case toggle
  case type(String)
  case tab(Int)
  case present

  @MainActor
  func apply(to model: RandomModel) {
    /// The index of an item.
    func index(_ number: Int) -> Int? { model.items.isEmpty ? nil : number % model.items.count }
    switch self {
    case .add(let number): model.add(at: number % (model.items.count + 1))
    case .remove(let number): index(number).map { _ = model.items.remove(at: $0) }
    case .turn: model.items.reverse()
    case .shuffle(let number): index(number).map { model.items.append(model.items.remove(at: $0)) }
    case .rename(let number): index(number).map { model.items[$0].name += "+" }
    case .count(let number): index(number).map { model.items[$0].count = (model.items[$0].count + 1) % 4 }
    case .finish(let number): index(number).map { model.items[$0].isDone.toggle() }
    case .number(let number): model.number = number
    case .toggle: model.isOn.toggle()
    case .type(let text): model.text = text
    case .tab(let tab): model.tab = tab
    case .present: model.isPresented.toggle()
    }
  }
}

extension ModelChange {
  static func make(_ random: inout SeededNumbers) -> ModelChange {
    let number = random.below(100)
    switch random.below(16) {
    case 0, 1: return .add(number)
    case 2: return .remove(number)
    case 3: return .turn
    case 4: return .shuffle(number)
    case 5: return .rename(number)
    case 6: return .count(number)
    case 7: return .finish(number)
    case 8, 9, 10: return .number(number % 12)
    case 11, 12: return .toggle
    case 13: return .type(["", "Item", "1", "Item 2+"][number % 4])
    case 14: return .tab(number % 3)
    default: return .present
    }
  }
}
