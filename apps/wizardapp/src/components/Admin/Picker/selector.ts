// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { looksGenerated, looksPassing } from './names.ts'

/**
 * How reliable a selector is: `stable` identifies the element by what it is; `mayChange` depends on appearance or on text in one
 * language; `fragile` counts positions.
 */
export type Stability = 'stable' | 'mayChange' | 'fragile'

export interface BuiltSelector {
	readonly selector: string
	readonly stability: Stability
	/** It contains text in one language, so it does not find the element in other languages. */
	readonly isLanguageBound: boolean
}

interface Part { readonly text: string, readonly stability: Stability, readonly isLanguageBound?: boolean }

const order: readonly Stability[] = ['stable', 'mayChange', 'fragile']
const interactive =
	'a, button, input, select, textarea, label, summary, [role="button"], [role="link"], [role="tab"], [role="menuitem"], '
		+ '[role="option"], [role="switch"], [role="checkbox"]'
/** Attributes set by programs to identify elements, best first. */
const namedAttributes = ['data-testid', 'data-test', 'data-cy', 'data-app-id', 'data-section-id', 'data-navigation-id', 'name'] as const

/** The element a user means when pointing at this one: the button around its icon. */
export function meantElement(element: Element): Element {
	const drawing = element.closest('svg')
	const shown = drawing?.parentElement ?? element
	const control = shown.closest(interactive)
	return control !== null && control !== shown && shown.childElementCount === 0 && (control.textContent?.trim().length ?? 0) < 80
		? control
		: shown === element ? element : control ?? shown
}

/**
 * The most stable selector whose first match is this element: by id, by an identifying attribute, by label or role, by
 * class, and only then by position; each alone, or below the nearest ancestor that can be identified by itself.
 */
export function buildSelector(element: Element): BuiltSelector {
	const root = element.getRootNode() as Document | DocumentFragment
	const own = parts(element)
	const anchors = [...ancestors(element)]
		.flatMap((ancestor) => parts(ancestor).filter((part) => part.stability !== 'fragile').slice(0, 2))
		.filter((part) => isOnly(root, part.text))
	for (const stability of order.slice(0, 2)) {
		const alone = own.find((part) => part.stability === stability && isOnly(root, part.text, element))
		if (alone !== undefined) {
			return built(alone)
		}
		for (const part of own.filter((candidate) => order.indexOf(candidate.stability) <= order.indexOf(stability))) {
			const anchor = anchors.find((candidate) =>
				worse(candidate, part).stability === stability && isOnly(root, `${candidate.text} ${part.text}`, element))
			if (anchor !== undefined) {
				return built({
					...worse(anchor, part),
					text: `${anchor.text} ${part.text}`,
					isLanguageBound: (anchor.isLanguageBound ?? false) || (part.isLanguageBound ?? false),
				})
			}
		}
	}
	return { selector: path(element, root), stability: 'fragile', isLanguageBound: false }
}

function built({ text, stability, isLanguageBound = false }: Part): BuiltSelector {
	return { selector: text, stability, isLanguageBound }
}

function worse(one: Part, other: Part): Part {
	return order.indexOf(one.stability) > order.indexOf(other.stability) ? one : other
}

/** Ways to identify one element, best first; their uniqueness is not checked here. */
function parts(element: Element): Part[] {
	const tag = element.localName
	const found: Part[] = []
	const add = (text: string, stability: Stability, isLanguageBound = false) => found.push({ text, stability, isLanguageBound })
	if (!looksGenerated(element.id)) {
		add(`#${CSS.escape(element.id)}`, 'stable')
	}
	for (const { name, value } of namesOf(element)) {
		add(`${tag}[${name}="${value}"]`, 'stable')
	}
	const app = /\/apps\/([a-z_]+)\/?$/.exec(element.getAttribute('href')?.split(/[?#]/)[0] ?? '')?.[1]
	if (app !== undefined) {
		add(`a[href*="/apps/${app}"]`, 'stable')
	}
	const classes = [...element.classList].filter((name) => !looksGenerated(name) && !looksPassing(name))
	const role = element.getAttribute('role')
	if (role !== null && /^(?:search|banner|navigation|main|contentinfo|complementary|toolbar|tablist|menubar)$/.test(role)) {
		add(`[role="${role}"]`, 'stable')
	}
	const label = element.getAttribute('aria-label')
	if (label !== null && label.trim() !== '' && label.length <= 60 && !/[\d"\\]/.test(label)) {
		add(`${tag}[aria-label="${label}"]`, 'mayChange', true)
	}
	const byClass = [...classes].sort((one, other) => other.length - one.length)
	byClass.forEach((name) => add(`.${CSS.escape(name)}`, 'mayChange'))
	if (byClass.length > 1) {
		add(byClass.slice(0, 3).map((name) => `.${CSS.escape(name)}`).join(''), 'mayChange')
	}
	if (/^(?:header|nav|main|footer|form|aside)$/.test(tag)) {
		add(tag, 'mayChange')
	}
	return preferWords(found)
}

/** A class is more durable than a label, which differs in each language. */
function preferWords(found: readonly Part[]): Part[] {
	return [...found.filter((part) => part.isLanguageBound !== true), ...found.filter((part) => part.isLanguageBound === true)]
}

function namesOf(element: Element): { name: string, value: string }[] {
	const known = new Set<string>(namedAttributes)
	const others = [...element.attributes]
		.map((attribute) => attribute.name)
		.filter((name) => name.startsWith('data-') && !known.has(name) && !looksGenerated(name) && !looksPassing(name))
	return [...namedAttributes, ...others].map((name) => ({ name, value: element.getAttribute(name) ?? '' }))
		.filter(({ value }) => value !== 'true' && value !== 'false' && !/["\\]/.test(value) && !looksGenerated(value))
}

function* ancestors(element: Element): Generator<Element> {
	for (let parent = element.parentElement; parent !== null && parent.localName !== 'body' && parent.localName !== 'html'; parent =
		parent.parentElement) {
		yield parent
	}
}

/** Positions down from the nearest ancestor that can be identified by itself. */
function path(element: Element, root: Document | DocumentFragment): string {
	let text = ''
	for (let current: Element | null = element; current !== null && current.localName !== 'html'; current = current.parentElement) {
		const name = current === element
			? undefined
			: parts(current).find((part) => part.isLanguageBound !== true && isOnly(root, part.text, current!))
		if (name !== undefined) {
			return `${name.text} > ${text}`
		}
		const step = current.localName === 'body' ? 'body' : `${CSS.escape(current.localName)}${nth(current)}`
		text = text === '' ? step : `${step} > ${text}`
	}
	return text
}

function nth(element: Element): string {
	const siblings = [...element.parentElement?.children ?? []]
	return siblings.filter((sibling) => sibling.localName === element.localName).length > 1
		? `:nth-child(${siblings.indexOf(element) + 1})`
		: ''
}

function isOnly(root: Document | DocumentFragment, selector: string, element?: Element): boolean {
	const found = root.querySelectorAll(selector)
	return found.length === 1 && (element === undefined || found[0] === element)
}
