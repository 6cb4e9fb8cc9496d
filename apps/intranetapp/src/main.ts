// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { ApiError } from '@suite/api/client/error'
import { intranetState } from '@suite/api/intranet/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { place, startRouter } from './router.ts'
import { useDraftsStore } from './stores/draftsStore.ts'
import { usePageStore } from './stores/pageStore.ts'
import { useSiteStore } from './stores/siteStore.ts'
import SiteView from './views/SiteView.vue'

const start = intranetState('start')
const pinia = createPinia()
startRouter()
useSiteStore(pinia).adopt(start)
useDraftsStore(pinia).adopt(start.user.id, start.drafts)
if (start.page !== null) {
	usePageStore(pinia).adopt(start.page, place.value.id)
} else if (start.pageError !== null) {
	usePageStore(pinia).fail(new ApiError(404, { reason: start.pageError }), place.value.id)
}
createApp(SiteView).use(pinia).mount('#content')
