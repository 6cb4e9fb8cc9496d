// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AppFigures } from '@suite/testing/figures/figure'
import { formArchive } from './archive.ts'
import { formCrowd } from './crowd.ts'
import { formDeliveries } from './deliveries.ts'
import { formFaults } from './faults.ts'
import { formFigures } from './forms.ts'
import { formOutage } from './outage.ts'
import { formPages } from './pages.ts'
import { formTools } from './tools.ts'

export const figures: AppFigures = { onHost: {
	forms: formFigures, 'forms-crowd': formCrowd, 'forms-faults': formFaults, 'forms-deliveries': formDeliveries,
	'forms-outage': formOutage, 'forms-archive': formArchive, 'forms-pages': formPages,
	'forms-tools': formTools,
} }
