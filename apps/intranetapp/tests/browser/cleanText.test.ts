// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { htmlProfiles } from '@suite/schema/html/profiles'
import { Address } from '@suite/schema/intranet/values'
import { cleanHtml } from '@suite/ui/text/html'
import { marked } from 'marked'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { lex } from '../../src/text/lexer.ts'
import vectors from '../../../../shared/schema/src/html/markdown.json' with { type: 'json' }
import addresses from '../../../../shared/schema/src/intranet/addresses.json' with { type: 'json' }

interface Vector { name: string, markdown: string, expected?: string }

const { elements, schemes } = htmlProfiles.page

const shown = (markdown: string) => marked.parser(lex(markdown))

/** Elements, attributes and addresses that no page may contain. */
function dangers(html: string): string[] {
	const { body } = new DOMParser().parseFromString(html, 'text/html')
	return [...body.querySelectorAll('*')].flatMap((element) => {
		// marked renders tasks as its own checkboxes
		if (element.localName === 'input' && element.getAttribute('type') === 'checkbox') {
			return []
		}
		const wrong = element.localName in elements ? [] : [element.localName]
		for (const name of element.getAttributeNames()) {
			const value = element.getAttribute(name) ?? ''
			if (name.startsWith('on') || name === 'style' || (['href', 'src'].includes(name)
				&& !schemes.some((scheme) => new URL(value, 'https://host.example/').protocol === `${scheme}:`))) {
				wrong.push(`${element.localName}[${name}=${value}]`)
			}
		}
		return wrong
	})
}

describe('markdown cleaned by the server', () => {
	it.each(vectors as Vector[])('renders to safe HTML even before the browser cleans it: $name', ({ markdown, expected }) => {
		const html = shown(expected ?? markdown)
		expect(dangers(html)).toEqual([])
		expect(dangers(cleanHtml(html, 'page'))).toEqual([])
	})

	it.each((vectors as Vector[]).filter(({ expected }) => expected === undefined))(
		'needs no cleaning if the server returned it unchanged: $name',
		({ markdown }) => {
			expect(dangers(shown(markdown))).toEqual([])
		},
	)

	it.each(vectors as Vector[])('renders to safe HTML in the browser even if the server had not cleaned it: $name', ({ markdown }) => {
		expect(dangers(cleanHtml(shown(markdown), 'page'))).toEqual([])
	})
})

it.each(addresses)('the contract accepts the same addresses as the server: $address', ({ address, isAllowed }) => {
	expect(Value.Check(Address, address)).toBe(isAllowed)
})
