// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { announce } from '@suite/ui/keys/announcer'
import { followDrag } from '@suite/ui/move/followDrag'
import { createKeyMove, type KeyMove } from '@suite/ui/move/keyMove'
import { reportError } from '@suite/ui/words/errors'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { nextTick, onBeforeUnmount, shallowRef, type ShallowRef } from 'vue'
import { holdPress } from './holdPress.ts'
import type { Block, Row, Span } from '../grid/rows.ts'
import { midnight, snap, step, within } from '../grid/time.ts'
import { useGridStore } from '../stores/gridStore.ts'
import { shownSpan } from '../words/times.ts'
import { bookingSentences } from '../words/verdict.ts'

/** Where a booking would lie. */
export interface Place extends Span { readonly row: Row, readonly block: Block | null }

export type Grip = 'whole' | 'start' | 'end'

interface Options {
	rows(): readonly Row[]
	/** A free time was chosen. */
	chosen(place: Place): void
	/** Focuses a booking, or the row where it is when it has got another name. */
	focus(key: string, row: Row): void
}

export interface GridMoves {
	/** What is being drawn or moved. */
	readonly place: ShallowRef<Place | null>
	/** Draws a new time on a row. A finger has to rest first, because it scrolls otherwise. */
	draw(press: PointerEvent, row: Row): void
	/** Moves a booking, or one of its ends. */
	drag(press: PointerEvent, row: Row, block: Block, grip: Grip): void
	/** Of the element that scrolls; the listeners must not be passive. */
	readonly touch: {
		start(): void
		/** What a finger draws or moves does not scroll, click or open a menu. */
		keep(event: Event): void
	}
	readonly keys: KeyMove<Place>
}

/** Drawing, moving and resizing on the grid, by pointer and by keys. */
export function useGridMoves({ rows, chosen, focus }: Options): GridMoves {
	const grid = useGridStore()
	const place = shallowRef<Place | null>(null)
	let cancel = (): void => undefined
	/** A finger has rested and is still down. */
	let isHeld = false
	onBeforeUnmount(() => cancel())

	async function commit(home: Place, to: Place): Promise<void> {
		const block = home.block
		if (block === null || (home.row.key === to.row.key && home.start === to.start && home.end === to.end)) {
			return
		}
		try {
			await grid.change(block.booking, { roomId: to.row.room.id, day: to.row.day, start: to.start, end: to.end })
			void announce(t('roomsapp', 'Moved: {place}', { place: placeWords(to) }, plain))
		} catch (cause) {
			reportError(cause, t('roomsapp', 'Could not move the booking. It is where it was.'), bookingSentences())
		}
		await nextTick()
		if (document.activeElement === null || document.activeElement === document.body) {
			focus(block.key, to.row)
		}
	}

	function draw(press: PointerEvent, row: Row): void {
		const track = press.currentTarget as HTMLElement
		const from = minuteAt(press, track)
		begin(press, drawn({ row, block: null, start: from, end: from }, from), (event) => {
			place.value = drawn({ row, block: null, start: from, end: from }, minuteAt(event, track))
		}, chosen)
	}

	function drag(press: PointerEvent, row: Row, block: Block, grip: Grip): void {
		const track = (press.currentTarget as HTMLElement).closest<HTMLElement>('[data-track]')
		if (track === null) {
			return
		}
		const home: Place = { row, block, start: block.start, end: block.end }
		const from = minuteAt(press, track)
		begin(press, home, (event) => {
			place.value = dragged(home, grip, minuteAt(event, track) - from, grip === 'whole' ? rowAt(event) ?? row : row)
		}, (to) => void commit(home, to))
	}

	/** @param first - what a finger that has rested sees at once */
	function begin(press: PointerEvent, first: Place, move: (event: PointerEvent) => void, kept: (to: Place) => void): void {
		const isFinger = press.pointerType === 'touch'
		const follow = (): void => {
			let isReleased = false
			const listening = new AbortController()
			if (isFinger) {
				isHeld = true
				place.value = first
				navigator.vibrate?.(10)
				window.addEventListener('pointerup', () => {
					isReleased = true
				}, { signal: listening.signal, capture: true })
			}
			cancel = followDrag(press, {
				move,
				end(isKept) {
					listening.abort()
					const to = place.value
					place.value = null
					if ((isKept || isReleased) && to !== null) {
						ignoreClick()
						kept(to)
					}
				},
			})
		}
		cancel()
		if (isFinger) {
			cancel = holdPress(press, follow)
		} else {
			follow()
		}
	}

	const touch: GridMoves['touch'] = {
		start() {
			isHeld = false
		},
		keep(event) {
			if (isHeld) {
				event.preventDefault()
			}
		},
	}

	function rowAt(event: PointerEvent): Row | undefined {
		const key = document.elementsFromPoint(event.clientX, event.clientY)
			.map((element) => (element as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row)
			.find((found) => found !== undefined)
		const row = rows().find((one) => one.key === key)
		return row?.room.canBook === true ? row : undefined
	}

	const keys = createKeyMove<Place>({
		home(key, taken) {
			const row = rows().find(({ blocks }) => blocks.some((block) => block.key === key && block.isWhole && block.mayChange))
			const block = row?.blocks.find((one) => one.key === key)
			return taken ?? (row === undefined || block === undefined ? null : { row, block, start: block.start, end: block.end })
		},
		next: (_, at, event) => carried(rows(), at, event),
		show(at) {
			place.value = at
		},
		put(_, to, home) {
			place.value = null
			void commit(home, to)
		},
		focus(key) {
			const row = rows().find(({ blocks }) => blocks.some((block) => block.key === key))
			if (row !== undefined) {
				focus(key, row)
			}
		},
		words: (what, _, at) => ({
			taken: t('roomsapp', 'Grabbed: {place}. Arrows move it, Shift and arrows change the end, Enter keeps, Escape puts back.', {
				place: placeWords(at),
			}, plain),
			moved: placeWords(at),
			stopped: t('roomsapp', 'It cannot go further.'),
			dropped: t('roomsapp', 'Dropped: {place}', { place: placeWords(at) }, plain),
			putBack: t('roomsapp', 'Put back: {place}', { place: placeWords(at) }, plain),
		})[what],
	})
	return { place, draw, drag, touch, keys }
}

/** The release that ends a drag is no click. */
function ignoreClick(): void {
	const listening = new AbortController()
	window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: listening.signal })
	setTimeout(() => listening.abort(), 50)
}

