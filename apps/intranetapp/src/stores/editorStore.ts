// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Page } from '@suite/schema/intranet/page'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { createPageHistory, type Footing, type PageStep, type StepKind } from '../editor/history.ts'
import { changeWidget } from '../editor/operations.ts'
import { findHolder, findWidget, openPage, storedPage, type EditedPage, type PageState } from '../editor/pageState.ts'
import { withKeysOf } from '../editor/pairs.ts'

export type SheetName = 'widget' | 'row' | 'page'

/** The page being edited: its state, its history, the selection. */
export const useEditorStore = defineStore('intranetapp-editor', () => {
	/** The page as stored on the server. */
	const page = shallowRef<Page | null>(null)
	/** The state the work is compared with, and the version it is based on. */
	const base = shallowRef<PageState | null>(null)
	const baseVersion = ref('')
	/** False for a draft whose base nobody kept: then it is compared with the published page, but not based on it. */
	const isBaseKnown = ref(true)
	const state = shallowRef<PageState | null>(null)
	/** Key of the selected widget or row. */
	const selected = ref<string | null>(null)
	/** Key of the widget whose text is being edited. */
	const writing = ref<string | null>(null)
	/** Where the cursor is put when text editing begins without a press. */
	const writingFrom = ref<'start' | 'end'>('end')
	const sheet = ref<SheetName | null>(null)
	/** The last step done, undone or redone, to be announced. */
	const told = shallowRef<{ readonly step: PageStep, readonly how: 'done' | 'undone' | 'redone' } | null>(null)
	const history = createPageHistory()
	let stored: { readonly of: PageState, readonly text: string } | null = null

	const edited = computed<EditedPage | null>(() => state.value === null ? null : storedPage(state.value))
	const isChanged = computed(() => state.value !== null
		&& base.value !== null
		&& state.value !== base.value
		&& JSON.stringify(edited.value) !== textOfBase(base.value))
	const selectedWidget = computed(() =>
		state.value === null || selected.value === null ? null : findWidget(state.value, selected.value)?.widget ?? null)
	const selectedHolder = computed(() => state.value === null || selected.value === null ? null : findHolder(state.value, selected.value))

	function textOfBase(of: PageState): string {
		if (stored?.of !== of) {
			stored = { of, text: JSON.stringify(storedPage(of)) }
		}
		return stored.text
	}
	/** Starts editing a page in its published state. */
	function open(answer: Page, content: EditedPage = answer): void {
		page.value = answer
		base.value = openPage(content)
		baseVersion.value = answer.baseVersion
		isBaseKnown.value = true
		state.value = base.value
		history.clear()
		selected.value = null
		writing.value = null
		sheet.value = null
		told.value = null
	}
	/** Continues from a published page: whatever differs from it now is unpublished work. */
	function rebase(answer: Page, content: PageState): void {
		page.value = answer
		base.value = content
		baseVersion.value = answer.baseVersion
		isBaseKnown.value = true
	}
	/** Continues a draft that is based on an earlier version, null if that is not known. Undoing it returns to that version. */
	function resume(draft: EditedPage, on: EditedPage | null, version: string): void {
		if (on !== null) {
			base.value = openPage(on)
			state.value = base.value
			history.clear()
		}
		baseVersion.value = version
		isBaseKnown.value = on !== null
		if (base.value !== null) {
			change('draft', '', '', withKeysOf(base.value, openPage(draft)))
		}
	}
	/** Makes a change after which the work is based on a newer published page; undoing it returns to the former base. */
	function merge(kind: StepKind, after: PageState, answer: Page, content: PageState): void {
		const before = state.value
		const former = footing()
		rebase(answer, content)
		if (before !== null) {
			done({ kind, type: '', key: '', before, after, at: Date.now(), footing: { before: former, after: footing() } })
		}
	}
	function footing(): Footing {
		return { base: base.value, baseVersion: baseVersion.value, isBaseKnown: isBaseKnown.value }
	}
	function stand(on: Footing | undefined): void {
		if (on !== undefined) {
			base.value = on.base
			baseVersion.value = on.baseVersion
			isBaseKnown.value = on.isBaseKnown
		}
	}
	/** Makes a change that can be undone. */
	function change(kind: StepKind, type: string, key: string, after: PageState): void {
		const before = state.value
		if (before === null || after === before) {
			return
		}
		done({ kind, type, key, before, after, at: Date.now() })
	}
	function done(step: PageStep): void {
		history.record(step)
		state.value = step.after
		told.value = { step, how: 'done' }
		keepSelection()
	}
	/** Shows a state without recording it, while an item is being carried. */
	function show(preview: PageState): void {
		state.value = preview
	}
	function changeData(key: string, values: Readonly<Record<string, unknown>>, kind: StepKind = 'change'): void {
		const widget = state.value === null ? null : findWidget(state.value, key)?.widget ?? null
		if (state.value !== null && widget !== null) {
			change(kind, widget.data.type, key, changeWidget(state.value, key, values))
		}
	}
	function undo(): void {
		const step = history.undo()
		if (step !== null) {
			stand(step.footing?.before)
			state.value = step.before
			told.value = { step, how: 'undone' }
			keepSelection()
		}
	}
	function redo(): void {
		const step = history.redo()
		if (step !== null) {
			stand(step.footing?.after)
			state.value = step.after
			told.value = { step, how: 'redone' }
			keepSelection()
		}
	}
	function select(key: string | null): void {
		if (selected.value !== key) {
			selected.value = key
			writing.value = null
			sheet.value = sheet.value === 'page' ? 'page' : null
			history.seal()
		}
	}
	/** Selects a widget and begins editing its text. */
	function write(key: string, from: 'start' | 'end'): void {
		select(key)
		writingFrom.value = from
		writing.value = key
	}
	function keepSelection(): void {
		if (selected.value !== null && selectedWidget.value === null && selectedHolder.value === null) {
			select(null)
		}
	}
	function close(): void {
		page.value = null
		base.value = null
		state.value = null
		history.clear()
		select(null)
	}

	return {
		page, base, baseVersion, isBaseKnown, state, selected, writing, writingFrom, sheet, told, last: history.last, next: history.next,
		edited, isChanged, selectedWidget, selectedHolder,
		open, rebase, resume, merge, change, show, changeData, undo, redo, seal: history.seal, select, write, close,
	}
})
