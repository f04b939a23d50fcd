// This module replaces a function of Core Foundation (equal.c) and has none of its own.
