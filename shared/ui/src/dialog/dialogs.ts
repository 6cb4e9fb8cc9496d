// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import '@nextcloud/dialogs/style.css'

export { showError, showSuccess } from '@nextcloud/dialogs'
