// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Editor } from '@tiptap/core'
import { announce } from '@suite/ui/keys/announcer'
import { t } from '@nextcloud/l10n'
import { nextTick, shallowRef } from 'vue'
import { pageIdOf, pageTitle } from '../../../composables/usePageTitle.ts'
import { newWidget } from '../../../editor/newWidgets.ts'
import { addWidget } from '../../../editor/operations.ts'
import { findWidget, newKey } from '../../../editor/pageState.ts'
import { pageAddress, placeOf } from '../../../router.ts'
import { useEditorStore } from '../../../stores/editorStore.ts'
import { useSiteStore } from '../../../stores/siteStore.ts'
import { videoOf } from '../../../values/video.ts'

/** An address of a video that can be shown as one, and where the offer appears. */
export interface VideoOffer { readonly address: string, readonly left: number, readonly top: number }

/**
 * Handles an address pasted without a selection: it becomes a link. That of a page of this intranet gets the page's title,
 * which Undo takes back; for a video of an allowed site there is an offer to embed it.
 */
export function usePastedAddress(editor: Editor, widgetKey: () => string) {
	const store = useEditorStore()
	const site = useSiteStore()
	const offer = shallowRef<VideoOffer | null>(null)

	/** The linked address in the text, where it was not edited meanwhile. */
	function find(address: string): { from: number, to: number } | null {
		let found: { from: number, to: number } | null = null
		editor.state.doc.descendants((node, position) => {
			const isLinked = node.marks.some(({ type, attrs }) => type.name === 'link' && attrs.href === address)
			if (isLinked && node.text === address) {
				found ??= { from: position, to: position + node.nodeSize }
			}
		})
		return found
	}
	async function name(address: string): Promise<void> {
		const place = pageIdOf(address) === null ? null : placeOf(address)
		const title = place === null ? null : await pageTitle(address)
		const range = editor.isDestroyed || title === null || title.trim() === '' ? null : find(address)
		if (place !== null && title !== null && range !== null) {
			const href = pageAddress(place.id, place.anchor === '' ? {} : { anchor: place.anchor })
			const { tr, schema } = editor.state
			store.seal() // a step of its own
			editor.view.dispatch(tr.replaceWith(range.from, range.to, schema.text(title, [schema.mark('link', { href })])))
			store.seal()
		}
	}
	function insert(address: string): void {
		store.seal()
		const link = { type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }
		editor.chain().insertContent(link).unsetMark('link').run()
		if (videoOf(address, store.page?.id ?? '', site.videoDomains)?.kind === 'frame') {
			const { left, bottom } = editor.view.coordsAtPos(editor.state.selection.from)
			offer.value = { address, left, top: bottom }
			void announce(t('intranetapp', 'This is a video. Press Tab to embed it, or continue writing.'))
		} else {
			void name(address)
		}
	}
	/** Replaces the address by the video, below the text. */
	async function embed(): Promise<void> {
		const address = offer.value?.address
		offer.value = null
		const range = address === undefined ? null : find(address)
		if (address === undefined || range === null) {
			return
		}
		store.seal()
		const { tr } = editor.state
		const at = tr.doc.resolve(range.from)
		const isAlone = at.parent.content.size === range.to - range.from && at.depth === 1 && tr.doc.childCount > 1
		editor.view.dispatch(isAlone ? tr.delete(at.before(), at.after()) : tr.delete(range.from, range.to))
		const found = store.state === null ? null : findWidget(store.state, widgetKey())
		if (store.state !== null && found !== null) {
			const key = newKey()
			const place = { holder: found.holder.key, column: found.column, index: found.index + 1 }
			store.change('add', 'video', key, addWidget(store.state, { ...newWidget('video'), url: address }, place, key))
			store.select(key)
			await nextTick()
			document.querySelector<HTMLElement>(`[data-widget="${key}"]`)?.focus()
		}
	}
	function decline(): void {
		offer.value = null
	}
	return { offer, insert, embed, decline }
}
