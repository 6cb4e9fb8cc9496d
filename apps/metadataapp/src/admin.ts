// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadataState } from '@suite/api/metadata/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import AdminPanel from './components/Panel/AdminPanel.vue'
import { useFieldStore } from './stores/fieldStore.ts'
import { useFolderStore } from './stores/folderStore.ts'

const state = metadataState('admin')
const pinia = createPinia()
useFieldStore(pinia).adopt(state.fields)
useFolderStore(pinia).adopt(state)
createApp(AdminPanel).use(pinia).mount('#metadataapp-admin')
