// On Apple platforms SwiftUI is Apple's. This target only lets a manifest name the product `SwiftUI` everywhere.
