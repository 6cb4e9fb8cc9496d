// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadataState } from '@suite/api/metadata/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router.ts'
import { useSessionStore } from './stores/sessionStore.ts'

const pinia = createPinia()
useSessionStore(pinia).adopt(metadataState('start'))
createApp(App).use(pinia).use(router).mount('#content')
