// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AppFigures } from '@suite/testing/figures/figure'
import { roomFaults } from './faults.ts'
import { roomFigures } from './rooms.ts'

export const figures: AppFigures = { onHost: { rooms: roomFigures, 'rooms-faults': roomFaults } }
