// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Random } from '@suite/testing/random'
import { dateRanges, newsLayouts } from '@suite/schema/intranet/layout'

/** Any JSON that no schema covers, including empty objects and lists. */
function anything(random: Random, depth = 0): unknown {
	const kind = random.between(0, depth > 2 ? 5 : 8)
	switch (kind) {
		case 0: return null
		case 1: return random.chance(0.5)
		case 2: return random.between(-1_000_000, 1_000_000)
		case 3: return random.between(1, 1_000_000) / 1024
		case 4: return words(random)
		case 5: return ''
		case 6: return Array.from({ length: random.between(0, 3) }, () => anything(random, depth + 1))
		default: return unknownKeys(random, depth + 1)
	}
}

const names = ['x', '0', '', 'constructor', '__proto_', 'Ünïcode', 'a/b', 'a~b', 'a.b', 'onclick', 'style2', 'length', '🎉', 'spaced name']
const unknownKeys = (random: Random, depth = 0): Record<string, unknown> =>
	Object.fromEntries(random.some(names, 0.2).map((name) => [name, anything(random, depth)]))

const said = [
	'Hello', 'a < b', '5 > 3 & 2', '"quoted"', 'umlauts äöü', 'مرحبا', '日本語', '🎉👩‍👩‍👧', 'online = yes', 'tab\there', '\\escaped\\',
	'a_b_c', '100%', 'e\u0301', '\u200F', 'new\nline', '&amp;', '&lt;b&gt;', '<b>bold</b>', '$1 {x} <>',
]
const words = (random: Random): string => Array.from({ length: random.between(0, 6) }, () => random.pick(said)).join(' ')
const markdown = (random: Random): string => Array.from({ length: random.between(0, 5) }, () => random.pick([
	'# Heading', 'text with **bold** and *em*', '- [ ] open\n- [x] done', '1. one\n2. two', '| a | b |\n| --- | :-: |\n| 1 | 2 |',
	'```js\nif (a < b && c > d) {}\n```', '> quote', '[link](https://example.org/?a=1&b=2 "title")', '![alt](photo.png)', '---',
	'a  \nhard break', '5 < 6 and x<y', 'email <me@example.org>', '`<script>`', 'trailing   ', '\ttab', 'a\\*b', '~~gone~~',
	'https://example.org', words(random),
])).join('\n\n')

const colours = [
	'', 'red', '#fff', '#0082c9', '#11223344', 'rgb(1, 2, 3)', 'rgba(1, 2, 3, 0.5)', 'hsl(120deg 50% 50%)', 'var(--color-primary-element)',
]
const addresses = [
	'', 'https://example.org/a?b=c#d', 'http://example.org', 'HTTPS://EXAMPLE.ORG', 'mailto:a@example.org', 'tel:+49123', '/apps/files',
	'#place', '/',
]
const flag = (random: Random): boolean => random.chance(0.5)

function fieldsOf(type: string, random: Random): Record<string, unknown> {
	switch (type) {
		case 'text': return { content: markdown(random) }
		case 'heading': return { content: words(random), level: random.between(1, 6) }
		case 'image': return {
			src: random.pick(['photo.png', 'Größe 1.jpg', 'https://example.org/a.png', '/core/img/logo.svg', '', null]),
			alt: words(random),
			caption: words(random),
		}
		case 'video': return { url: random.pick(addresses), caption: words(random) }
		case 'divider': return {
			style: random.pick(['solid', 'dashed', 'dotted']),
			color: random.pick(colours),
			height: random.pick(['', '2', '1px', '0.5em', '10%', '12.125rem']),
		}
		case 'links': return {
			columns: random.between(1, 6),
			items: Array.from({ length: random.between(0, 4) }, () => ({
				title: words(random),
				text: words(random),
				url: random.pick(addresses),
				icon: random.pick(['Home', 'folder-open', '', null]),
				target: random.pick(['_blank', '_self', '', null]),
				...unknownKeys(random),
			})),
		}
		case 'news': return {
			title: words(random), sourcePath: random.pick(['', 'en/news', null]), layout: random.pick(newsLayouts),
			columns: random.between(1, 6), limit: random.between(1, 100), sortBy: random.pick(['modified', 'created', 'title']),
			sortOrder: random.pick(['asc', 'desc']),
			showImage: flag(random), showDate: flag(random), showExcerpt: flag(random), excerptLength: random.between(0, 10_000),
			autoplayInterval: random.between(0, 600_000),
		}
		case 'calendar': return {
			title: words(random),
			calendarIds: [random.between(1, 99), String(random.between(1, 99))],
			dateRange: random.pick(dateRanges),
			limit: random.between(1, 20),
			showTime: flag(random),
			showLocation: flag(random),
			backgroundColor: random.pick([...colours, null]),
		}
		default: return { payload: anything(random), html: '<script>alert(1)</script>', nested: unknownKeys(random) }
	}
}

function widget(random: Random): Record<string, unknown> {
	const type = random.pick(['text', 'heading', 'image', 'video', 'divider', 'links', 'news', 'calendar', 'people', 'x-unknown'])
	return { type, column: random.between(1, 4), order: random.between(0, 20), ...fieldsOf(type, random), ...unknownKeys(random) }
}
const widgets = (random: Random): unknown[] => Array.from({ length: random.between(0, 6) }, () => widget(random))

/** A layout with everything the schema allows, and with keys it does not know. */
export function randomLayout(random: Random): Record<string, unknown> {
	const column = () =>
		({ enabled: flag(random), backgroundColor: random.pick([...colours, null]), widgets: widgets(random), ...unknownKeys(random) })
	return {
		columns: random.between(1, 12),
		rows: Array.from({ length: random.between(0, 5) }, () => ({
			columns: random.between(1, 4), backgroundColor: random.pick([...colours, null]), collapsible: flag(random),
			sectionTitle: words(random), defaultCollapsed: flag(random), widgets: widgets(random), ...unknownKeys(random),
		})),
		sideColumns: { left: column(), right: column(), ...unknownKeys(random) },
		...unknownKeys(random),
	}
}

/** Members of a page that the contract does not know. */
export const randomMembers = (random: Random): Record<string, unknown> =>
	Object.fromEntries(Object.entries(unknownKeys(random)).filter(([, value]) => value !== null))
