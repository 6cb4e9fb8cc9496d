// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { viteApp } from '../../shared/tools/src/vite-app.ts'

// The host adds the app's translations to every script whose name has no "l10n" in it; a pending tour brings its own words.
export default viteApp({ admin: 'src/admin.ts', personal: 'src/personal.ts' }, { 'loader-without-l10n': 'src/loader.ts' })
