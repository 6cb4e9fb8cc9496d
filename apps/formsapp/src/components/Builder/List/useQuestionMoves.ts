// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { followDrag } from '@suite/ui/move/followDrag'
import { createKeyMove, type KeyMove, type MoveEvent } from '@suite/ui/move/keyMove'
import { t } from '@nextcloud/l10n'
import { computed, onBeforeUnmount, shallowRef, type ComputedRef, type Ref } from 'vue'
import { questionOf } from '../../../builder/form.ts'
import { blockOf, lanesOf, moved, placesFor, type Place } from '../../../builder/places.ts'
import { useBuilderStore } from '../../../stores/builderStore.ts'
import { questionName } from '../../../words/builder/conditionWords.ts'
import { focusQuestion } from '../Card/focus.ts'

interface QuestionMoves extends Pick<KeyMove<number>, 'onKeydown' | 'onBlur'> {
	/** The question that is carried, by pointer or by keyboard. */
	readonly carriedId: ComputedRef<string | null>
	/** Where it would go. */
	readonly target: ComputedRef<Place | null>
	/** The pointer was pressed on the handle of a question. */
	grab(press: PointerEvent, id: string): void
}

/** Pixels at the edge of the list in which it scrolls along while something is dragged. */
const edge = 60

/**
 * Moves questions by dragging their handles, or with Space and the arrow keys on them. A line shows where it would go; the questions
 * themselves move once, when it is dropped.
 */
export function useQuestionMoves(list: Readonly<Ref<HTMLElement | null>>): QuestionMoves {
	const builder = useBuilderStore()
	const dragged = shallowRef<{ readonly id: string, readonly place: Place | null } | null>(null)
	let cancel: (() => void) | undefined

	function put(id: string, place: Place): void {
		builder.apply('move', id, questionName(questionOf(builder.form, id)), moved(builder.form, id, place))
	}
	function words(what: MoveEvent, id: string, at: number): string {
		const count = placesFor(builder.form, id).length
		const values = { place: at + 1, count }
		switch (what) {
			case 'taken':
				return t(
					'formsapp',
					'Picked up. Place {place} of {count}. Use the arrow keys to move, Space to drop, Escape to cancel.',
					values,
				)
			case 'dropped': return t('formsapp', 'Dropped at place {place} of {count}.', values)
			case 'putBack': return t('formsapp', 'Move canceled. Place {place} of {count}.', values)
			default: return t('formsapp', 'Place {place} of {count}.', values)
		}
	}
	const keys = createKeyMove<number>({
		home(id) {
			const lane = lanesOf(builder.form).find(({ ids }) => ids.includes(id))
			const last = blockOf(builder.form, id).at(-1) ?? id
			const beforeId = lane?.ids[lane.ids.indexOf(last) + 1] ?? null
			const at = placesFor(builder.form, id).findIndex((place) => place.pageId === lane?.pageId && place.beforeId === beforeId)
			return at < 0 ? null : at
		},
		next(id, at, { key }) {
			const last = placesFor(builder.form, id).length - 1
			const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[key]
			return to !== undefined && (to < 0 || to > last) ? null : to
		},
		put(id, to, home) {
			const place = placesFor(builder.form, id)[to]
			if (place !== undefined && to !== home) {
				put(id, place)
			}
		},
		focus: (id) => void focusQuestion(id, 'handle'),
		words,
	})

	/** The place that a pointer is over. */
	function placeAt(id: string, y: number): Place | null {
		const block = blockOf(builder.form, id)
		const lanes = [...list.value?.querySelectorAll<HTMLElement>('[data-lane]') ?? []]
		const lane = lanes.find((one) => y < one.getBoundingClientRect().bottom) ?? lanes.at(-1)
		if (lane === undefined) {
			return null
		}
		const cards = [...lane.querySelectorAll<HTMLElement>('[data-question]')]
			.filter((card) => !block.includes(card.dataset.question ?? ''))
		const next = cards.find((card) => {
			const { top, height } = card.getBoundingClientRect()
			return y < top + height / 2
		})
		return { pageId: lane.dataset.lane === '' ? null : lane.dataset.lane ?? null, beforeId: next?.dataset.question ?? null }
	}
	function scroll(y: number): void {
		const by = y < edge * 2 ? -12 : y > window.innerHeight - edge ? 12 : 0
		if (by !== 0) {
			list.value?.closest('.app-content')?.scrollBy(0, by)
		}
	}
	function grab(press: PointerEvent, id: string): void {
		cancel = followDrag(press, {
			move({ clientY }) {
				dragged.value = { id, place: placeAt(id, clientY) }
				scroll(clientY)
			},
			end(isKept) {
				const place = dragged.value?.place ?? null
				dragged.value = null
				if (isKept && place !== null) {
					put(id, place)
				}
			},
		})
	}
	onBeforeUnmount(() => cancel?.())

	return {
		carriedId: computed(() => dragged.value?.id ?? keys.carriedId.value),
		target: computed(() => {
			const [id, at] = [keys.carriedId.value, keys.at.value]
			return dragged.value?.place ?? (id === null || at === null ? null : placesFor(builder.form, id)[at] ?? null)
		}),
		onKeydown: keys.onKeydown,
		onBlur: keys.onBlur,
		grab,
	}
}
