#if os(Linux)
  import FlowGameplayKit
  import PhoneSimulation
  import Testing

  @Suite("Random numbers of games")
  struct GKRandomSourceTests {
    private func numbers(_ source: any GKRandom, _ count: Int = 1000) -> [Int] {
      (0..<count).map { _ in source.nextInt() }
    }

    @Test("are the same for the same seed, and for the same phone")
    func seeds() {
      #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) == numbers(GKMersenneTwisterRandomSource(seed: 7)))
      #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) != numbers(GKMersenneTwisterRandomSource(seed: 8)))
      let (a, b) = (Data([1, 2]), Data([2, 1]))
      #expect(numbers(GKARC4RandomSource(seed: a)) == numbers(GKARC4RandomSource(seed: a)))
      #expect(numbers(GKARC4RandomSource(seed: a)) != numbers(GKARC4RandomSource(seed: b)))
      let runs = (0..<2).map { _ in
        SimulatedPhone.$running.withValue(SimulatedPhone()) {
          numbers(GKRandomSource.sharedRandom()) + numbers(GKLinearCongruentialRandomSource())
        }
      }
      #expect(runs[0] == runs[1])
    }

    @Test("are within their bounds, and reach both")
    func bounds() {
      let source = GKLinearCongruentialRandomSource(seed: 1)
      let below = (0..<1000).map { _ in source.nextInt(upperBound: 4) }
      #expect(Set(below) == [0, 1, 2, 3] && source.nextInt(upperBound: 0) == 0)
      #expect((0..<1000).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
      #expect(Set((0..<100).map { _ in source.nextBool() }) == [true, false])
      let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
      #expect(Set(numbers(die)) == Set(1...6) && die.numberOfPossibleOutcomes == 6)
      #expect(Set(numbers(GKShuffledDistribution.d6(), 6)) == Set(1...6))
      #expect(Set(numbers(GKRandomDistribution.d20(), 2000)) == Set(1...20))
    }

    @Test("a bell has most numbers in its middle")
    func bell() {
      let bell = GKGaussianDistribution(
        randomSource: GKLinearCongruentialRandomSource(seed: 1), lowestValue: 0, highestValue: 60)
      let all = numbers(bell)
      #expect(all.allSatisfy { (0...60).contains($0) } && bell.mean == 30 && bell.deviation == 10)
      let near = all.count { abs($0 - 30) <= 10 }
      #expect(near > 600 && near < 760)
    }

    @Test("shuffling keeps the elements")
    func shuffling() {
      let source = GKMersenneTwisterRandomSource(seed: 3)
      let shuffled = source.arrayByShufflingObjects(in: Array(0..<50)).compactMap { $0 as? Int }
      #expect(shuffled.sorted() == Array(0..<50) && shuffled != Array(0..<50))
    }
  }

  private final class Idle: GKState {
    var log: [String] = []
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
    override func didEnter(from previousState: GKState?) {
      log.append("enter \(previousState.map { "\(type(of: $0))" } ?? "-")")
    }
    override func willExit(to nextState: GKState) { log.append("exit \(type(of: nextState))") }
    override func update(deltaTime seconds: TimeInterval) { log.append("update \(seconds)") }
  }

  private final class Running: GKState {}
  private final class Lost: GKState {}

  private final class Health: GKComponent {
    var points = 3.0
    override func update(deltaTime seconds: TimeInterval) { points -= seconds }
  }

  @Suite("States and entities of games")
  struct GKStateMachineTests {
    @Test("a machine goes on where its state allows it")
    func states() {
      let idle = Idle()
      let machine = GKStateMachine(states: [idle, Running()])
      #expect(machine.enter(Idle.self) && machine.currentState === idle && idle.stateMachine === machine)
      machine.update(deltaTime: 0.5)
      #expect(!machine.enter(Lost.self) && !machine.canEnterState(Idle.self) && machine.enter(Running.self))
      #expect(machine.enter(Idle.self) && machine.state(forClass: Idle.self) === idle)
      #expect(idle.log == ["enter -", "update 0.5", "exit Running", "enter Running"])
    }

    @Test("an entity has one component of a class, and systems update them")
    func entities() {
      let entity = GKEntity()
      let health = Health()
      entity.addComponent(Health())
      entity.addComponent(health)
      #expect(
        entity.components.count == 1 && entity.component(ofType: Health.self) === health && health.entity === entity)
      let system = GKComponentSystem<Health>(componentClass: Health.self)
      system.addComponent(foundIn: entity)
      system.update(deltaTime: 1)
      entity.update(deltaTime: 1)
      #expect(health.points == 1)
      system.removeComponent(foundIn: entity)
      entity.removeComponent(ofType: Health.self)
      #expect(system.components.isEmpty && entity.components.isEmpty && health.entity == nil)
    }
  }
#endif
