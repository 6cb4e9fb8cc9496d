// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import { htmlProfiles, type HtmlProfileName } from '@suite/schema/html/profiles'
import vectors from '../../schema/src/html/vectors.json' with { type: 'json' }
import { cleanHtml } from '../src/text/html.ts'

interface Vector { name: string, html: string, expected: string, browser?: string }

/** One spelling for the same document: text may be written with or without entities. */
function spelled(html: string): string {
	const element = document.createElement('div')
	element.innerHTML = html
	return element.innerHTML
}

describe.each(Object.entries(vectors) as [HtmlProfileName, Vector[]][])('HTML cleaned with the profile %s', (profile, list) => {
	it.each(list)('$name', ({ html, expected, browser }) => {
		expect(spelled(cleanHtml(html, profile))).toBe(spelled(browser ?? expected))
	})

	it.each(list)('keeps the output of the server unchanged: $name', ({ expected }) => {
		expect(spelled(cleanHtml(expected, profile))).toBe(spelled(expected))
	})

	it('contains only what the profile allows', () => {
		const { elements, schemes } = htmlProfiles[profile]
		for (const { html } of list) {
			const { body } = new DOMParser().parseFromString(cleanHtml(html, profile), 'text/html')
			for (const element of body.querySelectorAll('*')) {
				expect(Object.keys(elements)).toContain(element.localName)
				const attributes = element.getAttributeNames().filter((name) => !['target', 'rel'].includes(name))
				expect(elements[element.localName]).toEqual(expect.arrayContaining(attributes))
				expect([...schemes.map((scheme) => `${scheme}:`)]).toContain(
					new URL(element.getAttribute('href') ?? '', 'https://host.example/').protocol,
				)
			}
		}
	})
})
