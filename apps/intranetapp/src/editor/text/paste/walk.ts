// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export interface Visitor {
	/** @return whether the content of the element is visited too; only then it is left */
	enter(element: Element): boolean
	leave(element: Element): void
	text(text: string): void
	comment(text: string): void
}

/** Visits everything in an element in order, without recursion: pasted HTML may be nested as deep as it is long. */
export function walk(root: Element, visitor: Visitor): void {
	for (let node: Node | null = root.firstChild; node !== null;) {
		if (node.nodeType === node.TEXT_NODE) {
			visitor.text(node.nodeValue ?? '')
		} else if (node.nodeType === node.COMMENT_NODE) {
			visitor.comment(node.nodeValue ?? '')
		} else if (isElement(node) && visitor.enter(node)) {
			if (node.firstChild !== null) {
				node = node.firstChild
				continue
			}
			visitor.leave(node)
		}
		while (node !== null && node.nextSibling === null) {
			const parent: Element | null = node.parentElement
			if (parent === null || parent === root) {
				return
			}
			visitor.leave(parent)
			node = parent
		}
		node = node?.nextSibling ?? null
	}
}

function isElement(node: Node): node is Element {
	return node.nodeType === node.ELEMENT_NODE
}
