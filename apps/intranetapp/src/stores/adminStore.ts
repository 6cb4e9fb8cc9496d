// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { intranet } from '@suite/api/intranet/client'
import type { DemoRemoved, DemoStatus, SetupState } from '@suite/schema/intranet/setup'
import type { Publication } from '@suite/schema/intranet/site'
import type { AdminState } from '@suite/schema/intranet/state'
import { createControls } from '@suite/ui/settings/controls'
import { defineStore } from 'pinia'
import { reactive, ref, shallowRef } from 'vue'

/** An item on the panel that is saved or run individually. */
export type AdminControl =
	| 'setup' | 'reindex' | 'domains' | 'externalImages' | 'approval' | 'defaultStatus' | `demo-${string}`
	| `demoRemoval-${string}`

/** The site as administrators see it. */
export const useAdminStore = defineStore('intranetapp-admin', () => {
	const setup = shallowRef<SetupState | null>(null)
	const demo = shallowRef<DemoStatus | null>(null)
	const removal = shallowRef<DemoRemoved | null>(null)
	const domains = ref<readonly string[]>([])
	const externalImages = ref(true)
	const uploadLimit = ref('')
	const publication = reactive<Publication>({ requireApproval: false, defaultStatus: 'published' })
	const { busy, done, failure, failureOf, perform } = createControls<AdminControl>()

	function adopt(all: AdminState): void {
		setup.value = all.state
		demo.value = all.demo
		domains.value = all.videoDomains.domains
		externalImages.value = all.media.externalImages
		uploadLimit.value = all.uploadLimit.limitFormatted
		Object.assign(publication, all.publication)
	}

	async function refresh(): Promise<void> {
		[setup.value, demo.value] = await Promise.all([intranet.setup.state(), intranet.demo.status()])
	}

	const runSetup = () => perform('setup', async () => {
		await intranet.setup.run({ body: {} })
		await refresh()
	})
	const reindex = () => perform('reindex', async () => {
		await intranet.setup.reindex()
		await refresh()
	})
	const saveDomains = (wished: readonly string[]) => perform('domains', async () => {
		domains.value = (await intranet.settings.saveVideoDomains({ body: { domains: [...wished] } })).domains
	})
	const saveExternalImages = (wished: boolean) => perform('externalImages', async () => {
		externalImages.value = (await intranet.settings.saveMedia({ body: { externalImages: wished } })).externalImages
	})
	const savePublication = (control: 'approval' | 'defaultStatus', body: Partial<Publication>) => perform(control, async () => {
		Object.assign(publication, await intranet.settings.savePublication({ body }))
	})
	const importDemo = (language: string) => perform(`demo-${language}`, async () => {
		removal.value = null
		await intranet.demo.import({ body: { language, mode: 'skip_existing' } })
		await refresh()
	})
	const removeDemo = (language: string) => perform(`demoRemoval-${language}`, async () => {
		removal.value = null
		try {
			removal.value = await intranet.demo.remove({ body: { language } })
		} finally {
			// Before an error, some pages may have been removed.
			await refresh()
		}
	})

	return {
		setup,
		demo,
		/** What the last removal of demo content in this visit left; null before one and after adding it again. */
		removal,
		domains,
		externalImages,
		uploadLimit,
		publication,
		busy,
		done,
		failure,
		failureOf,
		adopt,
		runSetup,
		reindex,
		saveDomains,
		saveExternalImages,
		savePublication,
		importDemo,
		removeDemo,
	}
})
