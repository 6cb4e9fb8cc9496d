// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { loadState } from '@nextcloud/initial-state'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { useAdminStore, type AdminState } from './stores/adminStore.ts'
import AdminView from './views/AdminView.vue'

const pinia = createPinia()
useAdminStore(pinia).adopt(loadState<AdminState>('intranetapp', 'admin'))
createApp(AdminView).use(pinia).mount('#intranetapp-admin')
