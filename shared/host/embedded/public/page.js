// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { followAppMenu } from './app-menu.js'
import { openFiles } from './files.js'
import { ringBell } from './notifications.js'
import { localise } from './locale.js'
import { offerSearch } from './search.js'
import { saveSettings } from './settings.js'

localise(document)
for (const field of document.querySelectorAll('input[name="timezone"]')) {
	field.value = Intl.DateTimeFormat().resolvedOptions().timeZone
}
for (const field of document.querySelectorAll('input[name="timezone_offset"]')) {
	field.value = String(-new Date().getTimezoneOffset() / 60)
}
if (document.getElementById('header') !== null) {
	followAppMenu(document.querySelector('.app-menu'))
	offerSearch(document.querySelector('#unified-search button'))
	ringBell(document.getElementById('notifications'))
}
saveSettings(document)
openFiles(document.getElementById('files'))
