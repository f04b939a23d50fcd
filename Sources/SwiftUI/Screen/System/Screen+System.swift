import PhoneSimulation

// What the system shows in front of the app.
extension Screen: PhoneHost {
  /// The world outside of the app.
  package var phone: SimulatedPhone { graph.phone }

  package func promptsChanged() { updateSystemSurfaces() }

  /// Shows the surfaces at the end of the update: a tap on one of them may remove it, and has to end first.
  func updateSystemSurfaces() {
    graph.enqueueLateAction { [weak self] in self?.showSystemSurfaces() }
  }

  /// Shows a surface in front of the others, or replaces the one of its identifier.
  package func present(_ surface: SystemSurface) {
    if let index = systemSurfaces.firstIndex(where: { $0.id == surface.id }) {
      systemSurfaces[index] = surface
    } else {
      systemSurfaces.append(surface)
    }
  }

  /// Removes a surface, if it is there.
  package func dismissSystemSurface(_ id: String) {
    systemSurfaces.removeAll { $0.id == id }
  }

  /// The process of the front surface that takes all touches.
  package var modalProcess: String? { shownSurfaces.last { $0.isModal }?.process }

  /// The surfaces, with the phone's prompt in front.
  private var shownSurfaces: [SystemSurface] {
    guard let prompt = phone.shownPrompt else { return systemSurfaces }
    let view = SystemPromptView(pending: prompt, phone: phone)
    return systemSurfaces + [SystemSurface(id: "prompt \(prompt.id)", content: view)]
  }

  func showSystemSurfaces() {
    (graph.root as? any WindowElement)?.show(shownSurfaces)
  }
}

extension SimulatedPhone {
  /// The screen of the phone.
  @MainActor package var screen: Screen? { host as? Screen }
}
