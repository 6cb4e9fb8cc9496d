// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { AppFigures } from '@suite/testing/figures/figure'
import { stepFigures } from './steps.ts'

const loader = new URL('../../js/wizardapp-loader-without-l10n.mjs', import.meta.url)

export const figures: AppFigures = {
	built: () => [{ name: 'loader of a pending tour, gzip', value: gzipSync(readFileSync(loader)).byteLength, unit: 'bytes', most: 3072 }],
	onHost: { wizard: stepFigures },
}
