// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { createApp } from 'vue'
import PersonalPanel from './components/Personal/PersonalPanel.vue'

createApp(PersonalPanel).mount('#wizardapp-personal')
