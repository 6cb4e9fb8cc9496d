// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { viteApp } from '../../shared/tools/src/vite-app.ts'

export default viteApp({ main: 'src/main.ts', admin: 'src/admin.ts', personal: 'src/personal.ts' })
