// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { placeOf } from '../router.ts'

/** Milliseconds after the last change of an address until its page is looked for. */
const pause = 250

/** The id of the page of this intranet that an address leads to; null for any other address. */
export function pageIdOf(address: string): string | null {
	const place = address !== '' && URL.canParse(address, location.href) ? placeOf(address) : null
	return place?.view === 'page' ? place.id : null
}

/** The title of the page that an address leads to; null if it is none of this intranet, or one that the user may not read. */
export async function pageTitle(address: string, signal?: AbortSignal): Promise<string | null> {
	const pageId = pageIdOf(address)
	if (pageId === null) {
		return null
	}
	try {
		return (await intranet.pages.metadata({ path: { pageId } }, { signal })).title
	} catch {
		return null // the address is shown as it is
	}
}

/** The title of the page that a field's address leads to; empty while it is unknown. */
export function usePageTitle(address: () => string): Readonly<Ref<string>> {
	const title = ref('')
	let timer: ReturnType<typeof setTimeout> | undefined
	let running: AbortController | undefined

	function stop(): void {
		clearTimeout(timer)
		running?.abort()
	}
	async function look(current: string): Promise<void> {
		running = new AbortController()
		const { signal } = running
		const found = await pageTitle(current, signal)
		if (!signal.aborted) {
			title.value = found ?? ''
		}
	}
	watch(address, (current) => {
		stop()
		title.value = ''
		timer = setTimeout(() => void look(current), pause)
	}, { immediate: true })
	onScopeDispose(stop)
	return title
}
