// FlowSnapshots compares what a step of a flow shows with its references: pictures, and what they say to assistive
// technologies. It knows nothing of SwiftUI, and does the same on every platform.
//
// Start reading at `ReferenceStore`. `Files` has names and folders, `Pictures` compares pixels, and `Semantics` tells which
// elements are behind a difference.
