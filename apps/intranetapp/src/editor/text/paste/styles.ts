// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Declarations by lower-case name. */
export type Style = ReadonlyMap<string, string>

const none: Style = new Map()

/** The declarations of a `style` attribute or of a rule. */
export function styleOf(text: string | null): Style {
	if (text === null || text === '') {
		return none
	}
	const style = new Map<string, string>()
	for (const declaration of text.split(';')) {
		const colon = declaration.indexOf(':')
		if (colon > 0) {
			style.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim())
		}
	}
	return style
}

/** What the style sheets of a word processor say about lists and headings. */
export interface Sheet {
	/** By class name. */
	readonly classes: ReadonlyMap<string, Style>
	/** Definitions of list levels, by `l0:level1`. */
	readonly levels: ReadonlyMap<string, Style>
}

/** Reads the `style` elements of pasted HTML. */
export function sheetOf(document: Document): Sheet {
	const classes = new Map<string, Style>()
	const levels = new Map<string, Style>()
	for (const element of document.querySelectorAll('style')) {
		for (const rule of withoutComments(element.textContent ?? '').split('}')) {
			const brace = rule.indexOf('{')
			const body = rule.slice(brace + 1)
			if (brace < 0 || !body.includes('mso-')) {
				continue
			}
			const style = styleOf(body)
			for (const selector of rule.slice(0, brace).split(',')) {
				const level = /^@list (l\d+:level\d)$/i.exec(selector.trim())?.[1]
				const name = /^\w*\.([\w-]+)$/.exec(selector.trim())?.[1]
				if (level !== undefined) {
					levels.set(level.toLowerCase(), style)
				} else if (name !== undefined) {
					classes.set(name, new Map([...classes.get(name) ?? none, ...style]))
				}
			}
		}
	}
	return { classes, levels }
}

function withoutComments(text: string): string {
	const [first = '', ...rest] = text.split('/*')
	return first + rest.map((part) => part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '').join('')
}
