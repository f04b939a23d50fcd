// Keeps the target buildable until its first file lands.
