// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { formsState } from '@suite/api/forms/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router.ts'
import { useListStore } from './stores/listStore.ts'
import { useSessionStore } from './stores/sessionStore.ts'

const start = formsState('start')
const pinia = createPinia()
useSessionStore(pinia).adopt(start)
if (start.forms !== null) {
	useListStore(pinia).adopt(start.forms)
}
createApp(App).use(pinia).use(router).mount('#content')
