// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { roomsState } from '@suite/api/rooms/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import PersonalPanel from './components/Personal/PersonalPanel.vue'
import { usePersonalStore } from './stores/personalStore.ts'

const pinia = createPinia()
usePersonalStore(pinia).adopt(roomsState('personal'))
createApp(PersonalPanel).use(pinia).mount('#roomsapp-personal')
