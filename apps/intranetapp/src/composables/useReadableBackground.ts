// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { computed, onBeforeUnmount, onMounted, ref, watch, type CSSProperties, type Ref } from 'vue'
import { colour, computedColour, readableOn } from '../values/colour.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const chosen = Object.freeze({ black: '#000', white: '#fff' })

/**
 * A background chosen for a page, with a text colour that is readable on it (4.5:1). Parts with a background of their
 * own have the class "surface" and get the default colours back.
 *
 * @param element - element with the background
 * @param source - value stored in the page
 */
export function useReadableBackground(element: Readonly<Ref<HTMLElement | null>>, source: () => string | null | undefined) {
	const text = ref<'usual' | 'black' | 'white'>('usual')
	const background = computed(() => colour(source()))
	const isColoured = computed(() => background.value !== null && background.value !== 'transparent')
	const style = computed((): CSSProperties => isColoured.value ? { backgroundColor: background.value ?? '', ...ink(text.value) } : {})

	function measure(): void {
		const root = element.value?.closest<HTMLElement>('.site')
		if (!isColoured.value || element.value === null || root == null) {
			text.value = 'usual'
			return
		}
		const page = getComputedStyle(root)
		const behind = computedColour(page.backgroundColor) ?? undefined
		const fill = computedColour(getComputedStyle(element.value).backgroundColor, behind)
		const usual = computedColour(page.color, behind)
		text.value = fill === null || usual === null ? 'usual' : readableOn(fill, usual)
	}
	onMounted(() => {
		measure()
		dark.addEventListener('change', measure)
	})
	onBeforeUnmount(() => dark.removeEventListener('change', measure))
	watch(background, measure, { flush: 'post' })
	return { style, isColoured }
}

/** Muted text and links are as strong as the rest here: what is muted on white is not readable on every colour. */
function ink(text: 'usual' | 'black' | 'white'): Record<string, string> {
	const main = text === 'usual' ? 'var(--site-text)' : chosen[text]
	return {
		'--color-main-text': main,
		'--color-text-maxcontrast': main,
		'--site-link': main,
		'--color-border': 'color-mix(in srgb, currentcolor 35%, transparent)',
		'--color-border-dark': 'color-mix(in srgb, currentcolor 45%, transparent)',
		'--color-background-hover': 'color-mix(in srgb, currentcolor 10%, transparent)',
		'--color-background-dark': 'color-mix(in srgb, currentcolor 8%, transparent)',
		color: main,
	}
}
