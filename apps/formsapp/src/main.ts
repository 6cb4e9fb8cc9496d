// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { formsState } from '@suite/api/forms/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router.ts'
import { useFormStore } from './stores/formStore.ts'
import { useListStore } from './stores/listStore.ts'
import { useSessionStore } from './stores/sessionStore.ts'

const start = formsState('start')
const pinia = createPinia()
useSessionStore(pinia).adopt(start)
if (start.forms !== null) {
	useListStore(pinia).adopt(start.forms)
}
if (start.form !== null) {
	useFormStore(pinia).start(start.form)
}
createApp(App).use(pinia).use(router).mount('#content')
