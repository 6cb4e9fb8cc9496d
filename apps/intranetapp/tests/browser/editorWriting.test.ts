// @vitest-environment jsdom
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Widget } from '@suite/schema/intranet/layout'
import type { Page } from '@suite/schema/intranet/page'
import type { Start } from '@suite/schema/intranet/state'
import { Editor } from '@tiptap/core'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePastedAddress } from '../../src/components/Editor/Text/usePastedAddress.ts'
import { writeFirst } from '../../src/components/Editor/Text/writeFirst.ts'
import { textExtensions } from '../../src/editor/text/extensions.ts'
import { openText, saveText } from '../../src/editor/text/markdown.ts'
import { useEditorStore } from '../../src/stores/editorStore.ts'
import { useSiteStore } from '../../src/stores/siteStore.ts'

// The host sets its web root in a script of its own.
vi.hoisted(() => Object.assign(window, { _oc_webroot: '' }))

const metadata = vi.fn()
vi.mock('@suite/api/intranet/client', () => ({ intranet: { pages: { metadata: (...all: unknown[]) => metadata(...all) } } }))

function open(...widgets: Widget[]) {
	setActivePinia(createPinia())
	const store = useEditorStore()
	store.open({ id: 'p1', title: 'T', content: '', metadata: {}, layout: { rows: [{ columns: 1, widgets }] } } as unknown as Page)
	return store
}
const widgetsOf = (store: ReturnType<typeof useEditorStore>) => store.state!.rows.flatMap(({ widgets }) => widgets)

describe('Enter in the title', () => {
	it('begins at the start of the first text', () => {
		const store = open({ type: 'divider' }, { type: 'text', content: 'a' }, { type: 'text', content: 'b' })
		writeFirst()
		expect([store.selected, store.writing, store.writingFrom]).toEqual([widgetsOf(store)[1]!.key, widgetsOf(store)[1]!.key, 'start'])
	})
	it('adds a text above everything else, or in an empty first row', () => {
		const above = open({ type: 'divider' })
		writeFirst()
		expect(above.state!.rows.map(({ widgets }) => widgets.map(({ data }) => data.type))).toEqual([['text'], ['divider']])
		const inside = open()
		writeFirst()
		expect(inside.state!.rows.map(({ widgets }) => widgets.map(({ data }) => data.type))).toEqual([['text']])
	})
})

describe('a pasted address', () => {
	let editor: Editor
	let store: ReturnType<typeof useEditorStore>
	let pasted: ReturnType<typeof usePastedAddress>
	const address = () => `${location.origin}/index.php/apps/intranetapp/p/p9#tea`

	beforeEach(() => {
		store = open({ type: 'text', content: '' })
		useSiteStore().adopt({ videoDomains: ['video.example'], navigation: null, footer: null } as unknown as Start)
		const { key } = widgetsOf(store)[0]!
		editor = new Editor({
			extensions: textExtensions(),
			onUpdate: () => store.changeData(key, { content: saveText(openText('', editor.schema), editor.state.doc) }, 'text'),
		})
		editor.view.coordsAtPos = () => ({ left: 0, right: 0, top: 0, bottom: 0 }) // jsdom has no layout
		pasted = usePastedAddress(editor, () => key)
	})
	afterEach(() => {
		editor.destroy()
		metadata.mockReset()
	})
	const content = () => widgetsOf(store)[0]!.data.content

	it('of a page becomes its title in a step of its own, and what is typed meanwhile stays', async () => {
		metadata.mockResolvedValue({ title: 'Tea [hot]' })
		pasted.insert(address())
		editor.commands.insertContent(' and more')
		const before = content()
		expect(before).toBe(`<${address()}> and more`)
		await vi.waitFor(() => expect(content()).toBe('[Tea \\[hot\\]](/index.php/apps/intranetapp/p/p9#tea) and more'))
		store.undo()
		expect(content()).toBe(before)
	})
	it('stays where the page cannot be read, or the address was edited', async () => {
		metadata.mockRejectedValueOnce(new Error('unknown page'))
		pasted.insert(address())
		await Promise.allSettled(metadata.mock.results.map(({ value }) => value as Promise<unknown>))
		expect(content()).toBe(`<${address()}>`)
		let answer: (page: { title: string }) => void = () => undefined
		metadata.mockReturnValueOnce(new Promise((resolve) => { answer = resolve }))
		editor.commands.clearContent()
		pasted.insert(address())
		editor.commands.setTextSelection(3)
		editor.commands.insertContent('x')
		const edited = content()
		answer({ title: 'Tea' })
		await Promise.allSettled(metadata.mock.results.map(({ value }) => value as Promise<unknown>))
		expect(content()).toBe(edited)
	})
	it('elsewhere stays as it is, and nothing is asked', () => {
		pasted.insert('https://other.example/p/p9')
		expect([content(), metadata.mock.calls.length, pasted.offer.value]).toEqual(['<https://other.example/p/p9>', 0, null])
	})
	it('of an allowed video can be embedded below the text', async () => {
		pasted.insert('https://video.example/w/1')
		expect(pasted.offer.value?.address).toBe('https://video.example/w/1')
		await pasted.embed()
		expect(widgetsOf(store).map(({ data }) => [data.type, data.content ?? data.url])).toEqual([
			['text', ''],
			['video', 'https://video.example/w/1'],
		])
		expect(pasted.offer.value).toBeNull()
	})
})
