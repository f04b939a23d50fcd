// The sources of this target are compiled already, in the library that it stands for: see Docs/Decisions/0019.