function placeWords({ row, start, end }: Place): string {
	return `${row.room.name}, ${shownSpan({ start, end })}`
}

function minuteAt(event: PointerEvent, track: HTMLElement): number {
	const { left, width } = track.getBoundingClientRect()
	return within((event.clientX - left) / width, 0, 1) * midnight
}

/** The time between two minutes, which is at least one step long. */
export function drawn(at: Place, to: number): Place {
	const [start, end] = [snap(Math.min(at.start, to)), snap(Math.max(at.start, to))]
	const first = Math.min(start, midnight - step)
	return { ...at, start: first, end: Math.min(midnight, Math.max(end, first + step)) }
}

/** Where a booking lies after a way of so many minutes. */
export function dragged(home: Place, grip: Grip, minutes: number, row: Row): Place {
	if (grip === 'start') {
		return { ...home, row, start: within(snap(home.start + minutes), 0, home.end - step) }
	}
	if (grip === 'end') {
		return { ...home, row, end: within(snap(home.end + minutes), home.start + step, midnight) }
	}
	const length = home.end - home.start
	const start = within(snap(home.start + minutes), 0, midnight - length)
	return { ...home, row, start, end: start + length }
}

/** Where a key carries a booking: null when it cannot go there, undefined for a key that is not about moving. */
export function carried(
	rows: readonly Row[],
	at: Place,
	{ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): Place | null | undefined {
	const way = { ArrowLeft: -step, ArrowRight: step, ArrowUp: -1, ArrowDown: 1 }[key]
	if (way === undefined || (shiftKey && Math.abs(way) === 1)) {
		return undefined
	}
	if (Math.abs(way) === 1) {
		const from = rows.findIndex((row) => row.key === at.row.key)
		const beyond = way < 0 ? rows.slice(0, from).reverse() : rows.slice(from + 1)
		const row = beyond.find(({ room }) => room.canBook)
		return row === undefined ? null : { ...at, row }
	}
	const to = dragged(at, shiftKey ? 'end' : 'whole', way, at.row)
	return to.start === at.start && to.end === at.end ? null : to
}
