// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findTarget, splitSelectors, waitForTarget } from '../../src/tour/page/target.ts'
import { giveSizes } from './tourPage.ts'

beforeEach(() => giveSizes())
afterEach(() => document.body.replaceChildren())

describe('a selector list', () => {
	it.each([
		['.a, #b', ['.a', '#b']],
		['a[title="x, y"], b', ['a[title="x, y"]', 'b']],
		[':is(.a, :not(.b, .c)), d', [':is(.a, :not(.b, .c))', 'd']],
		['.a\\,b, c', ['.a\\,b', 'c']],
		[' , .a,', ['.a']],
		['', []],
	])('%s is split into its parts', (list, parts) => {
		expect(splitSelectors(list)).toEqual(parts)
	})
})

describe('finding a target', () => {
	it('prefers the earlier part over the earlier element', () => {
		document.body.innerHTML = '<i id="second"></i><i id="first"></i>'
		expect(findTarget('#first, #second')?.id).toBe('first')
	})

	it('ignores elements without a size', () => {
		document.body.innerHTML = '<i class="a" data-size="0"></i><i class="a" id="seen"></i>'
		expect(findTarget('.a')?.id).toBe('seen')
	})

	it('skips a part that is not a valid selector', () => {
		document.body.innerHTML = '<i id="seen"></i>'
		expect(findTarget('..x, #seen')?.id).toBe('seen')
	})

	it('finds nothing for an empty list', () => {
		expect(findTarget('')).toBeNull()
	})
})

describe('waiting for a target', () => {
	it('ends as soon as it appears', async () => {
		const found = waitForTarget('#late', 60_000, new AbortController().signal)
		document.body.innerHTML = '<i id="late"></i>'
		expect((await found)?.id).toBe('late')
	})

	it('ends without a target on timeout', async () => {
		vi.useFakeTimers()
		const found = waitForTarget('#never', 2000, new AbortController().signal)
		await vi.advanceTimersByTimeAsync(2000)
		await expect(found).resolves.toBeNull()
		vi.useRealTimers()
	})

	it('ends without a target when the tour ends', async () => {
		const over = new AbortController()
		const found = waitForTarget('#never', 60_000, over.signal)
		over.abort()
		await expect(found).resolves.toBeNull()
	})
})
