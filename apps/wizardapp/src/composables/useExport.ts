// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { saveFile } from '@suite/ui/files/saveFile'
import { t } from '@nextcloud/l10n'
import { ref, type Ref } from 'vue'
import { report } from '../components/Admin/words/errors.ts'
import { useExchangeStore } from '../stores/admin/exchangeStore.ts'
import { useStepStore } from '../stores/admin/stepStore.ts'

/** Offers the published steps of the open language as a file download. */
export function useExport(): { readonly isExporting: Readonly<Ref<boolean>>, exportSteps(): Promise<void> } {
	const list = useStepStore()
	const exchange = useExchangeStore()
	const isExporting = ref(false)

	async function exportSteps(): Promise<void> {
		isExporting.value = true
		try {
			const { filename, data } = await exchange.exportFile(list.language ?? 'en')
			saveFile(filename, new Blob([data], { type: 'application/json' }))
		} catch (error) {
			report(error, t('wizardapp', 'Could not export the steps.'))
		} finally {
			isExporting.value = false
		}
	}
	return { isExporting, exportSteps }
}
