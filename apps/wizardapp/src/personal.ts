// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizardState } from '@suite/api/wizard/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import PersonalPanel from './components/Personal/PersonalPanel.vue'
import { usePersonalStore } from './stores/personal/personalStore.ts'

const pinia = createPinia()
usePersonalStore(pinia).adopt(wizardState('personal'))
createApp(PersonalPanel).use(pinia).mount('#wizardapp-personal')
