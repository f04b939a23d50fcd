#!/usr/bin/env python3
"""Counts the declarations of a public Swift interface that the sources of a module lack, by names and argument labels.

Usage: Scripts/interface-count.py INTERFACE [SOURCES] [--all]

INTERFACE is a text interface of a module (.swiftinterface); SOURCES is a folder of Swift files, by default
Sources/SwiftUI. Declarations that are unavailable on iOS are excluded unless --all is given, and so are names with a
leading underscore and declarations about other frameworks: WidgetKit, Core Data, and UIKit's views and controllers.
A declaration counts as implemented if one of ours can be called with its labels. Parameter types are not compared.
"""

import collections
import pathlib
import re
import sys

DECLARATION = re.compile(
    r"^(?:@\S+(?:\([^)]*\))?\s+)*((?:[a-z]+(?:\([a-z]+\))?\s+)*?)"
    r"(struct|class|enum|protocol|extension|actor|func|init|var|let|typealias|case|subscript|associatedtype)\b[?!]?\s*(.*)"
)


def labels(text):
    """The labels of a parameter list that begins with "(" or "<"."""
    depth, index, start = 0, 0, None
    while index < len(text):
        character = text[index]
        if character == "(" and depth == 0:
            start = index
            break
        if character == "<":
            depth += 1
        elif character == ">" and text[index - 1] != "-":
            depth -= 1
        index += 1
    if start is None:
        return None
    depth, part, parts = 0, "", []
    for position in range(start, len(text)):
        character = text[position]
        if character in "([{" or character == "<":
            depth += 1
            if depth == 1:
                continue
        elif character in ")]}" or (character == ">" and text[position - 1] != "-"):
            depth -= 1
            if depth == 0:
                break
        if character == "," and depth == 1:
            parts.append(part)
            part = ""
        else:
            part += character
    if part.strip():
        parts.append(part)
    names, optional = [], []
    for part in parts:
        optional.append(bool(re.search(r"[^=!<>]=(?!=)", re.sub(r'"[^"]*"', '""', part))))
        part = re.sub(r'"[^"]*"', "", part)
        part = without_attributes(part.strip())
        names.append(re.split(r"[\s:]+", part.strip())[0])
    # A parameter with a default value may be omitted in a call.
    calls = [[]]
    for name, is_optional in zip(names, optional):
        calls = [call + [name] for call in calls] + ([list(call) for call in calls] if is_optional else [])
    calls = calls[:512]
    return ["(" + "".join(name + ":" for name in call) + ")" for call in calls]


def without_attributes(text):
    """A parameter without the attributes before its label."""
    while text.startswith("@"):
        depth = 0
        for index, character in enumerate(text):
            depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(character, 0)
            if character.isspace() and depth == 0:
                break
        text = text[index:].strip()
    return text


ELSEWHERE = re.compile(r"(Widget|managedObject|FetchRequest|FetchedResults|SectionedFetch|UIHosting|UIView|UITraitBridged|LimitedAvail)")
HEADER = re.compile(
    r"^(@\S+\s+)*((public|package|private|fileprivate|final|open|indirect|nonisolated|internal|@\w+)\s+)*"
    r"(struct|class|enum|protocol|extension|actor)\s+[A-Za-z_`]"
)


def statements(text):
    """The source as (line of a declaration, depth) with parameter lists joined to one line."""
    text = re.sub(r'"""(.|\n)*?"""', '""', text)
    text = re.sub(r"//[^\n]*", "", text)
    pending = ""
    for line in text.split("\n"):
        pending = (pending + " " + line.strip()).strip()
        if pending.count("(") > pending.count(")"):
            continue
        if HEADER.match(pending) and "{" not in pending:
            continue
        yield pending
        pending = ""


