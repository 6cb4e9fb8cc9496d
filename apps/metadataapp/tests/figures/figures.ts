// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { AppFigures } from '@suite/testing/figures/figure'
import { metadataFaults } from './faults.ts'
import { metadataFigures } from './metadata.ts'
import { metadataPrograms } from './programs.ts'
import { metadataTools } from './tools.ts'

export const figures: AppFigures = { onHost: {
	metadata: metadataFigures, 'metadata-tools': metadataTools, 'metadata-faults': metadataFaults, 'metadata-webdav': metadataPrograms,
} }
