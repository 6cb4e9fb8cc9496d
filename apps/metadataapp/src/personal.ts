// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { metadataState } from '@suite/api/metadata/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import PersonalPanel from './components/Panel/PersonalPanel.vue'
import { useFieldStore } from './stores/fieldStore.ts'
import { useFolderStore } from './stores/folderStore.ts'

const state = metadataState('personal')
const pinia = createPinia()
useFieldStore(pinia).adopt(state.fields)
useFolderStore(pinia).adopt(state)
createApp(PersonalPanel).use(pinia).mount('#metadataapp-personal')
