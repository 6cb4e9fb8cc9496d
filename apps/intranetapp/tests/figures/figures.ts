// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AppFigures } from '@suite/testing/figures/figure'
import { attacks } from './attacks.ts'
import { crowd } from './crowd.ts'
import { faults } from './faults.ts'
import { pageFigures } from './pages.ts'
import { viewFigures } from './view.ts'

export const figures: AppFigures = { onHost: { intranet: pageFigures, view: viewFigures, faults, attacks, crowd } }
