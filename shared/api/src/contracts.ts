// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Contract } from './contract/route.ts'
import { intranet } from './intranet/contract.ts'
import { wizard } from './wizard/contract.ts'

/** The contract of every app that exists. */
export const contracts: readonly Contract[] = [intranet, wizard]
