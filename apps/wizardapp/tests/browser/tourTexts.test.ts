// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readdirSync, readFileSync } from 'node:fs'
import { htmlProfiles } from '@suite/schema/html/profiles'
import { describe, expect, it } from 'vitest'
import { tourProblems, type TourTexts } from './tourTexts.ts'

const folder = new URL('../../resources/tour/', import.meta.url)
const files = readdirSync(folder).filter((name) => /^[a-z]{2,3}(_[A-Z]{2})?\.json$/.test(name))
const texts = (name: string): TourTexts => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TourTexts

describe('the built-in tour', () => {
	it.each(files)('is complete in %s', (name) => {
		expect(tourProblems(name.replace('.json', ''), texts(name), texts('en.json'), htmlProfiles.tour.elements)).toEqual([])
	})
})

describe('texts of the built-in tour', () => {
	const tags = { p: [], strong: [], br: [], a: ['href'] }
	const english: TourTexts = {
		language: 'en',
		labels: { progress: 'Step {current} of {total}' },
		steps: { welcome: { title: 'Welcome', text: '<p>Hello<br>there</p>' } },
	}
	const dutch: TourTexts = {
		language: 'nl',
		labels: { progress: 'Stap {current} van {total}' },
		steps: { welcome: { title: 'Welkom', text: '<p><strong>Hallo</strong> <a href="#x">daar</a></p>' } },
	}
	const welcome = dutch.steps.welcome ?? { title: '', text: '' }

	function problems(change: Partial<TourTexts>): string[] {
		return tourProblems('nl', { ...dutch, ...change }, english, tags)
	}

	it('accepts a complete translation', () => {
		expect(problems({})).toEqual([])
	})

	it.each<[string, Partial<TourTexts>]>([
		['another language', { language: 'de' }],
		['a missing step', { steps: {} }],
		['a step too many', { steps: { ...dutch.steps, more: welcome } }],
		['a missing label', { labels: {} }],
		['a lost placeholder', { labels: { progress: 'Stap {current}' } }],
		['an empty title', { steps: { welcome: { ...welcome, title: ' ' } } }],
		['a tag outside the profile', { steps: { welcome: { ...welcome, text: '<p>a</p><script>b</script>' } } }],
		['an attribute outside the profile', { steps: { welcome: { ...welcome, text: '<p onclick="a">b</p>' } } }],
		['a tag that is not closed', { steps: { welcome: { ...welcome, text: '<p>a<strong>b</p>' } } }],
	])('refuses %s', (_, change) => {
		expect(problems(change)).toHaveLength(1)
	})
})
