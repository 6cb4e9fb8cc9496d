// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { Parser } from 'htmlparser2'

/** Texts of the built-in tour in one language. */
export interface TourTexts {
	language: string
	labels: Record<string, string>
	steps: Record<string, { title: string, text: string }>
}

/** What the profile `tour` allows: attributes by tag. */
export type AllowedTags = Record<string, readonly string[]>

/**
 * Returns what is wrong with a translation of the built-in tour.
 *
 * @param language - taken from the file name
 * @param texts - the translation
 * @param source - the English texts
 * @param allowed - tags and attributes that a text may use
 */
export function tourProblems(language: string, texts: TourTexts, source: TourTexts, allowed: AllowedTags): string[] {
	const problems = [
		...(texts.language === language ? [] : [`says it is "${texts.language}"`]),
		...keyProblems('label', texts.labels, source.labels),
		...keyProblems('step', texts.steps, source.steps),
	]
	for (const [key, label] of Object.entries(texts.labels)) {
		const wanted = placeholders(source.labels[key] ?? '')
		if (label.trim() === '' || wanted !== placeholders(label)) {
			problems.push(`label ${key} is empty or has other placeholders than ${wanted || 'none'}`)
		}
	}
	for (const [id, step] of Object.entries(texts.steps)) {
		if (step.title.trim() === '' || step.title.length > 200) {
			problems.push(`step ${id}: the title is empty or longer than 200 characters`)
		}
		problems.push(...markupProblems(step.text, allowed).map((problem) => `step ${id}: ${problem}`))
	}
	return problems
}

function keyProblems(kind: string, own: object, source: object): string[] {
	const keys = Object.keys(own)
	const wanted = Object.keys(source)
	return [
		...wanted.filter((key) => !keys.includes(key)).map((key) => `${kind} ${key} is missing`),
		...keys.filter((key) => !wanted.includes(key)).map((key) => `${kind} ${key} is not in the English texts`),
	]
}

function placeholders(text: string): string {
	return [...text.matchAll(/\{\w+\}/g)].map((match) => match[0]).sort().join(' ')
}

/** Tags and attributes outside the profile, and tags that are not closed. */
function markupProblems(html: string, allowed: AllowedTags): string[] {
	const problems: string[] = []
	const open: string[] = []
	const parser = new Parser({
		onopentag(name, attributes, isImplied) {
			open.push(name)
			const known = allowed[name]
			if (known === undefined) {
				problems.push(`<${name}> is not allowed`)
				return
			}
			problems.push(...Object.keys(attributes)
				.filter((attribute) => !known.includes(attribute))
				.map((attribute) => `${attribute} is not allowed on <${name}>`))
			if (isImplied) {
				problems.push(`</${name}> without a beginning`)
			}
		},
		onclosetag(name, isImplied) {
			open.pop()
			if (isImplied && name !== 'br') {
				problems.push(`<${name}> is not closed`)
			}
		},
	})
	parser.end(html)
	return problems
}
