// FlowSnapshots compares the output of a flow's step with its references: the picture and the semantics of the screen.
// It does not use SwiftUI, and is the same on every platform.
//
// Start reading at `ReferenceStore`. `Files` has names and folders, `Pictures` compares pixels, and `Semantics` finds
// the elements at a difference.
