// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { wizardState } from '@suite/api/wizard/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { useLanguageStore } from './stores/admin/languageStore.ts'
import { useSettingsStore } from './stores/admin/settingsStore.ts'
import { useStepStore } from './stores/admin/stepStore.ts'
import AdminView from './views/AdminView.vue'

const state = wizardState('admin')
const pinia = createPinia()
useSettingsStore(pinia).adopt(state.settings)
useLanguageStore(pinia).adopt(state.languages)
useStepStore(pinia).open(state.steps)
createApp(AdminView, { ownLanguage: state.steps.language }).use(pinia).mount('#wizardapp-admin')
