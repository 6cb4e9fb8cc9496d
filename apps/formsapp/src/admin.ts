// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { formsState } from '@suite/api/forms/client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { useAdminStore } from './stores/adminStore.ts'
import AdminView from './views/AdminView.vue'

const pinia = createPinia()
useAdminStore(pinia).adopt(formsState('admin').settings)
createApp(AdminView).use(pinia).mount('#formsapp-admin')
