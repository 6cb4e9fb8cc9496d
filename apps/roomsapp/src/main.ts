// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { roomsState } from '@suite/api/rooms/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router.ts'
import { useGridStore } from './stores/gridStore.ts'
import { useSessionStore } from './stores/sessionStore.ts'

const start = roomsState('start')
const pinia = createPinia()
useSessionStore(pinia).adopt(start)
if (start.grid !== null) {
	useGridStore(pinia).adopt(start.grid)
}
createApp(App).use(pinia).use(router).mount('#content')