def read(paths, only_ios):
    """Declarations by kind: modifiers of View, initialisers, types and members."""
    found, callable = collections.defaultdict(set), collections.defaultdict(set)
    for path in paths:
        scopes, attributes = [], []
        for line in statements(path.read_text(errors="replace")):
            if not line or line.startswith("#"):
                continue
            match = DECLARATION.match(line)
            if line.startswith("@available") and not match:
                attributes.append(line)
                continue
            hidden = only_ios and any(
                re.search(r"@available\((iOS|\*), unavailable", attribute) for attribute in attributes + [line]
            )
            opened = line.count("{") - line.count("}")
            if match:
                before, kind, rest = match.groups()
                name = re.match(r"[`\w.]+", rest)
                name = name.group().replace("`", "") if name else ""
                outer = next((scope for scope in reversed(scopes) if scope), None)
                inside_hidden = any(scope and scope[2] for scope in scopes)
                in_code = any(scope is None or scope[0].startswith("_") for scope in scopes)
                is_public = "public" in before or "open" in before or line.startswith("public") or (
                    outer is not None and (outer[1] == "protocol" or outer[3])
                )
                hidden = hidden or inside_hidden or in_code or re.search(r"\binternal\b(?!\(set\))", before) or "private" in before
                type_name = name.split(".")[-1] if kind == "extension" else name
                if not hidden and is_public and not name.startswith("_"):
                    owner = outer[0] if outer else ""
                    if kind in ("struct", "class", "enum", "protocol", "actor"):
                        found["types"].add(name)
                        # Synthesized by the compiler, and therefore only in an interface.
                        if kind == "enum" and re.search(r":\s*U?Int\d*\b|:\s*String\b", rest):
                            found["initialisers"].add(name + "(rawValue:)")
                        if re.search(r"\b(Codable|Decodable)\b", rest):
                            found["initialisers"].add(name + "(from:)")
                        if re.search(r"\bOptionSet\b", rest):
                            found["initialisers"].add(name + "()")
                    elif kind == "typealias" and owner in ("", "View") and name[:1].isupper() and not outer:
                        found["types"].add(name)
                    elif kind == "init" and owner and not owner.startswith("_"):
                        all_labels = labels(rest) or [""]
                        found["initialisers"].add(owner + all_labels[0])
                        callable["initialisers"].update(owner + one for one in all_labels)
                    elif kind == "func" and owner == "View" and "static" not in before:
                        all_labels = labels(rest[len(name) :]) or [""]
                        found["modifiers by label"].add(name + all_labels[0])
                        callable["modifiers by label"].update(name + one for one in all_labels)
                        found["modifiers"].add(name)
                    elif kind == "func" and owner and name[:1].isalpha() and not owner.startswith("_"):
                        all_labels = labels(rest[len(name) :]) or [""]
                        found["other functions"].add(owner + "." + name + all_labels[0])
                        callable["other functions"].update(owner + "." + name + one for one in all_labels)
                    elif kind in ("var", "let") and owner and not owner.startswith("_"):
                        group = "environment values" if owner == "EnvironmentValues" else "properties"
                        found[group].add(owner + "." + name)
                if opened > 0:
                    is_type = kind in ("struct", "class", "enum", "protocol", "extension", "actor")
                    scopes.append((type_name, kind, hidden, "public" in before and kind == "extension") if is_type else None)
                    scopes.extend([None] * (opened - 1))
                    opened = 0
                attributes = []
            elif not line.startswith("@"):
                attributes = []
            if opened > 0:
                scopes.extend([None] * opened)
            for _ in range(-opened):
                if scopes:
                    scopes.pop()
    return found, callable


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if not arguments:
        sys.exit(__doc__)
    wanted, _ = read([pathlib.Path(arguments[0])], "--all" not in sys.argv)
    folders = arguments[1:] or ["Sources/SwiftUI", "Sources/Combine"]
    ours, callable = read([path for folder in folders for path in sorted(pathlib.Path(folder).rglob("*.swift"))], False)
    for kind in sorted(wanted):
        wanted[kind] = {name for name in wanted[kind] if "--all" in sys.argv or not ELSEWHERE.search(name)}
        missing = sorted(wanted[kind] - ours[kind] - callable[kind])
        there = len(wanted[kind]) - len(missing)
        print(f"{kind}: {there} of {len(wanted[kind])} ({there / max(1, len(wanted[kind])):.1%})")
        print("  " + ", ".join(missing))


main()
