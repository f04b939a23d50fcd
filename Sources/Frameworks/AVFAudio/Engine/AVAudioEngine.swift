import FlowFoundation
import Foundation
import PhoneSimulation

extension NSNotification.Name {
  /// The hardware has another format.
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// Connects nodes that make, change and play sound. It runs on the screen's clock; nobody hears it.
open class AVAudioEngine: NSObject {
  private var nodes: [AVAudioNode] = []
  private var started: Date?
  private var interruption: PhoneObservation?

  open private(set) lazy var outputNode = add(AVAudioOutputNode())
  /// The microphone. An engine that has it asks the person for it when it starts.
  open private(set) lazy var inputNode = add(AVAudioInputNode())
  open private(set) lazy var mainMixerNode = add(AVAudioMixerNode())
  open var isAutoShutdownEnabled = true

  public override init() {}

  open var attachedNodes: Set<AVAudioNode> { Set(nodes) }

  private func add<Node: AVAudioNode>(_ node: Node) -> Node {
    attach(node)
    return node
  }

  /// Adds a node, before it is connected.
  open func attach(_ node: AVAudioNode) {
    guard node.engine == nil else { return }
    node.engine = self
    nodes.append(node)
    if isRunning { node.engineStarted() }
  }

  /// Removes a node and its connections.
  open func detach(_ node: AVAudioNode) {
    guard node.engine === self else { return }
    node.engineStopped()
    node.engine = nil
    nodes.removeAll { $0 === node }
  }

  // MARK: - Connections

  /// Connects the output of a node with an input of another.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    let bus = (node2 as? AVAudioMixerNode)?.nextAvailableInputBus ?? 0
    connect(node1, to: node2, fromBus: 0, toBus: bus, format: format)
  }

  /// Connects an output of a node with an input of another.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    for node in [node1, node2] where node.engine !== self {
      fatalError("AVAudioEngine.connect: attach \(type(of: node)) to the engine before it is connected.")
    }
    let known = format ?? node1.outputFormat(forBus: bus1)
    node1.outputFormats[bus1] = known
    node2.inputFormats[bus2] = known
  }

  open func disconnectNodeInput(_ node: AVAudioNode) { node.inputFormats = [:] }
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) { node.inputFormats[bus] = nil }
  open func disconnectNodeOutput(_ node: AVAudioNode) { node.outputFormats = [:] }
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) { node.outputFormats[bus] = nil }

  // MARK: - Running

  open var isRunning: Bool { started != nil }

  /// The seconds since the engine was started.
  var elapsed: Double { started.map { SimulatedPhone.current.now.timeIntervalSince($0) } ?? 0 }

  open func prepare() {}

  /// Begins, or continues.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` (`!pri`) during a call.
  open func start() throws {
    if isRunning { return }
    let phone = SimulatedPhone.current
    if phone[AudioSessionState.self].isInterrupted {
      throw NSError(domain: NSOSStatusErrorDomain, code: 0x2170_7269)
    }
    if nodes.contains(where: { $0 is AVAudioInputNode }), AVAudioApplication.shared.recordPermission == .undetermined {
      AVAudioApplication.requestRecordPermission { _ in }
    }
    phone.record("AVFAudio", "starts an engine")
    let pause = Callback { [weak self] in self?.pause() }
    interruption = phone.observeInterruption { pause.call() }
    started = phone.now
    for node in nodes { node.engineStarted() }
  }

  /// Rests; the nodes keep what is scheduled.
  open func pause() { rest("pauses an engine") }

  open func stop() { rest("stops an engine") }

  open func reset() { for node in nodes { node.reset() } }

  private func rest(_ text: String) {
    guard isRunning else { return }
    SimulatedPhone.current.record("AVFAudio", text)
    for node in nodes { node.engineStopped() }
    started = nil
    interruption = nil
  }
}
